import { ArrowDownToLine } from 'lucide-react';
import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart, DecisionLook } from '../part.ts';

const reject: DecisionLook = {
  label: 'Reject',
  look: 'bad',
  key: 'r',
  reasonHint: 'For the case only. The customer reads the sentence of the reason that is chosen beside it.',
  usualReasons: ['Not on the statement of the bank', 'Asked the customer for more'],
};

/** What comes in: payments by hand, transactions that customers miss, and arrivals of nobody. */
export const deposits: ConsolePart = {
  name: 'deposits',
  title: 'Deposits',
  pages: [
    {
      path: '/arrivals',
      title: 'Arrivals of nobody',
      load: () => import('./unassigned-page.tsx'),
      needs: 'deposits/unassigned',
      nav: { group: 'house', icon: ArrowDownToLine, key: 'd' },
    },
  ],
  queues: {
    deposit_request: {
      title: 'Payments by hand',
      note: 'Compare with the statement of the bank: two people type what has arrived',
      decisions: {
        confirm: {
          label: 'Confirm',
          look: 'good',
          key: 'a',
          usualReasons: ['Seen on the statement of the bank'],
        },
        reject,
      },
      loadView: () => import('./request-view.tsx'),
    },
    deposit_claim: {
      title: 'Missing deposits',
      note: 'Look the transaction up on its chain; what is nobody’s is assigned among the arrivals',
      decisions: {
        found: { label: 'Found', look: 'good', key: 'a', usualReasons: ['Assigned', 'Credited by now'] },
        reject,
      },
      loadView: () => import('./claim-view.tsx'),
    },
  },
  otherEntry:
    (kind) =>
    ({ amount, currency, state }) =>
      `${kind === 'hand' ? 'Payment by hand' : 'Deposit'} of ${amount} ${currency}: ${spoken(String(state))}`,
};
