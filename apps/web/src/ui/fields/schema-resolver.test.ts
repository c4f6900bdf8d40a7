import { registrationEndpoints } from '@auric/api/people/registration';
import type { ResolverOptions } from 'react-hook-form';
import { expect, it } from 'vitest';
import { schemaResolver } from './schema-resolver.ts';

const options: ResolverOptions<Record<string, string>> = { fields: {}, shouldUseNativeValidation: false };
const resolve = schemaResolver<Record<string, string>, Record<string, unknown>>(
  registrationEndpoints['user/register'].request,
);

async function codesOf(values: Record<string, string>) {
  const { errors } = await resolve(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.type]));
}

const complete = {
  user_string: 'trader@example.com',
  area_code: '86',
  code: '123456',
  password: 'a good one',
  re_password: 'a good one',
};

it('lets through what the server would take, in the shape it takes it', async () => {
  const { code: _none, ...account } = { ...complete, user_string: 'trader99' };
  const { values, errors } = await resolve({ ...account, code: '', extension_code: '' }, undefined, options);
  expect(errors).toEqual({});
  expect(values).toEqual(account);
});

it('says what is missing, and the codes of what is wrong', async () => {
  expect(await codesOf({ ...complete, user_string: '', code: '12' })).toEqual({
    user_string: 'required',
    code: 'code_format',
  });
  expect(await codesOf({ ...complete, password: 'short', re_password: 'short' })).toEqual({
    password: 'password_too_short',
  });
});

it('compares what belongs together, at the field that repeats', async () => {
  expect(await codesOf({ ...complete, re_password: 'another' })).toEqual({ re_password: 'passwords_inconsistent' });
});

it('has a word for what has no code of its own', async () => {
  expect(await codesOf({ ...complete, type: 'fax' })).toEqual({ type: 'parameter_error' });
});
