import type { AccountKindWord, Currency, FiatRate } from '@auric/api';

/** A coin on one of its networks, as the specification has it. */
export interface Coin {
  /** The id of the currency. */
  id: number;
  name: string;
  /** The network: ERC20, TRC20. */
  subName: string;
  /** The id of the network; 0 where the coin has none yet. */
  type: number;
  status: 0 | 1;
  /** Where this customer's deposits go; empty until it was asked for. */
  address: string;
  image: string;
}

const coin = (id: number, name: string, subName: string): Coin => ({
  id,
  name,
  subName,
  type: 0,
  status: 1,
  address: '',
  image: '',
});

/** The coins that there always are, until the server has said which there are. */
export const defaultCoins: readonly Coin[] = [
  coin(3, 'USDT', 'ERC20'),
  coin(3, 'USDT', 'TRC20'),
  coin(2, 'ETH', 'ERC20'),
  coin(1, 'BTC', 'BTC'),
];

/** Every coin of the server on each of its networks; one without a network can't be deposited. */
export function coinsOf(currencies: readonly Currency[]): Coin[] {
  return currencies.flatMap(({ id, code, logo, networks }): Coin[] => {
    const on = { id, name: code, address: '', image: logo };
    if (networks.length === 0) return [{ ...on, subName: '', type: 0, status: 0 }];
    return networks.map((network) => ({ ...on, subName: network.subName, type: network.id, status: 1 }));
  });
}

/** An account of the customer by the id that the wire has for it; its name is the text `accountKinds.<kind>`. */
export interface AssetsType {
  id: number;
  kind: AccountKindWord;
}

/** Written out: the contract's own list would bring its schemas to the first screen. */
const accountIds: Readonly<Record<AccountKindWord, number>> = {
  funding: 1,
  spot: 2,
  perpetual: 3,
  option: 4,
  stock: 5,
  margin: 6,
  earn: 7,
};

export const assetsTypes: readonly AssetsType[] = Object.entries(accountIds).map(([kind, id]) => ({
  id,
  kind: kind as AccountKindWord,
}));

/** A product of the trade tab and its page. */
export interface TransactionNav {
  id: 'spot';
  path: `/pages/${string}`;
}

export const transactionNavs: readonly TransactionNav[] = [{ id: 'spot', path: '/pages/transaction/index' }];

/** What one USDT is in a currency, as a decimal, and since when that is known (ms). */
export type { FiatRate } from '@auric/api';

/** What is shown until rates were asked for: a dollar. */
export const defaultFiats: readonly FiatRate[] = [{ currency_code: 'USD', rate: '1', saveTime: 0 }];
