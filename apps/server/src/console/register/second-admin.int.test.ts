import { addOperator, TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let founder: TestOperator;
const reason = 'A reason of the tests';

beforeAll(async () => {
  server = await bootServer({ settings: { LOGINS_PER_ADDRESS_PER_MINUTE: '1000' } });
  founder = await (await addOperator(server, ['admin'])).signIn();
});
afterAll(() => server.close());

/** Signs in with a first password as somebody who sets everything up, and chooses a password. */
async function settleIn({ name, password }: { name: string; password: string }): Promise<TestOperator> {
  const fresh = new TestOperator(server.url, { ...founder.demo, name, password });
  await fresh.call('session/login', { name, password });
  const { secret } = await fresh.call('session/setup', {});
  Object.assign(fresh.demo, { secret });
  const { recovery_codes } = await fresh.call('session/confirm', { code: fresh.code() });
  const own = `${name}-harbour-71`;
  const change = { old_password: password, password: own, repassword: own, code: recovery_codes[0]! };
  await fresh.call('session/password', change);
  return fresh;
}

async function decide(by: TestOperator, proposal: number | null, decision = 'approve') {
  await by.call('cases/claim', { id: proposal! });
  return by.send('cases/decide', { id: proposal!, decision, reason });
}

async function idOf(name: string): Promise<number> {
  return (await founder.call('operators', {})).find((one) => one.name === name)!.id;
}

it('one admin adds the second alone, and from then on nobody is let in on one word', async () => {
  const alone = await founder.call('operators/add', { name: 'ben', roles: ['admin'], reason });
  expect(alone).toMatchObject({ proposal: null, handed_out: { name: 'ben' } });
  const [act] = (await founder.call('audit', { act: 'operator.add', subject: 'ben' })).data;
  expect(act).toMatchObject({ operator: { id: founder.demo.id }, second: null, failure: '' });
  expect(JSON.parse(act!.details)).toMatchObject({ name: 'ben', alone: true });
  expect(act!.details).not.toContain(alone.handed_out!.password);
  const ben = await settleIn(alone.handed_out!);

  const asked = await founder.call('operators/add', { name: 'cyd', roles: ['support'], reason });
  expect(asked).toEqual({ proposal: expect.any(Number) as number, handed_out: null });
  expect(await founder.codeOf('cases/claim', { id: asked.proposal })).toBe('case_own');
  // Whoever was added by the first is no second.
  expect(await ben.codeOf('cases/claim', { id: asked.proposal })).toBe('case_own');
  expect((await founder.call('operators', {})).map(({ name }) => name)).not.toContain('cyd');

  const dan = await (await addOperator(server, ['admin'], 'dan')).signIn();
  expect((await dan.call('cases/one', { id: asked.proposal! })).view).toMatchObject({
    call: 'operators/add',
    payload: { name: 'cyd', roles: ['support'] },
  });
  const { body } = await decide(dan, asked.proposal);
  expect(body).toMatchObject({ type: 'ok', message: { state: 'decided', handed_out: { name: 'cyd' } } });
  expect((await founder.call('audit', { act: 'operator.add', subject: 'cyd' })).data).toMatchObject([
    { operator: { id: founder.demo.id }, second: { id: dan.demo.id }, failure: '' },
  ]);
});

it('shutting the others out leaves nobody alone with the house', async () => {
  const ben = { operator: await idOf('ben'), reason };
  const dan = { operator: await idOf('dan'), reason };
  expect(await founder.codeOf('operators/disable', ben)).toBe('ok');
  expect(await founder.codeOf('operators/disable', dan)).toBe('ok');
  const asked = await founder.call('operators/enable', dan);
  expect(asked.proposal).not.toBeNull();
  expect((await founder.call('operators', {})).find(({ name }) => name === 'dan')?.state).toBe('disabled');
  expect(await founder.codeOf('operators/roles', { ...ben, operator: founder.demo.id, roles: ['finance'] })).toBe(
    'operator_self',
  );
  const eve = await (await addOperator(server, ['admin'], 'eve')).signIn();
  await decide(eve, asked.proposal);
  expect((await founder.call('operators', {})).find(({ name }) => name === 'dan')?.state).toBe('active');
});

it('a second factor is reset by two, and nobody confirms what is about themselves', async () => {
  const dan = await (await addOperator(server, ['admin'], 'dan')).signIn();
  const eve = await (await addOperator(server, ['admin'], 'eve')).signIn();
  const about = { operator: dan.demo.id, reason };
  const asked = await founder.call('operators/reset_factor', about);
  expect((await decide(dan, asked.proposal)).body).toMatchObject({ code: 'operator_self' });
  expect(await dan.codeOf('session/me', {})).toBe('ok');
  const { body } = await decide(eve, asked.proposal);
  const { handed_out: handed } = body.message as { handed_out: { name: string; password: string } };
  expect(handed.name).toBe('dan');
  expect(await dan.codeOf('session/me', {})).toBe('login_required');
  const again = new TestOperator(server.url, { ...dan.demo, password: handed.password });
  expect(await again.call('session/login', handed)).toEqual({ state: 'setup' });
});

it('what is refused never happens, and a name that was taken meanwhile waits for a refusal', async () => {
  const eve = await (await addOperator(server, ['admin'], 'eve')).signIn();
  const form = { name: 'fay', roles: ['support' as const], reason };
  const [first, second] = [await founder.call('operators/add', form), await founder.call('operators/add', form)];
  expect((await decide(eve, first.proposal)).body).toMatchObject({ type: 'ok' });
  expect((await decide(eve, second.proposal)).body).toMatchObject({ code: 'operator_name_taken' });
  expect((await eve.send('cases/decide', { id: second.proposal!, decision: 'reject', reason })).body).toMatchObject({
    message: { state: 'decided', handed_out: null },
  });
  expect(await founder.codeOf('operators/add', form)).toBe('operator_name_taken');
});
