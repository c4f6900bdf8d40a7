import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, PeopleScene, visitor } from './people-scene.ts';
import { securityHoldMs } from './standing.ts';
import { countryOfNumber } from './country-of-number.ts';
import type { Identifier } from './identifier.ts';

let scene: PeopleScene;
beforeAll(async () => {
  scene = await PeopleScene.open();
});
afterAll(() => scene.close());

const byOperator = { source: 'operator', reason: 'fraud', trading: true, withdrawals: true } as const;
const byOwner = { source: 'owner', reason: 'owner', trading: true, withdrawals: true } as const;
const byLoss = { source: 'self_exclusion', reason: 'self_exclusion', trading: true, withdrawals: false } as const;

const lastStanding = () => scene.exchange.standings.at(-1);

describe('freezes', () => {
  test('of several the customer is told the heaviest, and who lifts one leaves the others', async () => {
    const { standing } = scene.people;
    const customer = await scene.register(scene.freshName());
    await standing.change(customer, { freeze: byLoss });
    expect(lastStanding()).toMatchObject({ tradingFreeze: 'self_exclusion', withdrawalFreeze: 'none' });
    await standing.change(customer, { freeze: byOwner });
    await standing.change(customer, { freeze: byOperator });
    expect(lastStanding()).toMatchObject({ tradingFreeze: 'fraud', withdrawalFreeze: 'fraud' });
    await standing.change(customer, { lift: 'operator' });
    expect(lastStanding()).toMatchObject({ tradingFreeze: 'owner', withdrawalFreeze: 'owner' });
    await standing.change(customer, { lift: 'owner' });
    expect(lastStanding()).toMatchObject({ tradingFreeze: 'self_exclusion', withdrawalFreeze: 'none' });
    expect(await standing.freezesOf(customer)).toMatchObject([{ source: 'self_exclusion', at: scene.now }]);
  });

  test('that come at once are all in force', async () => {
    const { standing } = scene.people;
    const customer = await scene.register(scene.freshName());
    const changes = [byLoss, byOwner, byOperator].map((freeze) => standing.change(customer, { freeze }));
    await Promise.all(changes);
    expect(await standing.freezesOf(customer)).toHaveLength(3);
    const known = scene.exchange.standings.filter((told) => told.customer === customer).at(-1);
    expect(known).toMatchObject({ version: 3, tradingFreeze: 'fraud', withdrawalFreeze: 'fraud' });
  });

  test('one that the exchange was not heard to take is sent again by the next sweep', async () => {
    const { standing } = scene.people;
    const customer = await scene.register(scene.freshName());
    scene.exchange.dies = true;
    expect(await codeOf(standing.change(customer, { freeze: byOwner }))).toContain('died');
    scene.exchange.dies = false;
    await standing.sweep();
    expect(lastStanding()).toMatchObject({ customer, withdrawalFreeze: 'owner' });
    const told = scene.exchange.standings.length;
    await standing.sweep();
    expect(scene.exchange.standings).toHaveLength(told);
  });
});

test('what changes is kept, one change a row, and what stays as it is changes nothing', async () => {
  const { standing } = scene.people;
  const customer = await scene.register(scene.freshName());
  const changes = [
    { freeze: byLoss, identityLevel: 1, country: 'TH' },
    { identityLevel: 1, country: 'TH', lift: 'owner' },
    { lift: 'self_exclusion', holdForMs: 1000 },
    { holdForMs: 500 },
  ] as const;
  for (const change of changes) await standing.change(customer, change);
  const rows = await scene.db
    .selectFrom('people.standing_change')
    .select(['kind', 'vals'])
    .where('customer', '=', customer)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { kind: 'frozen', vals: { source: 'self_exclusion', word: 'self_exclusion', scope: 'trading' } },
    { kind: 'identity_level', vals: { level: 1, before: 0 } },
    { kind: 'country', vals: { country: 'TH', before: '' } },
    { kind: 'lifted', vals: { source: 'self_exclusion' } },
    { kind: 'held', vals: { until: scene.now + 1000 } },
  ]);
});

test('a longer hold stays, whatever shorter one follows', async () => {
  const { standing } = scene.people;
  const customer = await scene.register(scene.freshName());
  await standing.hold(customer, securityHoldMs.lostFactor);
  await standing.hold(customer);
  expect(lastStanding()).toMatchObject({ version: 2, holdUntil: scene.now + 72 * 3_600_000 });
});

test('the papers say where somebody lives, and until then the number that they registered with', async () => {
  const { standing } = scene.people;
  const user_string = '812345678';
  const recipient = '+66812345678';
  await scene.people.sending.send({ type: 'mobile', areaCode: '66', mobile: user_string }, 'register', visitor);
  const [{ code } = { code: '' }] = await scene.messages(recipient);
  const customer = await scene.register(user_string, { type: 'mobile', area_code: '66', code });
  expect(scene.exchange.countries.get(customer)).toBe('TH');
  await standing.hold(customer);
  expect(lastStanding()).toMatchObject({ country: 'TH', identityLevel: 0 });
  await standing.change(customer, { country: 'VN', identityLevel: 2 });
  expect(lastStanding()).toMatchObject({ country: 'VN', identityLevel: 2 });
});

test('who registers without a number says where they live, which a number overrules, and papers overrule both', async () => {
  const { standing } = scene.people;
  const customer = await scene.register(scene.freshName(), { country: 'VN' });
  expect(scene.exchange.countries.get(customer)).toBe('VN');
  await standing.hold(customer);
  expect(lastStanding()).toMatchObject({ country: 'VN', identityLevel: 0 });
  const number = { area_code: '66', mobile: '812345679' };
  await scene.db.updateTable('people.customer').set(number).where('id', '=', customer).execute();
  await standing.hold(customer);
  expect(lastStanding()).toMatchObject({ country: 'TH', identityLevel: 0 });
  await standing.change(customer, { country: 'VN', identityLevel: 1 });
  expect(lastStanding()).toMatchObject({ country: 'VN', identityLevel: 1 });
});

test('nobody registers who says to live where the house takes no customers from, or in no country', async () => {
  scene.exchange.closedTo.add('KP');
  const named = (country: string) => codeOf(scene.register(scene.freshName(), { country }));
  expect(await named('KP')).toBe('not_available_in_country');
  expect(await named('ZZ')).toBe('country_unknown');
  expect(await scene.db.selectFrom('people.customer').select('id').where('country', '=', 'KP').execute()).toEqual([]);
  expect([await named('VN'), await named('')]).toEqual(['ok', 'ok']);
});

test('nobody is sent a code to register with who may not for where they live, and all other codes go', async () => {
  scene.exchange.closedTo.add('KP');
  const send = (to: Identifier, purpose: 'register' | 'forget', country?: string) =>
    codeOf(scene.people.sending.send(to, purpose, visitor, country));
  const email = { type: 'email', email: 'far@example.org' } as const;
  expect(await send(email, 'register', 'KP')).toBe('not_available_in_country');
  expect(await send(email, 'register', 'ZZ')).toBe('country_unknown');
  expect(await send({ type: 'mobile', areaCode: '850', mobile: '1921234567' }, 'register')).toBe(
    'not_available_in_country',
  );
  expect(await scene.messages(email.email)).toEqual([]);
  expect([await send(email, 'register', 'VN'), await send(email, 'forget')]).toEqual(['ok', 'ok']);
});

test('nobody registers with a number of a country that the house takes no customers from', async () => {
  scene.exchange.closedTo.add('KP');
  const identity = { type: 'mobile', user_string: '1921234567', area_code: '850', code: '000000' } as const;
  expect(await codeOf(scene.register(identity.user_string, identity))).toBe('not_available_in_country');
  expect(await scene.db.selectFrom('people.customer').select('id').where('area_code', '=', '850').execute()).toEqual(
    [],
  );
  expect(await codeOf(scene.register(scene.freshName()))).toBe('ok');
});

test.each([
  ['1', '4165550123', 'CA'],
  ['1', '2125550123', 'US'],
  ['44', '7400123456', 'GB'],
  ['7', '7012345678', 'KZ'],
  ['66', '812345678', 'TH'],
  ['999', '1', ''],
])('the number +%s %s is of %s', (areaCode, number, country) => {
  expect(countryOfNumber(areaCode, number)).toBe(country);
});
