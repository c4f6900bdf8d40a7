import { formatDecimal, type Mark } from '@auric/api';
import type { ContractView } from '@auric/exchange';
import { formatShare } from './share.ts';

const e8Decimals = 8;

/**
 * The prices that the positions of a contract live by, at a time in ms: an index that has become too old since the exchange was
 * asked has frozen the mark, of which the exchange has no event.
 */
export function markShape(terms: ContractView, at: number): Mark {
  return {
    match_id: terms.market,
    mark_price: formatDecimal(terms.markE8, e8Decimals),
    narrow_mark_price: formatDecimal(terms.narrowE8, e8Decimals),
    index_price: formatDecimal(terms.indexE8, e8Decimals),
    funding_rate: formatDecimal(terms.fundingRateE8, e8Decimals),
    funding_time: terms.fundingAt,
    open_interest: formatShare(terms.openLots),
    health: at >= terms.freezesAt ? 'frozen' : terms.health,
    time: terms.markedAt,
  };
}
