import { describe, expect, it } from 'vitest';
import en from '../../locales/en/catalogue.ts';
import { rowOf } from '../../routes.ts';
import { entries, frontEntries, groups } from './entries.ts';

describe('the products of home', () => {
  it('are in the table once, each with its text, and every text has its product', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids, 'more'].sort()).toEqual(Object.keys(en.home.entries).sort());
  });

  it('lead to screens that exist', () => {
    const ways = entries.flatMap(({ to }) => (to === null ? [] : [to]));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect([way, rowOf(way.split('?')[0] ?? '')]).not.toContain(undefined);
  });

  it('all belong to a group that is shown, and nine stand on the page itself', () => {
    for (const { group } of entries) expect(groups).toContain(group);
    expect(frontEntries).toHaveLength(9);
  });
});
