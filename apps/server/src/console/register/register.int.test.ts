import { addOperator, TestOperator } from '@auric/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConsoleHouse, reason } from './../console-house.test-support.ts';

let house: ConsoleHouse;
let admin: TestOperator;
let compliance: TestOperator;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ admin, compliance } = house.operators);
});
afterAll(() => house.close());

describe('signing in', () => {
  it('tells who is there and what the roles allow', async () => {
    const me = await admin.call('session/me', {});
    expect(me).toMatchObject({ name: admin.demo.name, roles: ['admin'], state: 'in', sandbox: true });
    expect(me.calls).toContain('operators/add');
    expect(me.calls).not.toContain('customers');
  });

  it('needs the second factor before anything else answers', async () => {
    const half = await addOperator(house.server);
    await half.call('session/login', { name: half.demo.name, password: half.demo.password });
    expect(await half.codeOf('operators', {})).toBe('session_not_ready');
    expect(await half.codeOf('session/stay', {})).toBe('session_not_ready');
    expect(await half.codeOf('session/lock', {})).toBe('session_not_ready');
    expect((await half.call('session/me', {})).state).toBe('factor');
    expect((await half.call('session/me', {})).calls).toEqual([]);
  });

  it('D25 takes a code once, and a token that was there before the code is worth nothing after it', async () => {
    const one = await addOperator(house.server);
    await one.call('session/login', { name: one.demo.name, password: one.demo.password });
    const before = one.cookie;
    const code = one.code();
    await one.call('session/factor', { code });
    expect((await one.call('session/me', {})).state).toBe('in');
    const old = new TestOperator(house.server.url, one.demo);
    old.cookie = before;
    expect(await old.codeOf('session/me', {})).toBe('login_required');
    const again = new TestOperator(house.server.url, one.demo);
    await again.call('session/login', { name: one.demo.name, password: one.demo.password });
    expect(await again.codeOf('session/factor', { code })).toBe('operator_code_wrong');
  });

  it('sets a first factor up, gives recovery codes that are good once, and has the first password changed', async () => {
    const made = (await house.agreed(
      await admin.call('operators/add', { name: 'newcomer', roles: ['support'], reason }),
    ))!;
    const fresh = new TestOperator(house.server.url, { ...admin.demo, name: 'newcomer', password: made.password });
    expect(await fresh.call('session/login', { name: 'newcomer', password: made.password })).toEqual({
      state: 'setup',
    });
    expect(await fresh.codeOf('session/factor', { code: '123456' })).toBe('session_not_ready');
    const { secret } = await fresh.call('session/setup', {});
    Object.assign(fresh.demo, { secret });
    expect(await fresh.codeOf('session/confirm', { code: '000000' })).toBe('operator_code_wrong');
    const { recovery_codes } = await fresh.call('session/confirm', { code: fresh.code() });
    expect(recovery_codes).toHaveLength(10);
    expect(await fresh.codeOf('queues', {})).toBe('session_not_ready');
    const change = { old_password: made.password, password: 'another-word-7', repassword: 'another-word-7' };
    const me = await fresh.call('session/password', { ...change, code: recovery_codes[0]! });
    expect(me).toMatchObject({ state: 'in', recovery_codes: 9 });
    expect(await fresh.codeOf('session/unlock', { password: 'another-word-7', code: recovery_codes[0] })).toBe(
      'operator_code_wrong',
    );
  });

  it('locks, and unlocks by password and code alone', async () => {
    const one = await (await addOperator(house.server, ['support'])).signIn();
    expect((await one.call('session/lock', {})).state).toBe('locked');
    expect(await one.codeOf('queues', {})).toBe('session_locked');
    expect(await one.codeOf('session/stay', {})).toBe('session_locked');
    expect(await one.codeOf('session/unlock', { password: 'wrong', code: '000000' })).toBe('password_wrong');
    const me = await one.call('session/unlock', { password: one.demo.password, code: one.code() });
    expect(me.state).toBe('in');
  });

  it('shows where one is signed in oneself, and ends any of it and nothing of others', async () => {
    const one = await (await addOperator(house.server, ['support'])).signIn();
    const elsewhere = new TestOperator(house.server.url, one.demo);
    await elsewhere.call('session/login', { name: one.demo.name, password: one.demo.password });
    const own = async () => (await one.call('session/list', {})).map((session) => session.own);
    expect(await own()).toEqual([true]);
    await elsewhere.call('session/factor', { code: one.code() });
    expect(await own()).toEqual([false, true]);
    const [other] = await one.call('session/list', {});
    expect(other).toMatchObject({ address: '127.0.0.1', device: expect.any(String) as string });
    expect(await admin.codeOf('session/end', { session: other!.id })).toBe('session_unknown');
    expect(await one.codeOf('session/end', { session: other!.id })).toBe('ok');
    expect(await one.codeOf('session/end', { session: other!.id })).toBe('session_unknown');
    expect(await elsewhere.codeOf('session/me', {})).toBe('login_required');
    expect(await own()).toEqual([true]);
    expect(await house.audited('session.end', String(one.demo.id))).toMatchObject([{ operator: { id: one.demo.id } }]);
    await one.call('session/lock', {});
    expect(await one.codeOf('session/list', {})).toBe('session_locked');
  });

  it('tells a wrong name from a wrong password by nothing, and journals the latter', async () => {
    const stranger = new TestOperator(house.server.url, admin.demo);
    expect(await stranger.codeOf('session/login', { name: 'nobody-here', password: 'x' })).toBe(
      'operator_login_failed',
    );
    const login = { name: compliance.demo.name, password: 'x' };
    expect(await stranger.codeOf('session/login', login)).toBe('operator_login_failed');
    expect(await house.audited('session.refused', String(compliance.demo.id))).toMatchObject([{ operator: { id: 0 } }]);
  });
});

describe('operators', () => {
  it('are nobody’s to change but another admin’s, and one admin stays', async () => {
    const operator = admin.demo.id;
    expect(await admin.codeOf('operators/disable', { operator, reason })).toBe('operator_self');
    const other = await (await addOperator(house.server, ['admin'])).signIn();
    expect(await other.codeOf('operators/disable', { operator, reason })).toBe('ok');
    expect(await admin.codeOf('session/me', {})).toBe('login_required');
    expect(await house.agreed(await other.call('operators/enable', { operator, reason }))).toBeNull();
    await admin.signIn();
    const roles = { operator: other.demo.id, roles: ['support' as const], reason };
    await house.agreed(await admin.call('operators/roles', roles));
    expect(await other.codeOf('operators', {})).toBe('login_required');
  });
});
