import { IntMap } from '../../../kernel/int-map.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { Table } from '../../../kernel/table.ts';
import { depositStates } from '../../../kernel/vocabulary.ts';
import { arrivalKey } from '../formulas.ts';

const depositFields = {
  deposit: 'int',
  customer: 'int',
  chain: 'text',
  transaction: 'text',
  output: 'text',
  asset: 'int',
  amount: 'amount',
  dust: 'amount',
  decimals: 'int',
  state: depositStates,
  seenAt: 'int',
} as const;

const requestFields = {
  request: 'int',
  customer: 'int',
  asset: 'int',
  amount: 'amount',
  voucher: 'text',
  currency: 'text',
  fiatE6: 'amount',
  rateE8: 'amount',
  requestedAt: 'int',
} as const;

/** What was seen and isn't credited yet, what customers ask for, and the names of all that was ever credited. */
export function initialState() {
  return {
    deposits: new Table('chainDeposit', depositFields),
    depositSlots: new IntMap(),
    /** By customer, 0 for those of nobody. */
    depositsOf: new SlotsByOwner(),
    /** The slot of what is open, by the name of its arrival. */
    openKeys: new Map<string, number>(),
    requests: new Table('depositRequest', requestFields),
    requestSlots: new IntMap(),
    /** By customer. */
    requestsOf: new SlotsByOwner(),
    arrivals: new Table('creditedArrival', { name: 'text' }),
    credited: new Set<string>(),
    counters: { lastDeposit: 0, lastRequest: 0 },
  };
}

export type DepositsState = ReturnType<typeof initialState>;

/** The name of the arrival of an open deposit. */
export function keyAt({ deposits: { columns } }: Pick<DepositsState, 'deposits'>, slot: number): string {
  return arrivalKey(columns.chain[slot]!, columns.transaction[slot]!, columns.output[slot]!);
}

/** Makes the indexes again from the records that a snapshot brought. */
export function indexState(state: DepositsState): void {
  const { deposits, requests, arrivals } = state;
  for (const slot of deposits.slots()) {
    state.depositSlots.set(deposits.columns.deposit[slot]!, slot);
    state.openKeys.set(keyAt(state, slot), slot);
  }
  for (const slot of requests.slots()) state.requestSlots.set(requests.columns.request[slot]!, slot);
  state.depositsOf.index(deposits.slots(), deposits.columns.customer);
  state.requestsOf.index(requests.slots(), requests.columns.customer);
  for (const slot of arrivals.slots()) state.credited.add(arrivals.columns.name[slot]!);
}
