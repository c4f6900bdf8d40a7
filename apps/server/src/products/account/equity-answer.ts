import type { Equity, EquityPeriod } from '@auric/api';
import { formatDecimal } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { curveOf, curveTimes, dayStartOf, flowsOf, profitOf, profitRatioPpm } from './equity.ts';
import { asOfOneMoment, equityAt, flowsSince, openedAt, ownedNow, pastWorth } from './past-equity.ts';

const usdtDecimals = 6;
const ratioDecimals = 6;

const usdtText = (worthE6: bigint): string => formatDecimal(worthE6, usdtDecimals);

/** A customer's equity now, its curve over a period and the profit of today, all of one moment of the read models. */
export async function equityOf(question: {
  db: Kysely<Database>;
  catalog: Pick<Catalog, 'assets' | 'usdtWorthE6'>;
  customer: number;
  period: EquityPeriod;
  /** Unix ms. */
  now: number;
}): Promise<Equity> {
  const { db, catalog, customer, period, now } = question;
  const assets = await catalog.assets();
  const prices = { usdt: assets.find(({ code }) => code === 'USDT')?.asset ?? 0, worthOf: pastWorth(assets) };
  const since = dayStartOf(now);
  const { times, worth, owned, flows } = await asOfOneMoment(db, async (snapshot) => {
    const times = curveTimes(period, await openedAt(snapshot, customer), now);
    // A bill of midnight itself is of today, so the day starts with what stood a millisecond before.
    const worth = await equityAt(snapshot, customer, [since - 1, ...times.slice(0, -1)], prices);
    const owned = await ownedNow(snapshot, customer);
    const flows = await flowsSince(snapshot, customer, Math.min(since, times[0] ?? now), prices);
    return { times, worth, owned, flows };
  });
  const [start = 0n, ...past] = worth;
  const equity = owned.reduce((sum, { asset, amount }) => {
    const view = assets.find((each) => each.asset === asset);
    return view === undefined ? sum : sum + catalog.usdtWorthE6(view, amount);
  }, 0n);
  const today = flowsOf(flows.filter(({ at }) => at >= since));
  const change = { start, now: equity, ...today };
  return {
    equity: usdtText(equity),
    points: curveOf(times, [...past, equity], flows).map(({ time, value, profit, flow }) => ({
      time,
      value: usdtText(value),
      profit: usdtText(profit),
      ...(flow === 0n ? {} : { flow: usdtText(flow) }),
    })),
    today: {
      since,
      start: usdtText(start),
      deposits: usdtText(today.deposits),
      withdrawals: usdtText(today.withdrawals),
      profit: usdtText(profitOf(change)),
      ratio: formatDecimal(profitRatioPpm(change), ratioDecimals),
    },
  };
}
