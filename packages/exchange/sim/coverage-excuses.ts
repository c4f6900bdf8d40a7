/** What a run can't show, each with its reason; anything else that never occurs is a failure. */
export const excused: Readonly<Record<string, string>> = {
  ReleaseStarted: 'no command makes it: the engine says it when another release takes over',
  TimerParked: 'a timer is parked only when its decision throws, and the simulation fails on that defect instead',
  'a receipt of contract_close_for_less':
    'hardly anybody closes with less than the fee left; the tests of receipts have one who does',
  'a receipt of funding_uncovered':
    'it takes a payer and an insurance fund without money; the tests of receipts have both',
  SessionAnnounced: 'no world of the simulation has stock yet; the tests of products/stock show it',
  SessionCanceled: 'no world of the simulation has stock yet; the tests of products/stock show it',
  SessionOpened: 'no world of the simulation has stock yet; the tests of products/stock show it',
  SessionClosed: 'no world of the simulation has stock yet; the tests of products/stock show it',
  TradingPhaseSet: 'no world of the simulation has stock yet; the tests of products/stock show it',
  AuctionPriced: 'no world of the simulation has stock yet; the tests of products/stock show it',
  'AnnounceSession taken': 'no world of the simulation has stock yet; the tests of products/stock show it',
  'CancelSession taken': 'no world of the simulation has stock yet; the tests of products/stock show it',
  'venue.market_closed': 'no world of the simulation has stock yet; the tests of products/stock show it',
  'stock.session_invalid': 'no world of the simulation has stock yet; the tests of products/stock show it',
  'stock.session_over': 'no world of the simulation has stock yet; the tests of products/stock show it',
  'stock.session_overlaps': 'no world of the simulation has stock yet; the tests of products/stock show it',
  'stock.session_not_found': 'no world of the simulation has stock yet; the tests of products/stock show it',
  'stock.too_many_sessions': 'no world of the simulation has stock yet; the tests of products/stock show it',
};
