import { expect, it } from 'vitest';
import { ApiError } from '../../data/http/envelope.ts';
import { methodsOf } from './methods-of.ts';

it('a refusal names the second factors of the account', () => {
  const detail = { methods: 'totp passkey recovery_code' };
  expect(
    methodsOf(new ApiError('refused', { type: 'error', message: '', code: 'second_factor_required', detail })),
  ).toEqual(['totp', 'passkey', 'recovery_code']);
});

it('any other refusal asks for none', () => {
  expect(methodsOf(new ApiError('refused', { type: 'error', message: '', code: 'login_failed' }))).toBeNull();
});
