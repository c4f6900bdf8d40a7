import type { ContractAccount } from '@auric/api';
import { usdtAsset } from '@auric/exchange';
import type { HandlersOf } from '../../edge/handler.ts';
import type { RouteParts } from '../product-row.ts';
import { markShape } from '../../market-data/mark-shape.ts';
import type { ContractBook } from './contract-book.ts';
import { contractAccountShape, contractTermsShape, multiplesOf } from './contract-shape.ts';
import type { OwnPositions } from './own-positions.ts';
import { shareSize } from '../../market-data/share.ts';

type OwnPath = 'lever/deal' | 'lever/dealall' | 'lever/account';

/** What the screens of contracts show of their customer, from the memory of the exchange. */
export function ownPositionRoutes(
  parts: Pick<RouteParts, 'client' | 'catalog' | 'tickerOf' | 'now'>,
  book: ContractBook,
  own: OwnPositions,
): HandlersOf<OwnPath> {
  const { client, tickerOf, now } = parts;
  const ofMarket = async (customer: number, market: number) => {
    const [account, open, orders] = await Promise.all([
      accountOf(parts, customer),
      own.open(customer, market),
      own.openOrders(customer, market),
    ]);
    return { account, positions: await own.positions(open), orders: await own.orders(orders) };
  };
  return {
    'lever/deal': async (name, { customer }) => {
      const contract = await book.named(name);
      const { market } = contract.market;
      const mode = await client.port.query({ type: 'marginMode', customer, market });
      return {
        market: contractTermsShape(contract),
        ticker: tickerOf(market),
        mark: markShape(contract.terms, now()),
        margin_mode: mode.value,
        multiples: multiplesOf(contract.terms),
        share: shareSize(contract.market),
        ...(await ofMarket(customer, market)),
      };
    },
    'lever/dealall': (_payload, { customer }) => ofMarket(customer, 0),
    'lever/account': (_payload, { customer }) => accountOf(parts, customer),
  };
}

/** The contract account of a customer at the marks of now. */
async function accountOf(
  { client, catalog }: Pick<RouteParts, 'client' | 'catalog'>,
  customer: number,
): Promise<ContractAccount> {
  const [{ value: view }, { value: balances }] = await Promise.all([
    client.port.query({ type: 'contractAccount', customer }),
    client.port.query({ type: 'balances', customer }),
  ]);
  const balance = balances.find(({ kind, asset }) => kind === 'perpetual' && asset === usdtAsset);
  return contractAccountShape(view, balance?.held ?? 0n, await catalog.asset(usdtAsset, 'currency'));
}
