import { formatDecimal } from '@auric/api';
import type { ConsoleMessage } from '@auric/api/console';
import { systemAccounts } from '@auric/exchange';
import { sql } from 'kysely';
import type { ConsolePartLent } from '../../product-row.ts';
import { houseAccountName } from './house-accounts.ts';

type Treasury = ConsoleMessage<'treasury'>;

const usdtDecimals = 6;

/**
 * The accounts of the house and what is owed to customers, asset by asset. What the house has is read from the exchange
 * at one moment, what customers have from the read models as they stand; `world` is what all of it must add up to.
 */
export async function treasuryOf({ db, client, catalog }: ConsolePartLent): Promise<Treasury> {
  const { value: accounts, at, seq } = await client.port.query({ type: 'houseBalances' });
  const [owed, assets] = await Promise.all([
    db
      .selectFrom('view.balances')
      .select(['asset'])
      .select(sql<string>`sum(total)`.as('total'))
      .select(sql<number>`count(distinct customer) filter (where total > 0)`.as('holders'))
      .where('customer', '>=', 1000)
      .groupBy('asset')
      .execute(),
    catalog.assets(),
  ]);
  const totals = new Map<number, { house: bigint; world: bigint }>();
  for (const { account, balances } of accounts)
    for (const { asset, available, held } of balances) {
      const sum = totals.get(asset) ?? { house: 0n, world: 0n };
      if (account === systemAccounts.world) sum.world -= available + held;
      else sum.house += available + held;
      totals.set(asset, sum);
    }
  const liabilities = assets.map((asset) => {
    const row = owed.find((one) => one.asset === asset.asset);
    const customers = BigInt(row?.total ?? 0);
    const { house, world } = totals.get(asset.asset) ?? { house: 0n, world: 0n };
    return {
      currency: asset.asset,
      currency_name: asset.code,
      customers: formatDecimal(customers, asset.scale),
      house: formatDecimal(house, asset.scale),
      world: formatDecimal(world, asset.scale),
      holders: Number(row?.holders ?? 0),
      usdt_value: formatDecimal(catalog.usdtWorthE6(asset, customers), usdtDecimals),
      balanced: customers + house === world,
    };
  });
  return {
    at,
    seq,
    house: accounts
      .filter(({ account }) => account !== systemAccounts.world)
      .map(({ account, balances }) => ({
        account,
        name: houseAccountName(account),
        balances: balances.flatMap(({ asset, available, held }) => {
          const known = assets.find((one) => one.asset === asset);
          if (known === undefined) return [];
          return [{ currency: asset, currency_name: known.code, amount: formatDecimal(available + held, known.scale) }];
        }),
      })),
    liabilities,
    balanced: liabilities.every(({ balanced }) => balanced),
  };
}
