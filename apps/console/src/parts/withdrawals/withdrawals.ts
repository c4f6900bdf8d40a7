import type { ConsolePart, DecisionLook, EntrySentence, QueueLook } from '../part.ts';

const reject: DecisionLook = {
  label: 'Reject',
  look: 'bad',
  key: 'r',
  reasonHint: 'For the case only. The customer reads the sentence of the word that is chosen beside the withdrawal.',
};
const approve: DecisionLook = { label: 'Let it go', look: 'good', key: 'a' };
const flags = { address_listed: 'The address stands on a list' };
const loadView: QueueLook['loadView'] = () => import('./withdrawal-view.tsx');

const became =
  (words: string): EntrySentence =>
  ({ withdrawal, amount, currency, network, destination }) =>
    `Withdrawal ${withdrawal} of ${amount} ${currency} by ${network} to ${destination}: ${words}`;

/** What leaves: what people have to look at, what they pay by hand, and what is in doubt. */
export const withdrawals: ConsolePart = {
  name: 'withdrawals',
  title: 'Withdrawals',
  queues: {
    withdrawals: {
      title: 'Withdrawals',
      note: 'Large or flagged: nothing is sent before somebody has let it go',
      decisions: { approve, reject },
      flags,
      loadView,
    },
    large_withdrawals: {
      title: 'Large withdrawals',
      note: 'Two different operators let one go',
      decisions: { approve, reject },
      flags,
      loadView,
    },
    bank_payouts: {
      title: 'Bank payouts',
      note: 'Pay by hand what the recipient gets, then say under which reference',
      decisions: { paid: { label: 'It is paid', look: 'good', key: 'a' }, reject },
      loadView,
    },
    unknown_withdrawals: {
      title: 'Withdrawals in doubt',
      note: 'The chain says that what was signed can never be paid: two operators have it signed anew',
      decisions: { retry: { label: 'Sign anew', look: 'plain', key: 'a' } },
      loadView,
    },
  },
  timeline: {
    requested: became('asked for'),
    under_review: became('waits for operators'),
    approved: became('approved'),
    signed: became('signed'),
    sent: became('sent'),
    unknown: became('handed over, and nobody knows whether it was taken'),
    completed: became('arrived'),
    rejected: became('rejected'),
    canceled: became('canceled'),
  },
};
