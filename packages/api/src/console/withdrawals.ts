/** Why a withdrawal is rejected. The customer reads the sentence of the word; what operators write is theirs. */
export const withdrawalFaults = [
  'address_listed',
  'owner_unconfirmed',
  'card_refused',
  'name_differs',
  'not_possible_now',
] as const;
export type WithdrawalFault = (typeof withdrawalFaults)[number];
