import { formatDecimal, parseDecimal, type Equity } from '@auric/api';
import { usdtScale } from '../market/valuation.ts';

/** What was earned or lost since 00:00 UTC. */
export interface DayProfit {
  /** In cents of USDT: what is shown decides the sign, so that a rounded zero is no gain. */
  cents: bigint;
  /** A signed percentage with two decimals, as `-0.63`. */
  percent: string;
}

const unitsPerCent = 10_000n;
const dayMs = 86_400_000;

const unitsOf = (text: string): bigint => parseDecimal(text, usdtScale) ?? 0n;

/** The server's formula on an equity of now: equity − start − deposits + withdrawals, of start + deposits. */
export function dayProfitOf(equity: bigint, today: Equity['today']): DayProfit {
  const atWork = unitsOf(today.start) + unitsOf(today.deposits);
  const units = equity - atWork + unitsOf(today.withdrawals);
  // Whoever has lost less than a cent has lost nothing that can be shown: bigints divide towards zero.
  const cents = units / unitsPerCent;
  return { cents, percent: atWork > 0n ? formatDecimal((units * 10_000n) / atWork, 2) : '0' };
}

/** Whether another day has begun since an answer. Judged by the server's clock: that of a device may be wrong by days. */
export function dayIsOver({ points, today }: Equity, sinceAnswerMs: number): boolean {
  return (points.at(-1)?.time ?? 0) + sinceAnswerMs >= today.since + dayMs;
}
