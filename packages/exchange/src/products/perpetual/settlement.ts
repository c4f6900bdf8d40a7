import { exactProduct } from '../../kernel/amounts.ts';
import type { MarketUnits } from '../../matching/venue/state/records.ts';
import type { Fill, PositionRules, Settlement } from '../../matching/venue/settlement.ts';
import { boundOf } from './decide/bounds.ts';
import { contractOf, markTicks, modeOf, type PerpetualContext, type PerpetualDesk } from './decide/desk.ts';
import { refusesClosing, refusesOpening } from './decide/guards.ts';
import { feeOfLeg, legOf, shareableOfLeg, sidesOf } from './decide/legs.ts';
import { settleLeg } from './decide/settle-leg.ts';
import { stopEnded } from './decide/stop-orders.ts';
import { openingHold } from './formulas/margins.ts';

/** Contracts settle by positions: an opening order holds margin and fee, a closing one nothing. */
export function settlementOf(desk: PerpetualDesk, stale: Set<number>): Settlement {
  return {
    account: 'perpetual',
    offer: 'perpetual',
    positions: positionRulesOf(desk, stale),
    hasSessions: false,
    heldAsset: ({ quote }) => quote,
    feeAsset: ({ quote }) => quote,
    needed({ id, unit }, _buys, price, lots, leverage) {
      const contract = contractOf(desk, id);
      if (contract === null || leverage === 0) return Number.POSITIVE_INFINITY;
      const takerPpm = desk.state.contracts.columns.takerPpm[contract.slot]!;
      return openingHold({ unit, tickE8: contract.tickE8 }, price, lots, { leverage, takerPpm });
    },
    settle: (market, fill) => settle(desk, market, fill),
    traded({ takerCustomer, makerCustomer }) {
      stale.add(takerCustomer);
      stale.add(makerCustomer);
    },
  };
}

function positionRulesOf(desk: PerpetualDesk, stale: Set<number>): PositionRules {
  return {
    refusesOpening: (market, opening, at) => refusesOpening(desk, market, opening, at),
    refusesClosing: (market, closing) => refusesClosing(desk, market, closing),
    netLeverage: (customer, market) => modeOf(desk, customer, market).netLeverage,
    bound: (market, matched) => boundOf(desk, market, matched),
    markTicks({ id }) {
      const contract = contractOf(desk, id);
      return contract === null ? { down: 0, up: 0 } : markTicks(contract);
    },
    takesInBlock: (context, _market, order) => desk.ports.copies.takesInBlock(context, order),
    settled(context, market) {
      const { taker, maker } = desk.legs;
      const contract = contractOf(desk, market.id)!;
      for (const leg of [taker!, maker!]) settleLeg(desk, context as PerpetualContext, contract, leg);
    },
    stopEnded: (context, position, order) => stopEnded(desk, context as PerpetualContext, position, order),
    ordersChanged: (customer) => stale.add(customer),
  };
}

/** Works out both sides; what they come to stays on the desk until the trade is written. */
function settle(desk: PerpetualDesk, market: MarketUnits, fill: Fill): void {
  const contract = contractOf(desk, market.id)!;
  const { taker, maker } = sidesOf(desk, contract, fill);
  desk.legs.taker = legOf(desk, contract, taker, fill.price, fill.lots);
  desk.legs.maker = legOf(desk, contract, maker, fill.price, fill.lots);
  fill.base = exactProduct(fill.lots, market.lot);
  fill.quote = fill.price * fill.lots * market.unit;
  fill.worth = 0n;
  fill.takerPpm = taker.feePpm;
  fill.makerPpm = maker.feePpm;
  fill.takerFee = Number(feeOfLeg(desk.legs.taker));
  fill.makerFee = Number(feeOfLeg(desk.legs.maker));
  fill.takerShareable = Number(shareableOfLeg(desk.legs.taker));
  fill.makerShareable = Number(shareableOfLeg(desk.legs.maker));
  fill.takerReleased = 0;
}
