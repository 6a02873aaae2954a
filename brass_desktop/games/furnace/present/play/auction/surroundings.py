"""What lies about the lots: the heading with its chips, the own works, the own discs."""

from dataclasses import replace

from brass_desktop.games.furnace.engine.ids import CardId, DiscId
from brass_desktop.games.furnace.engine.state import top_disc
from brass_desktop.games.furnace.present.intents import LookClosely, OpenDeck, PickDisc
from brass_desktop.games.furnace.present.play.auction.bid_draft import BidDraft
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.games.furnace.present.viewmodel.auction import (
    CountChip,
    DiscsView,
    HeldDisc,
    OwnCard,
    OwnWorks,
    StageHead,
)
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.tips import Light, Tip


def heading(seen: Seen, title: str, caption: str) -> StageHead:
    """Put the counts of deck and box into the heading of a stage."""
    deck, out = len(seen.state.deck), out_of_game(seen)
    chips = (
        CountChip("card-draw", words.DECK(), deck, OpenDeck(), Tip(words.DECK_TIP(deck))),
        CountChip(
            "card-discard",
            in_lengths(words.OUT(), words.BOX()),
            out,
            OpenDeck(),
            Tip(words.OUT_TIP(out)),
        ),
    )
    return StageHead(title, caption, chips)


def out_of_game(seen: Seen) -> int:
    """Count the companies that lie in the box: neither in deck and row nor anybody's."""
    state = seen.state
    settled = max(state.lot, 0)
    owned = sum(
        state.rules.is_company(card) for cards in (*state.works, *state.fresh) for card in cards
    )
    return state.rules.companies - len(state.deck) - len(state.row[settled:]) - owned


def own_works(seen: Seen, draft: BidDraft) -> OwnWorks:
    """Describe the own cards, and as a ghost the one that the planned disc would win."""
    state, seat = seen.state, seen.seat
    cards = [_own(seen, card) for card in (*state.works[seat], *state.fresh[seat])]
    if draft.lot is not None and top_disc(state, draft.lot) == (seat, draft.disc):
        hope = in_lengths(words.IF_YOU_WIN(), words.IF_WON())
        cards.append(replace(_own(seen, state.row[draft.lot]), ghost=hope))
    title = words.WORKS_OF(name=seen.name(seat))
    return OwnWorks(title, words.LOOK_CLOSELY(), tuple(cards))


def _own(seen: Seen, card: CardId) -> OwnCard:
    return OwnCard(card, seen.card(card), LookClosely(card))


def own_discs(seen: Seen, draft: BidDraft, *, deciding: bool) -> DiscsView:
    """Describe the own discs, the largest first and the neutral one after its equals."""
    discs, seat, rules = seen.state.rules.discs, seen.seat, seen.state.rules
    neutral = discs.neutral if seen.state.capitalist(seat).neutral_disc else 0
    mine = sorted(rules.discs_in(discs.own | neutral), key=lambda disc: (-discs.value[disc], disc))
    held = draft.state.discs[seat]
    views = tuple(_held(seen, draft, disc, held, deciding=deciding) for disc in mine)
    return DiscsView(words.YOUR_DISCS(), _note(seen, draft, held), views)


def disc_key(seen: Seen, disc: DiscId) -> str:
    """Return the key of a disc: its value; the neutral one comes after the own ones."""
    if seen.is_neutral(disc):
        return str(len(seen.state.rules.discs_in(seen.state.rules.discs.own)) + 1)
    return str(seen.value(disc))


def _held(seen: Seen, draft: BidDraft, disc: DiscId, held: int, *, deciding: bool) -> HeldDisc:
    used = not held >> disc & 1
    light = light_of_disc(draft, disc) if deciding and not used else Light.NONE
    view = replace(seen.disc(seen.seat, disc, light), used=used)
    named = words.NEUTRAL_TIP if seen.is_neutral(disc) else words.DISC_TIP
    fits = words.DISC_FITS(len(draft.lots_for(disc))) if deciding and not used else ""
    tip = Tip(named(value=seen.value(disc)), fits)
    return HeldDisc(view, disc_key(seen, disc), PickDisc(disc), tip)


def light_of_disc(draft: BidDraft, disc: DiscId) -> Light:
    """Light a disc of the seat in turn by what has been chosen."""
    if draft.disc == disc:
        return Light.CHOSEN
    if draft.disc is None and draft.lot is not None:
        return Light.LEGAL if (draft.lot, disc) in draft.places else Light.NONE
    if not draft.lots_for(disc):
        return Light.NONE
    return Light.SOFT if draft.disc is None else Light.ALLOWED


def _note(seen: Seen, draft: BidDraft, held: int) -> str:
    left = held.bit_count()
    if draft.bid is not None:
        return words.LEFT_AFTER(left - 1)
    return words.LEFT(left) if left else words.ON_TABLE()
