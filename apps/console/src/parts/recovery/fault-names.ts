import type { RecoveryFault } from '@auric/api/console/recovery';

/** What each fault is called here; the customer reads a sentence of it in the own language. */
export const faultNames: Readonly<Record<RecoveryFault, string>> = {
  person_unproven: 'Not proved that it is the owner',
  more_needed: 'Says too little: ask again',
  identity_missing: 'Never verified: nothing to compare',
  misuse_suspected: 'Somebody else seems to ask',
};
