import { duesPerFrame } from '../../../kernel/cursors.ts';
import type { Context } from '../../../kernel/product.ts';
import { actionStages, firstCustomerId, systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { StockEvent } from '../events.ts';
import { dividendOf, splitOf, splitPrice } from '../formulas.ts';
import type { StockDesk } from './desk.ts';
import { heldByCustomers, type Holding, nextHoldings } from './holders.ts';

type StockContext = Context<StockEvent>;

/** How many open orders one frame takes back. */
const ordersPerFrame = 128;

/**
 * A corporate action goes on: its market stops, what rests there is taken back, then each holder is served, and the market waits for
 * its next session again. Each step is a frame that is due at once.
 */
export function runAction(desk: StockDesk, context: StockContext, action: number): void {
  const slot = desk.state.actionSlots.get(action);
  const { stage, market } = desk.state.actions.columns;
  const venue = desk.ports.venue();
  switch (actionStages[stage[slot]!]!) {
    case 'announced':
      if (!begin(desk, context, slot)) return;
      venue.stop(context, market[slot]!);
      return takeBack(desk, context, slot);
    case 'orders':
      return takeBack(desk, context, slot);
    case 'holders':
      return serve(desk, context, slot);
  }
}

/** Fixes the last close and sets apart what is owed by now; false where the treasury can't, and nothing comes of it. */
function begin({ state, ledger, ports }: StockDesk, { emit }: StockContext, slot: number): boolean {
  const { action, market, asset, perShare, reserved } = state.actions.columns;
  const { closeE8 } = ports.venue().stockOf(market[slot]!)!;
  const shares = heldByCustomers({ state, ledger, ports }, asset[slot]!);
  const owed = perShare[slot] === 0n ? 0n : dividendOf(shares, perShare[slot]!, ports.scaleOf(asset[slot]!));
  const more = owed > reserved[slot]! ? owed - reserved[slot]! : 0n;
  if (more > ledger.available(systemAccounts.treasury, 'funding', usdtAsset)) {
    emit({ type: 'CorporateActionCanceled', action: action[slot]!, released: reserved[slot]!, act: 0 });
    return false;
  }
  const known = closeE8 === 0 ? ports.priceE8(asset[slot]!) : closeE8;
  emit({ type: 'CorporateActionBegun', action: action[slot]!, closeE8: known, reserved: more });
  return true;
}

function takeBack({ state, ports }: StockDesk, context: StockContext, slot: number): void {
  const { action, market } = state.actions.columns;
  const isDone = ports.venue().takeBack(context, market[slot]!, ordersPerFrame);
  const stage = isDone ? 'holders' : 'orders';
  context.emit({ type: 'CorporateActionAdvanced', action: action[slot]!, stage, last: 0 });
}

function serve(desk: StockDesk, context: StockContext, slot: number): void {
  const { action, asset, after, perShare } = desk.state.actions.columns;
  const holdings = nextHoldings(desk, asset[slot]!, after[slot]!);
  for (const holding of holdings) {
    if (perShare[slot] === 0n) split(desk, context, slot, holding);
    else pay(desk, context, slot, holding);
  }
  const served = new Set(holdings.map(({ customer }) => customer)).size;
  if (served === duesPerFrame) {
    const last = holdings.at(-1)!.customer;
    context.emit({ type: 'CorporateActionAdvanced', action: action[slot]!, stage: 'holders', last });
  } else end(desk, context, slot);
}

function split({ state, ledger, ports }: StockDesk, { emit }: StockContext, slot: number, holding: Holding): void {
  const { action, asset, numerator, denominator, closeE8 } = state.actions.columns;
  const { customer, kind, shares } = holding;
  const ratio = { numerator: numerator[slot]!, denominator: denominator[slot]! };
  const { after, cash } = splitOf(shares, ratio, closeE8[slot]!, ports.scaleOf(asset[slot]!));
  const isPaid = customer >= firstCustomerId && cash <= ledger.available(systemAccounts.treasury, 'funding', usdtAsset);
  emit({
    type: 'SharesSplit',
    action: action[slot]!,
    customer,
    kind,
    asset: asset[slot]!,
    before: shares,
    change: after - shares,
    cash: isPaid ? cash : 0n,
    ...ratio,
    closeE8: closeE8[slot]!,
  });
}

function pay({ state, ports }: StockDesk, { emit }: StockContext, slot: number, { customer, shares }: Holding): void {
  const { action, asset, perShare } = state.actions.columns;
  const amount = dividendOf(shares, perShare[slot]!, ports.scaleOf(asset[slot]!));
  if (customer < firstCustomerId || amount === 0n) return;
  const paid = { action: action[slot]!, customer, asset: asset[slot]!, shares, amount };
  emit({ type: 'DividendPaid', ...paid, perShare: perShare[slot]! });
}

/** The close and the index are those of the shares of now, and the market waits for its session. */
function end({ state, ports }: StockDesk, context: StockContext, slot: number): void {
  const { action, market, asset, numerator, denominator, perShare, reserved } = state.actions.columns;
  const venue = ports.venue();
  if (perShare[slot] === 0n) {
    const ratio = { numerator: numerator[slot]!, denominator: denominator[slot]! };
    const { lastPrice } = venue.stockOf(market[slot]!)!;
    if (lastPrice > 0) venue.setClose(context, market[slot]!, splitPrice(lastPrice, ratio));
    const index = ports.priceE8(asset[slot]!);
    const prices = [asset[slot]!, splitPrice(index, ratio), 0, 0];
    if (index > 0) context.run({ type: 'PublishIndex', source: 'split', prices } as { type: string });
  }
  venue.resume(context, market[slot]!);
  context.emit({ type: 'CorporateActionEnded', action: action[slot]!, released: reserved[slot]! });
}
