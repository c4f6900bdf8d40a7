/** What a run can't show, each with its reason; anything else that never occurs is a failure. */
export const excused: Readonly<Record<string, string>> = {
  ReleaseStarted: 'no command makes it: the engine says it when another release takes over',
  'account.corporate_action_running':
    'a walk over the holders is over within one call unless these are 64,000; the tests of stock let one timer go at a time',
  TimerParked: 'a timer is parked only when its decision throws, and the simulation fails on that defect instead',
  'a receipt of contract_close_for_less':
    'hardly anybody closes with less than the fee left; the tests of receipts have one who does',
  'a receipt of copy_close_for_less':
    'the same of a copy, and none closes in a block where that could cost more than there is; the tests of receipts make one',
  'a receipt of split_unpaid': 'it takes a treasury without money at a split; the tests of receipts have such a holder',
  'a receipt of funding_uncovered':
    'it takes a payer and an insurance fund without money; the tests of receipts have both',
  'a receipt of profit_share_part':
    'hardly any follower has all they have at stake when shares are settled; the tests of receipts have one who does',
};
