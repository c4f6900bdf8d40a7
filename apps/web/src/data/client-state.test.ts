import { accountKindWords } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { useApp } from './app-store.ts';
import { coinsOf, defaultCoins } from './client-state.ts';

describe('the client’s store', () => {
  it('has the fields of the specification', () => {
    const fields = `site_name coins assetsType transactionNavs baseUrl baseDomain logo logoRed lang token user socket
      fiat fiats`.split(/\s+/);
    for (const field of fields) expect(useApp.getState()).toHaveProperty(field);
    expect(useApp.getState()).toMatchObject({ baseUrl: '/api', baseDomain: '', fiat: 'USD' });
  });

  it('knows the default coins: USDT on two networks, ETH and BTC', () => {
    expect(defaultCoins.map(({ id, name, subName }) => [id, name, subName])).toEqual([
      [3, 'USDT', 'ERC20'],
      [3, 'USDT', 'TRC20'],
      [2, 'ETH', 'ERC20'],
      [1, 'BTC', 'BTC'],
    ]);
  });

  it('numbers the accounts as the wire does', () => {
    const { assetsType } = useApp.getState();
    expect(assetsType).toEqual(accountKindWords.map((kind, index) => ({ id: index + 1, kind })));
  });

  it('a coin of the server is there on each of its networks', () => {
    const network = (id: number, subName: string) => ({
      id,
      subName,
      confirmations: 1,
      min_deposit: '1',
      min_withdraw: '1',
      withdraw_fee: '1',
    });
    const usdt = {
      id: 3,
      code: 'USDT',
      name: 'Tether',
      scale: 6,
      logo: 'u',
      is_share: false,
      networks: [network(7, 'ERC20'), network(8, 'TRC20')],
    };
    const doge = { id: 9, code: 'DOGE', name: 'Dogecoin', scale: 8, logo: '', is_share: false, networks: [] };
    expect(coinsOf([usdt, doge])).toEqual([
      { id: 3, name: 'USDT', subName: 'ERC20', type: 7, status: 1, address: '', image: 'u' },
      { id: 3, name: 'USDT', subName: 'TRC20', type: 8, status: 1, address: '', image: 'u' },
      { id: 9, name: 'DOGE', subName: '', type: 0, status: 0, address: '', image: '' },
    ]);
  });
});
