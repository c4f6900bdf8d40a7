import type { ConsolePart, DecisionLook } from '../part.ts';

const refuse: DecisionLook = {
  label: 'Refuse',
  look: 'bad',
  key: 'r',
  reasonHint: 'For the case only. The customer reads the sentence of the fault that is chosen beside the request.',
  usualReasons: ['Does not agree with the papers', 'Could not be reached'],
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
      loadView: () => import('./recovery-view.tsx'),
    },
    frozen_account: {
      title: 'Frozen accounts',
      note: 'Compare with the papers first: approving opens the account and holds withdrawals for 24 hours',
      decisions: { approve: { label: 'Open the account', look: 'good', key: 'a' }, refuse },
      flags,
      loadView: () => import('./recovery-view.tsx'),
    },
  },
};
