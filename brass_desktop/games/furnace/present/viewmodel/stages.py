"""What the phases show in the places that change with them."""

from brass_desktop.games.furnace.present.viewmodel.auction import (
    AuctionStage,
    DiscsView,
    PlannerView,
    SettlingStage,
)
from brass_desktop.games.furnace.present.viewmodel.production import (
    BestOrderView,
    ChainStage,
    ProductionStage,
    ToolsView,
)

StageView = AuctionStage | SettlingStage | ProductionStage | ChainStage
"""The middle."""
SideView = PlannerView | BestOrderView
"""Above at the right."""
DockView = DiscsView | ToolsView
"""At the left of the dock."""
