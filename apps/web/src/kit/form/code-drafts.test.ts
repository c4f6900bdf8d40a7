import { expect, it } from 'vitest';
import { contactDraft, keepCode, payPasswordDraft, recoverDraft } from './code-drafts.ts';

it('a code goes to the form that asks for it, that of an old address beside that of the new one', () => {
  contactDraft.change({ email: 'New@example.com', mobile: '0812345678' });
  expect(keepCode({ scene: 'bind', to: 'new@example.com', code: '111111' })).toBe('/pages/setting/email');
  keepCode({ scene: 'bind', to: 'old@example.com', code: '222222' });
  expect(contactDraft.read()).toMatchObject({ code: '111111', old_code: '222222' });
  expect(keepCode({ scene: 'bind', to: '+66812345678', code: '333333' })).toBe('/pages/setting/mobile');
  expect(contactDraft.read().code).toBe('333333');
  keepCode({ scene: 'pay_password', to: 'a@b.c', code: '444444' });
  keepCode({ scene: 'recovery', to: 'a@b.c', code: '555555' });
  expect([payPasswordDraft.read().code, recoverDraft.read().code]).toEqual(['444444', '555555']);
  expect(keepCode({ scene: 'register', to: 'a@b.c', code: '666666' })).toBeNull();
});
