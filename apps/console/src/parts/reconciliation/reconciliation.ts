import type { ConsolePart } from '../part.ts';

/** Coins whose withdrawals are stopped because books and chains differ. */
export const reconciliation: ConsolePart = {
  name: 'reconciliation',
  title: 'Reconciliation',
  queues: {
    reconciliation: {
      title: 'Books and chains differ',
      note: 'Withdrawals of the coin are stopped. Find the reason first: explaining lets them go on, by the word of two.',
      decisions: {
        explain: {
          label: 'Explained: let withdrawals go on',
          look: 'plain',
          key: 'e',
          reasonHint: 'What the difference is and how it was found. From here on it counts as expected.',
          usualReasons: ['Fees of the network', 'Own funds moved to the hot wallet'],
        },
      },
      flags: { missing: 'Something is missing on the chain', too_much: 'The chain has more than the books' },
      loadView: () => import('../fact-view.tsx'),
    },
  },
};
