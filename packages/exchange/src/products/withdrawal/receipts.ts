import type { Claim, Formula, ReceiptOf, Receipts } from '../../kernel/receipt.ts';
import type { WithdrawalEvent } from './events.ts';

type SettledOutside = Extract<WithdrawalEvent, { type: 'WithdrawalSettled' }>;
type SettledInside = Extract<WithdrawalEvent, { type: 'WithdrawalSettledInside' }>;

/** The fee comes out of what was asked for, nothing is paid on top: rules section 1. */
const withdrawn: Formula = (given) => [
  {
    name: 'arrived',
    terms: ['amount', '−', 'fee_fixed'],
    rounds: 'exact',
    value: given('amount') - given('fee_fixed'),
  },
];

function claimOf({ withdrawal, asset, amount, fee }: SettledOutside | SettledInside): Claim {
  const measure = { of: 'amount', asset } as const;
  const origin = { from: 'event' } as const;
  return {
    kind: 'withdrawal',
    subject: withdrawal,
    given: [
      { name: 'amount', value: amount, measure, origin },
      { name: 'fee_fixed', value: fee, measure, origin },
    ],
    recorded: [{ name: 'arrived', value: amount - fee, measure }],
  };
}

const eventSaysAll = { lookBackMs: 0, isEnough: () => true, terms: () => [] } as const;

const outside: ReceiptOf<SettledOutside> = { ...eventSaysAll, claim: ({ event }) => claimOf(event) };

/** What a withdrawal inside of the house cost is its sender's to know, not its recipient's. */
const inside: ReceiptOf<SettledInside> = {
  ...eventSaysAll,
  claim: ({ event, customer }) => (customer === event.customer ? claimOf(event) : null),
};

export const withdrawalReceipts: Receipts<SettledOutside | SettledInside> = {
  formulas: { withdrawal: withdrawn },
  events: { WithdrawalSettled: outside, WithdrawalSettledInside: inside },
};
