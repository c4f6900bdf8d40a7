import { defaultAreaCode } from '@auric/api';
import { create } from 'zustand';

export interface LoginDraft {
  identifier: string;
  area_code: string;
  password: string;
}

const emptyLogin: LoginDraft = { identifier: '', area_code: defaultAreaCode, password: '' };

/** What was typed survives the way to the area codes. It lives in memory only: it holds a password. */
export const useLoginDraft = create<LoginDraft>(() => emptyLogin);

export function changeLogin(change: Partial<LoginDraft>): void {
  useLoginDraft.setState(change);
}

export function forgetLogin(): void {
  useLoginDraft.setState(emptyLogin, true);
}
