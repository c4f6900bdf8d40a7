/** What the queue of proposals shows of a case. */
export interface Proposal {
  call: string;
  payload: Readonly<Record<string, unknown>>;
  reason: string;
  at: number;
}

/** Reads the view of a case; what is missing of it stays empty. */
export function proposalOf(view: Readonly<Record<string, unknown>>): Proposal {
  const { call, payload, reason, at } = view;
  return {
    call: typeof call === 'string' ? call : '',
    payload: typeof payload === 'object' && payload !== null ? { ...payload } : {},
    reason: typeof reason === 'string' ? reason : '',
    at: typeof at === 'number' ? at : 0,
  };
}

const names: Readonly<Record<string, string>> = {
  'customers/adjust': 'Adjustment of a customer’s balance',
  'configuration/change': 'Change of the configuration',
  'treasury/fund': 'Capital from outside',
  'treasury/withdraw_option_pool': 'Capital out of the option pool',
  'reconciliation/bank': 'What the bank accounts have',
  'stock/cancel_session': 'Taking a session of stocks back',
  'stock/split': 'Split of a stock',
  'stock/dividend': 'Dividend of a stock',
  'stock/cancel_action': 'Taking a split or a dividend back',
  'operators/add': 'Another operator',
  'operators/roles': 'Other roles of an operator',
  'operators/enable': 'Letting an operator in again',
  'operators/reset_factor': 'New password and second factor of an operator',
};

/** What is proposed, in words. */
export function nameOfCall(call: string): string {
  return names[call] ?? call;
}
