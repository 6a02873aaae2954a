"""What the phases show in the four places that change with them.

Each place is the union of the views that the phases put there; the painters tell them apart.
"""

StageView = object
"""The middle: AuctionStage | SettlingStage | ProductionStage | ChainStage."""
SideView = object
"""Above at the right: PlannerView | CompensationView | BestOrderView | GapsView."""
LedgerView = object
"""Below at the right, in the chronicle's place: LedgerView of the production."""
DockView = object
"""At the left of the dock: DiscsView | ToolsView."""
