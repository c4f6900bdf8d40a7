import { formatDecimal, type OptionOffer, type WireOption } from '@auric/api';
import { type MarketView, type OptionMarketView, usdtAsset } from '@auric/exchange';
import type { Selectable } from 'kysely';
import type { OptionsTable } from './tables.ts';

/** The decimals of an index, of rates in ppm, and of USDT, which all stakes are in. */
export const indexScale = 8;
export const ppmScale = 6;
export const stakeScale = 6;

/** An option as a read model has it: amounts are digits. */
export type OptionRow = Selectable<OptionsTable>;

const results = { won: 1, lost: -1, tied: 0, void: 0 } as const;

/** An amount in units of USDT as a decimal. */
export const usdtText = (units: string | bigint): string => formatDecimal(BigInt(units), stakeScale);

/** A seconds option as the wire writes it; `now` tells whether its instant has passed. */
export function optionShape(
  row: OptionRow,
  { market, symbol }: Pick<MarketView, 'market' | 'symbol'>,
  now: number,
): WireOption {
  const { result, paid, stake, strike_at: strikeAt, seconds } = row;
  const due = strikeAt === 0 ? 0 : strikeAt + seconds * 1000;
  const price = (priceE8: number): string => formatDecimal(BigInt(priceE8), indexScale);
  const isOver = result !== '';
  return {
    id: row.id,
    match_id: market,
    symbol,
    type: row.direction,
    seconds,
    currency_id: usdtAsset,
    number: usdtText(stake),
    profit_ratio: formatDecimal(BigInt(row.payout_ppm), ppmScale),
    quote_price: price(row.index_e8),
    open_price: price(row.strike_e8),
    open_time: strikeAt,
    handle_time: row.accepted_at,
    due_time: due,
    status: isOver ? 3 : due !== 0 && now > due ? 2 : 1,
    end_price: price(row.settlement_e8),
    result: isOver ? results[result] : null,
    outcome: isOver ? result : null,
    void_reason: row.void_reason === '' ? null : row.void_reason,
    fact_profits: isOver ? usdtText(BigInt(paid) - BigInt(stake)) : '0',
    complete_time: row.ended_at,
    receipt_id: isOver ? row.id : 0,
  };
}

/** What options on a market's index are sold by; null where they are only announced. */
export function offerShape(
  { terms }: OptionMarketView,
  { market, symbol }: Pick<MarketView, 'market' | 'symbol'>,
): OptionOffer | null {
  if (terms === null) return null;
  return {
    match_id: market,
    symbol,
    currency_id: usdtAsset,
    is_open: terms.isOpen,
    min: usdtText(terms.stakeLeast),
    max: usdtText(terms.stakeMost),
    durations: terms.durations.map(({ seconds, payoutPpm, breakEvenPpm }) => ({
      seconds,
      profit_ratio: formatDecimal(BigInt(payoutPpm), ppmScale),
      break_even: formatDecimal(BigInt(breakEvenPpm), ppmScale),
    })),
  };
}
