import { expect, test } from 'vitest';
import { Dispatch, type Registered } from './dispatch.ts';
import { ReleaseMark } from './kernel/release-mark.ts';
import { RequestIds } from './kernel/request-ids.ts';
import { Timers } from './kernel/timers.ts';
import { Ledger } from './ledger/ledger.ts';
import { wire } from './products/wiring.ts';

const kernel = { timers: new Timers(), requests: new RequestIds(1), mark: new ReleaseMark() };

function products(): Registered[] {
  return [...wire({ ledger: new Ledger(), timers: new Timers() })];
}

/** A product that has nothing but what a test gives it. */
function strange(parts: Partial<Registered>): Registered {
  return {
    decide: {},
    evolve: {},
    timers: {},
    queries: {},
    tables: [],
    addHolds() {},
    broken: () => null,
    hash: () => 0n,
    save() {},
    load() {},
    ...parts,
  };
}

test.each([
  ['a command', { decide: { PlaceOrder: () => null } }],
  ['an event', { evolve: { OrderPlaced() {} } }],
  ['an event', { evolve: { NothingChanged() {} } }],
  ['a timer', { timers: { 'venue.drain'() {} } }],
  ['a query', { queries: { markets: () => null } }],
  ['a table', { tables: [{ name: 'balance' }] }],
  ['a table', { tables: [{ name: 'market' }] }],
  ['a table', { tables: [{ name: 'own' }, { name: 'own' }] }],
] as const)('two products with %s of one name do not start: %o', (what, parts) => {
  expect(() => new Dispatch([...products(), strange(parts)], kernel)).toThrow(what);
});

test('an event without a field table does not start', () => {
  expect(() => new Dispatch([strange({ evolve: { Unheard() {} } })], kernel)).toThrow('Unheard');
});

test('an event that nothing evolves does not start', () => {
  expect(() => new Dispatch(products().slice(1), kernel)).toThrow('Nothing evolves AssetListed.');
});
