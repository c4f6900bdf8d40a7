import { eventTables } from '@auric/exchange';
import { expect, test } from 'vitest';
import { products } from '../../products/index.ts';
import type { Projection } from './projection.ts';
import { type ProjectedProduct, Views } from './views.ts';

const views = new Views();

test.each(Object.keys(eventTables))('somebody has decided what the read models make of %s', (type) => {
  expect(() => views.projectionOf(type)).not.toThrow();
});

test('an event that nobody decided about does not pass unseen', () => {
  expect(() => views.projectionOf('ShareSplit')).toThrow('ShareSplit has no projection');
});

/** A product that exists here only. */
function row(projection: Partial<Projection>): ProjectedProduct {
  return { projection: () => ({ tables: [], fold: {}, unprojected: [], ...projection }) };
}

test('one more row projects one more event', () => {
  const seen: number[] = [];
  const more = new Views([...products, row({ fold: { ShareSplit: (_event, at) => void seen.push(at) } })]);
  more.projectionOf('ShareSplit')?.({ type: 'NothingChanged' }, 7, 1);
  expect(seen).toEqual([7]);
});

test('an event that two products project stops the start', () => {
  const twice = [...products, row({ fold: { OrderPlaced: () => {} } })];
  expect(() => new Views(twice)).toThrow('Two products have the projection of an event of the name OrderPlaced.');
});

test.each(['view.orders', 'view.bills'])('%s that two write stops the start', (table) => {
  const twice = [...products, row({ tables: [table] })];
  expect(() => new Views(twice)).toThrow(`Two products have a read model of the name ${table}.`);
});
