import { menuEntries, type MenuEntry } from '@auric/api';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en/catalogue.ts';
import { entriesOf } from './entries.ts';

const entry = (part: Partial<MenuEntry>): MenuEntry => ({
  id: 'spot',
  group: 'trade',
  path: '',
  offer: '',
  front: 0,
  ...part,
});

describe('the entries of home', () => {
  it('have a text each, and every text has its entry', () => {
    expect([...menuEntries, 'more'].toSorted()).toEqual(Object.keys(en.home.entries).toSorted());
  });

  it('stand in the order of the server, those in front by their places', () => {
    const menu = [entry({ id: 'nft', front: 2 }), entry({ id: 'spot' }), entry({ id: 'earn', front: 1 })];
    const { all, front } = entriesOf(menu);
    expect(all.map(({ id }) => id)).toEqual(['nft', 'spot', 'earn']);
    expect(front.map(({ id }) => id)).toEqual(['earn', 'nft']);
  });

  it('lead to pages that this client has, with their parameters', () => {
    const ways = ['/pages/fund/select?to=receive', '/pages/not/there', ''].map((path) => entry({ path }));
    expect(entriesOf(ways).all.map(({ to }) => to)).toEqual(['/pages/fund/select?to=receive', null, null]);
  });

  it('of a newer server that this client can’t show are left out', () => {
    const menu = [entry({ id: 'teleport' as 'spot' }), entry({ group: 'space' as 'trade' }), entry({})];
    expect(entriesOf(menu).all).toHaveLength(1);
  });
});
