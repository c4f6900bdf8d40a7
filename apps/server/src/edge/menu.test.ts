import { menuEntries, menuGroups } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { menuOf } from './menu.ts';

describe('the entries of home', () => {
  const menu = menuOf();

  it('are each there once, in the groups that clients show', () => {
    expect(menu.map(({ id }) => id).toSorted()).toEqual([...menuEntries].toSorted());
    for (const { group } of menu) expect(menuGroups).toContain(group);
  });

  it('stand in front at nine places, each taken once', () => {
    const places = menu.flatMap(({ front }) => (front === 0 ? [] : [front]));
    expect(places.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
