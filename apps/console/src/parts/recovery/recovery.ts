import type { ConsolePart, DecisionLook } from '../part.ts';

const refuse: DecisionLook = {
  label: 'Refuse',
  look: 'bad',
  key: 'r',
  reasonHint: 'The customer reads it.',
  usualReasons: ['We could not verify that it is you. Please send a photo of your document and of yourself.'],
};

const flags = { new_device: 'Asked from a device that the account has not been used on' };

/** Whoever can't get into the own account: the second factor is lost, or the account was frozen by its owner. */
export const recovery: ConsolePart = {
  name: 'recovery',
  title: 'Access',
  queues: {
    lost_factor: {
      title: 'Lost second factors',
      note: 'Compare with the papers first: approving removes 2FA and holds withdrawals for 72 hours',
      decisions: { approve: { label: 'Remove 2FA', look: 'good', key: 'a' }, refuse },
      flags,
      loadView: () => import('../fact-view.tsx'),
    },
    frozen_account: {
      title: 'Frozen accounts',
      note: 'Compare with the papers first: approving opens the account and holds withdrawals for 24 hours',
      decisions: { approve: { label: 'Open the account', look: 'good', key: 'a' }, refuse },
      flags,
      loadView: () => import('../fact-view.tsx'),
    },
  },
};
