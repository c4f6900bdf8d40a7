import type { HandlersOf } from '../../edge/handler.ts';
import { countedPage } from '../../db/counted-page.ts';
import { pageOf } from '../../edge/page.ts';
import type { RouteParts } from '../product-row.ts';
import { DepositClaims } from './claims.ts';
import { depositShape, depositsWithin, listed } from './deposit-rows.ts';
import { receivingAddress } from './receiving.ts';
import { DepositRequests } from './requests.ts';

type DepositPath =
  | 'wallet/get_in_address'
  | 'wallet/charge_req'
  | 'recharge/log'
  | 'recharge/cancel'
  | 'recharge/claim'
  | 'recharge/claims';

/** The calls about what comes in: over a chain to one's own address, or paid by hand. */
export function depositRoutes(parts: RouteParts): HandlersOf<DepositPath> {
  const { chains, catalog, client, db } = parts;
  const requests = new DepositRequests(parts);
  const claims = new DepositClaims(parts);
  return {
    'wallet/get_in_address': async (payload, { customer }) =>
      receivingAddress(chains, await catalog.asset(payload.currency, 'currency'), payload, customer),

    'wallet/charge_req': (payload, caller) => requests.ask(payload, caller),

    'recharge/log': async (filter, { customer, lang }) => {
      await client.freshModels(customer);
      const own = depositsWithin(db, customer);
      const ofCoin = filter.currency === undefined ? own : own.where('deposit.asset', '=', filter.currency);
      const found = filter.before === undefined ? ofCoin : ofCoin.where('deposit.seq', '<', filter.before);
      const { rows, total } = await countedPage(
        found,
        (all) => listed(all).orderBy('deposit.seq', 'desc').orderBy('deposit.id', 'desc'),
        filter,
      );
      return pageOf(await Promise.all(rows.map((row) => depositShape(catalog, row, lang))), total, filter);
    },

    'recharge/cancel': (payload, caller) => requests.cancel(payload, caller),

    'recharge/claim': (payload, caller) => claims.ask(payload, caller),

    'recharge/claims': (filter, caller) => claims.list(filter, caller),
  };
}
