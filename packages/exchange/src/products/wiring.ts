import type { Services } from '../kernel/product.ts';
import type { InstancesOf } from '../kernel/registry.ts';
import { type Venue, venue } from '../matching/venue/venue.ts';
import { firstCustomerId, systemAccounts, usdtAsset } from '../kernel/vocabulary.ts';
import type { Products } from './index.ts';
import { type Account, account } from './account/account.ts';
import { availability } from './availability/availability.ts';
import { binaryOption, type BinaryOption } from './binary-option/binary-option.ts';
import { copyTrading, type CopyTrading } from './copy-trading/copy-trading.ts';
import { convert } from './convert/convert.ts';
import { customerTransfer } from './customer-transfer/customer-transfer.ts';
import { deposit, type Deposits } from './deposit/deposit.ts';
import { exit } from './exit/exit.ts';
import { indexPrice } from './index-price/index-price.ts';
import { perpetual, type Perpetual } from './perpetual/perpetual.ts';
import { lossBudget } from './loss-budget/loss-budget.ts';
import { operator } from './operator/operator.ts';
import { referral } from './referral/referral.ts';
import { spot } from './spot/spot.ts';
import { stock } from './stock/stock.ts';
import { withdrawal } from './withdrawal/withdrawal.ts';

/** The accounts in which what is held is at stake: all of it may be lost. */
const stakeKinds = ['perpetual', 'option'] as const;

/**
 * Makes every product and gives each what it asks of its neighbours. A product is made after those that it needs at
 * once; the order of the answer is the registry's, which snapshots follow.
 */
export function wire(services: Services): InstancesOf<Products> {
  const index = indexPrice.create(services, {
    ticked(context) {
      contracts.ticked(context);
      trading.ticked(context);
      options.ticked(context);
      copies.ticked(context);
    },
  });
  const operators = operator.create();
  const offered = availability.create(services);
  const exits = exit.create(services, {
    standing: (customer) => accounts.exitStanding(customer),
    scaleOf: (asset) => accounts.scaleOf(asset),
    priceE8: (asset) => index.priceE8(asset),
  });
  const accounts: Account = account.create(services, {
    exits,
    priceE8: (asset) => index.priceE8(asset),
    isShare: (asset) => trading.isBaseIn(asset, 'stock'),
    isMoving: (asset) => stocks.isMoving(asset),
    agreed: (act, what, at) => operators.agreed(act, what, at),
    leavesContracts: (customer, at) => contracts.leaves(customer, at),
    hasOpen: (customer) => all.some((product) => product.hasOpen?.(customer) === true),
    offered: (offer, country) => offered.offered(offer, country),
    isCredited: (reference) => deposits.isCredited(reference),
  });
  const assets = {
    priceE8: (asset: number) => index.priceE8(asset),
    scaleOf: (asset: number) => accounts.scaleOf(asset),
  };
  const referrals = referral.create(services, {
    isOpen: (customer) => customer >= firstCustomerId && accounts.exitStanding(customer)?.closed === false,
  });
  const spotMarkets = spot.create(services, assets);
  const stocks = stock.create(services, {
    ...assets,
    spot: spotMarkets.settlement,
    venue: () => trading.sessionDesk,
    agreed: (act, what, at) => operators.agreed(act, what, at),
  });
  const budgets = lossBudget.create(services, {
    knows: (customer) => accounts.knows(customer),
    atStake: (customer) => stakeKinds.reduce((sum, kind) => sum + services.ledger.held(customer, kind, usdtAsset), 0n),
  });
  const contracts: Perpetual = perpetual.create(services, {
    venue: () => trading.positionDesk,
    index: (asset) => index.index(asset),
    openedAt: (customer) => accounts.openedAt(customer),
    barred: (customer, offer) => accounts.barred(customer, offer),
    stakes: budgets.stakes,
    copies: {
      takesInBlock: (context, order) => copies.hooks.takesInBlock(context, order),
      opened: (context, opened) => copies.hooks.opened(context, opened),
      reduced: (context, reduced) => copies.hooks.reduced(context, reduced),
      counted: (position, amount) => copies.hooks.counted(position, amount),
    },
  });
  const options: BinaryOption = binaryOption.create(services, {
    isListed: (asset) => accounts.scaleOf(asset) >= 0,
    barred: (customer, offer) => accounts.barred(customer, offer),
    soundTicks: (asset) => index.soundTicks(asset),
    stakes: budgets.stakes,
    agreed: (act, what, at) => operators.agreed(act, what, at),
  });
  const trading: Venue = venue.create(services, {
    ...assets,
    index: (asset) => index.index(asset),
    knows: (customer) => accounts.knows(customer),
    barred: (customer, offer) => (customer === systemAccounts.convert ? null : accounts.barred(customer, offer)),
    settlements: { spot: spotMarkets.settlement, stock: stocks.settlement, perpetual: contracts.settlement },
    sharing: referrals.sharing,
  });
  const conversions = convert.create(services, {
    barred: (customer, offer) => accounts.barred(customer, offer),
    scaleOf: (asset) => accounts.scaleOf(asset),
    index: (asset) => index.index(asset),
    between: (from, to) => trading.between(from, to, 'spot'),
    preview: (wish, at) => trading.preview(wish, at),
    takerPpmMost: () => spotMarkets.takerPpmMost(),
  });
  const copies: CopyTrading = copyTrading.create(services, {
    barred: (customer, offer) => accounts.barred(customer, offer),
    identityLevel: (customer) => accounts.exitStanding(customer)?.identityLevel ?? 0,
    blocks: contracts.blocks,
  });
  const withdrawals = withdrawal.create(services, {
    exits,
    asset: (asset) => accounts.assetOf(asset),
    worthE6: (asset, amount) => accounts.worthE6(asset, amount),
    priceE8: (asset) => index.priceE8(asset),
    knows: (customer) => accounts.knows(customer),
    isOpen: (customer) => accounts.exitStanding(customer)?.closed === false,
    saidBy: (people, act, what, at) => operators.agreed(act, what, at, people),
    fiatLimitE6: (customer, at) => exits.fiatLimitE6(accounts.exitStanding(customer)?.identityLevel ?? 0, at),
  });
  const deposits: Deposits = deposit.create(services, {
    exits,
    scaleOf: (asset) => accounts.scaleOf(asset),
    worthE6: (asset, amount) => accounts.worthE6(asset, amount),
    knows: (customer) => accounts.knows(customer),
    isOpen: (customer) => customer >= firstCustomerId && accounts.exitStanding(customer)?.closed === false,
    saidBy: (people, act, what, at) => operators.agreed(act, what, at, people),
    fiatLimitE6: (customer, at) => exits.fiatLimitE6(accounts.exitStanding(customer)?.identityLevel ?? 0, at),
    isCredited: (reference) => accounts.isCredited(reference),
  });
  const toCustomers = customerTransfer.create(services, {
    ...assets,
    exits,
    standing: (customer) => accounts.queries.standing({ customer }),
  });
  const all: InstancesOf<Products> = [
    accounts,
    offered,
    conversions,
    copies,
    toCustomers,
    deposits,
    exits,
    index,
    budgets,
    operators,
    referrals,
    withdrawals,
    spotMarkets,
    stocks,
    contracts,
    options,
    trading,
  ];
  return all;
}
