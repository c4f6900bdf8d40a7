import type { ExitGuard } from '../../kernel/exits.ts';
import { requireNext } from '../../kernel/known-slot.ts';
import type { Evolvers, Postings } from '../../kernel/product.ts';
import { type ReadSchedules, Schedules } from '../../kernel/schedules.ts';
import type { Timers } from '../../kernel/timers.ts';
import { shareFee } from '../../ledger/fees.ts';
import type { CustomerTransferEvent } from './events.ts';
import { defaultFees } from './formulas.ts';

const feeFields = { feePpm: 'int', feeLeastE6: 'int' } as const;

/** The kind of the timer that puts announced fees into force; its subject is the time that they were announced for. */
export const transferFeesTimerKind = 'customer-transfer.fees';

/** The last transfer's number, and what transfers cost. */
export function initialState() {
  return {
    counters: { lastTransfer: 0 },
    fees: { ...defaultFees },
    announcedFees: new Schedules('announced-transfer-fees', transferFeesTimerKind, feeFields),
  };
}

export type CustomerTransferState = ReturnType<typeof initialState>;

/** The state outside of `evolve`. */
export type ReadCustomerTransferState = Readonly<Omit<CustomerTransferState, 'announcedFees'>> & {
  readonly announcedFees: ReadSchedules<typeof feeFields>;
};

export function evolversOf(
  state: CustomerTransferState,
  timers: Timers,
  exits: Pick<ExitGuard, 'left'>,
): Evolvers<CustomerTransferEvent> {
  const { announcedFees } = state;
  return {
    CustomerTransferred(event, at) {
      requireNext(state.counters.lastTransfer, event.transfer, 'Transfer');
      state.counters.lastTransfer = event.transfer;
      exits.left(event, at);
    },
    CustomerTransferFeesSet({ feePpm, feeLeastE6, effectiveAt }) {
      state.fees = { feePpm, feeLeastE6 };
      if (effectiveAt !== 0) announcedFees.remove(effectiveAt, timers);
    },
    CustomerTransferFeesAnnounced({ feePpm, feeLeastE6, effectiveAt }) {
      if (announcedFees.has(effectiveAt)) announcedFees.remove(effectiveAt, timers);
      announcedFees.add(effectiveAt, effectiveAt, { feePpm, feeLeastE6 }, timers);
    },
  };
}

export const customerTransferPostings: Postings<CustomerTransferEvent> = {
  CustomerTransferred({ customer, recipient, asset, amount, fee }, post) {
    post(customer, 'funding', asset, -amount - fee, 0n);
    post(recipient, 'funding', asset, amount, 0n);
    shareFee(post, asset, fee);
  },
};
