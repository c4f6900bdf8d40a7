import { exactProduct } from '../../kernel/amounts.ts';
import { feeOf } from '../../ledger/fees.ts';
import { usdtAsset } from '../../kernel/vocabulary.ts';
import { worthUnsaid } from '../../matching/venue/events.ts';
import { notionalOf } from '../../matching/venue/formulas.ts';
import type { Settlement } from '../../matching/venue/settlement.ts';
import { tierOf } from './formulas.ts';
import type { SpotState } from './state/records.ts';
import { addVolume, volumeOf } from './state/volumes.ts';

/** What spot asks of its neighbours: the index in 1e-8 USDT and the decimals of an asset. */
export interface SpotPorts {
  priceE8(asset: number): number;
  scaleOf(asset: number): number;
}

/** Spot settles at once: base against quote, each side pays its fee out of what it receives. */
export function settlementOf(state: SpotState, ports: SpotPorts): Settlement {
  const feePpm = (customer: number, role: 1 | 2, at: number): number => {
    const { tiers } = state.fees;
    const tier = tiers.length === 3 ? 0 : tierOf(tiers, volumeOf(state, customer, at));
    return tiers[tier + role]!;
  };
  return {
    account: 'spot',
    offer: 'spot',
    positions: null,
    hasSessions: false,
    heldAsset: (market, buys) => (buys ? market.quote : market.base),
    feeAsset: (market, buys) => (buys ? market.base : market.quote),
    needed: (market, buys, price, lots) =>
      buys ? notionalOf(price, lots, market.unit) : exactProduct(lots, market.lot),
    settle(market, fill) {
      const { buying, lots, price, cap, at } = fill;
      const base = lots * market.lot;
      const quote = price * lots * market.unit;
      fill.worth = market.quote === usdtAsset ? 0n : usdtWorth(ports, market.quote, quote);
      fill.base = base;
      fill.quote = quote;
      fill.takerPpm = feePpm(fill.takerCustomer, fill.isAuction ? 1 : 2, at);
      fill.makerPpm = feePpm(fill.makerCustomer, 1, at);
      fill.takerFee = feeOf(buying ? base : quote, fill.takerPpm);
      fill.makerFee = feeOf(buying ? quote : base, fill.makerPpm);
      fill.takerShareable = fill.takerFee;
      fill.makerShareable = fill.makerFee;
      fill.takerReleased = buying && cap !== 0 ? (cap - price) * lots * market.unit : 0;
    },
    traded({ takerCustomer, makerCustomer, quote, quoteAmount, worth }, at) {
      const volume = quote === usdtAsset || worth === worthUnsaid ? quoteAmount : worth;
      addVolume(state, takerCustomer, volume, at);
      addVolume(state, makerCustomer, volume, at);
    },
  };
}

/** What an amount of an asset is worth by the index, in units of USDT, rounded down: volume lowers who trades their fees. */
function usdtWorth(ports: SpotPorts, asset: number, amount: number): bigint {
  const power = 8 + ports.scaleOf(asset) - ports.scaleOf(usdtAsset);
  const unit = 10n ** BigInt(power);
  return (BigInt(amount) * BigInt(ports.priceE8(asset))) / unit;
}
