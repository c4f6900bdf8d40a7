import { type ContractAccount, type ContractTerms, formatDecimal } from '@auric/api';
import type { ContractAccountView, ContractView, MarketView } from '@auric/exchange';
import type { Contract } from './contract-book.ts';
import { riskRateShape } from './position-shape.ts';
import { shareSize, shareStep } from '../../market-data/share.ts';

const ppmDecimals = 6;
const million = 1_000_000n;
/** What a picker of leverage offers, as far as a market goes. */
const offered = [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, 125];

/** What a contract enforces, as the wire writes it. */
export function contractTermsShape({ terms, market, quote }: Contract): ContractTerms {
  return {
    match_id: market.market,
    symbol: market.symbol,
    share: shareSize(market),
    share_step: shareStep,
    max_multiple: terms.maxLeverage,
    multiples: multiplesOf(terms),
    tiers: tiersOf(terms, quote.scale),
    maker_fee: formatDecimal(terms.makerPpm, ppmDecimals),
    taker_fee: formatDecimal(terms.takerPpm, ppmDecimals),
    liquidation_fee: formatDecimal(terms.liquidationFeePpm, ppmDecimals),
    funding_hours: terms.fundingHours,
    funding_most: formatDecimal(terms.fundingMostPpm, ppmDecimals),
    narrow_above: terms.narrowAbove,
    open_interest_most: formatDecimal(terms.openInterestMost, quote.scale),
    customer_most: formatDecimal(terms.customerMost, quote.scale),
  };
}

/** The multiples of a market that a picker offers, its highest among them. */
export function multiplesOf({ maxLeverage }: Pick<ContractView, 'maxLeverage'>): number[] {
  return [...new Set([...offered.filter((multiple) => multiple < maxLeverage), maxLeverage])];
}

/**
 * The tiers with what each takes off, cum_n = cum_(n−1) + floor_n × (MMR_n − MMR_(n−1)). Source: rules.md section 4. The floors
 * are whole hundreds of USDT, so nothing is rounded.
 */
function tiersOf({ tiers }: Pick<ContractView, 'tiers'>, scale: number): ContractTerms['tiers'] {
  const shaped: ContractTerms['tiers'] = [];
  let cumE6 = 0n;
  for (let at = 0; at + 2 < tiers.length; at += 3) {
    const [bound, mmrPpm, maxLeverage] = [tiers[at]!, tiers[at + 1]!, tiers[at + 2]!];
    if (at > 0) cumE6 += BigInt(tiers[at - 3]!) * BigInt(mmrPpm - tiers[at - 2]!);
    shaped.push({
      up_to: formatDecimal(bound, scale),
      maintenance_rate: formatDecimal(mmrPpm, ppmDecimals),
      cum: formatDecimal(cumE6 / million, scale),
      max_multiple: maxLeverage,
    });
  }
  return shaped;
}

/** The contract account as the wire writes it; `held` by positions and orders, in units of `quote`. */
export function contractAccountShape(
  view: ContractAccountView,
  held: bigint,
  quote: { readonly asset: MarketView['quote']; readonly scale: number },
): ContractAccount {
  const amount = (units: bigint): string => formatDecimal(units, quote.scale);
  return {
    currency: quote.asset,
    available: amount(view.available),
    freeze: amount(held),
    withdrawable: amount(view.withdrawable),
    margin_balance: amount(view.available + held + view.unrealised),
    profits: amount(view.unrealised),
    maintenance: amount(view.maintenance),
    risk_rate: riskRateShape(view.riskRateE4),
    max_multiple: view.leverageMost,
    quiz_passed: view.hasPassedQuiz,
    quiz_above: view.quizAbove,
    newcomer_until: view.newcomerUntil,
  };
}
