import { defaultAreaCode } from '@auric/api';
import { create } from 'zustand';
import type { Registration } from './account-rules.ts';

const emptyRegistration: Registration = {
  type: 'email',
  user_string: '',
  area_code: defaultAreaCode,
  code: '',
  password: '',
  re_password: '',
  extension_code: '',
};

/** What was typed survives a look into the outbox. It lives in memory only: it holds a password. */
export const useRegistrationDraft = create<Registration>(() => emptyRegistration);

export function changeRegistration(change: Partial<Registration>): void {
  useRegistrationDraft.setState(change);
}

export function forgetRegistration(): void {
  useRegistrationDraft.setState(emptyRegistration, true);
}
