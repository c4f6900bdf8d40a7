import { FormDraft } from './form-draft.ts';

/** What was typed into forms of the settings that ask for a code, while somebody looks the code up elsewhere. */
export const contactDraft = new FormDraft('contact', { email: '', mobile: '', code: '', old_code: '' }, [
  'code',
  'old_code',
]);
export const payPasswordDraft = new FormDraft('payPassword', { password: '', code: '' }, ['password', 'code']);
export const recoverDraft = new FormDraft('recover', { user_string: '', password: '', code: '', note: '' }, [
  'password',
  'code',
]);

/** Puts a code that was sent to an address where it is asked for, and says which page that is; null for other purposes. */
export function keepCode({ scene, to, code }: { scene: string; to: string; code: string }): string | null {
  if (scene === 'bind') return keepContactCode(to, code);
  if (scene === 'pay_password') {
    payPasswordDraft.change({ code });
    return '/pages/setting/payPassword';
  }
  if (scene !== 'recovery') return null;
  recoverDraft.change({ code });
  return '/pages/common/recover';
}

/** The code of the address that is being bound, or that of the one in whose place it comes. */
function keepContactCode(to: string, code: string): string {
  const { email, mobile } = contactDraft.read();
  const isNew = to.includes('@') ? to === email.toLowerCase() : mobile !== '' && to.endsWith(mobile.replace(/^0/, ''));
  contactDraft.change(isNew ? { code } : { old_code: code });
  return to.includes('@') ? '/pages/setting/email' : '/pages/setting/mobile';
}
