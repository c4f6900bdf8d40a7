import { defaultAreaCode } from '@auric/api';
import { create } from 'zustand';
import type { PasswordReset } from './account-rules.ts';

const emptyReset: PasswordReset = { account: '', area_code: defaultAreaCode, code: '', password: '', repassword: '' };

/** What was typed survives a look into the outbox. It lives in memory only: it holds a password. */
export const useResetDraft = create<PasswordReset>(() => emptyReset);

export function changeReset(change: Partial<PasswordReset>): void {
  useResetDraft.setState(change);
}

export function forgetReset(): void {
  useResetDraft.setState(emptyReset, true);
}
