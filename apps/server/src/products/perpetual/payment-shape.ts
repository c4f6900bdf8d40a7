import { formatDecimal, type FundingPayment, type PositionFill } from '@auric/api';
import type { Selectable } from 'kysely';
import type { Contract } from './contract-book.ts';
import { averageOf } from '../../market-data/average-price.ts';
import { formatShare } from '../../market-data/share.ts';
import type { FundingPaymentsTable, FundingRatesTable, PositionFillsTable } from './tables.ts';

const e8Decimals = 8;

/** What opened or closed lots of a position, as the wire writes it. */
export function fillShape(row: Selectable<PositionFillsTable>, contract: Contract): PositionFill {
  const amount = (units: string): string => formatDecimal(BigInt(units), contract.quote.scale);
  return {
    id: row.id,
    order_id: row.order_id,
    position_id: row.position,
    match_id: row.market,
    symbol: contract.market.symbol,
    side: row.side,
    reduces: row.reduces,
    reason: row.reason,
    price: averageOf(BigInt(row.value), row.lots, contract),
    share: formatShare(row.lots),
    value: amount(row.value),
    fee: amount(row.fee),
    realised: row.reduces ? amount(row.realised) : null,
    time: row.at,
  };
}

/** A funding payment of a position, as the wire writes it. */
export function fundingPaymentShape(
  row: Selectable<FundingPaymentsTable> & Pick<Selectable<FundingRatesTable>, 'rate_e8' | 'mark_e8'>,
  { market, quote }: Contract,
): FundingPayment {
  return {
    id: row.id,
    position_id: row.position,
    match_id: row.market,
    symbol: market.symbol,
    share: formatShare(row.lots),
    rate: formatDecimal(row.rate_e8, e8Decimals),
    mark_price: formatDecimal(row.mark_e8, e8Decimals),
    amount: formatDecimal(BigInt(row.amount), quote.scale),
    time: row.at,
  };
}
