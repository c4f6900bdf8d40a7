import type { IdentityStanding } from '@auric/api/identity/endpoints';

export type LevelState = 'verified' | 'inVerification' | 'failed' | 'notVerified';

/** How far one level is. */
export function levelState({ state, level: reached, pending_level }: IdentityStanding, level: number): LevelState {
  if (level <= reached) return 'verified';
  if (level !== pending_level) return 'notVerified';
  return state === 'audit_failed' ? 'failed' : 'inVerification';
}
