import type { ConsolePart } from '../part.ts';

/** What one operator has asked for and another one has to confirm. */
export const proposals: ConsolePart = {
  name: 'proposals',
  title: 'Second person',
  queues: {
    proposals: {
      title: 'Second person',
      note: 'What a colleague has asked for and somebody else has to confirm',
      decisions: {
        approve: { label: 'Confirm', look: 'good', key: 'a' },
        reject: { label: 'Refuse', look: 'bad', key: 'r' },
      },
      loadView: () => import('./proposal-view.tsx'),
    },
  },
};
