import type { ConsolePart } from '../part.ts';

/** Papers and what was typed from them. */
export const identity: ConsolePart = {
  name: 'identity',
  title: 'Identity',
  queues: {
    identity: {
      title: 'Identity papers',
      note: 'Compare the photos with what was typed',
      decisions: {
        approve: {
          label: 'Approve',
          look: 'good',
          key: 'a',
          usualReasons: ['Papers agree with what was typed', 'Flags looked into, nothing against it'],
        },
        refuse: {
          label: 'Refuse',
          look: 'bad',
          key: 'r',
          reasonHint:
            'For the case only. The customer reads the sentence of the fault that is chosen beside the papers.',
          usualReasons: ['Asked for better photos', 'What was typed differs from the document'],
        },
      },
      flags: {
        document_in_use: 'Document used by another customer',
        screening_match: 'On a screening list',
        country_differs: 'Country differs from the mobile number',
      },
      loadView: () => import('./identity-view.tsx'),
    },
  },
  timeline: { applied: ({ level }) => `Applied for identity Lv${String(level)}` },
};
