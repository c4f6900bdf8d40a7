import { type WithdrawalWait, withdrawalWaits } from '@auric/api';

/** What a withdrawal waits for, as it was stored; null for nothing, or for what this release doesn't know. */
export function waitOf(text: string): WithdrawalWait | null {
  return withdrawalWaits.find((word) => word === text) ?? null;
}
