import type { Services } from '../kernel/product.ts';
import type { InstancesOf } from '../kernel/registry.ts';
import { venue } from '../matching/venue/venue.ts';
import type { Products } from './index.ts';
import { account } from './account/account.ts';
import { availability } from './availability/availability.ts';
import { customerTransfer } from './customer-transfer/customer-transfer.ts';
import { indexPrice } from './index-price/index-price.ts';
import { operator } from './operator/operator.ts';
import { spot } from './spot/spot.ts';

/**
 * Makes every product and gives each what it asks of its neighbours. A product is made after those that it needs at
 * once; the order of the answer is the registry's, which snapshots follow.
 */
export function wire(services: Services): InstancesOf<Products> {
  const index = indexPrice.create();
  const operators = operator.create();
  const offered = availability.create(services);
  const accounts = account.create(services, {
    priceE8: (asset) => index.priceE8(asset),
    agreed: (act, what, at) => operators.agreed(act, what, at),
    hasOpen: (customer) => all.some((product) => product.hasOpen?.(customer) === true),
    offered: (offer, country) => offered.offered(offer, country),
  });
  const assets = {
    priceE8: (asset: number) => index.priceE8(asset),
    scaleOf: (asset: number) => accounts.scaleOf(asset),
  };
  const spotMarkets = spot.create(services, assets);
  const trading = venue.create(services, {
    ...assets,
    index: (asset) => index.index(asset),
    knows: (customer) => accounts.knows(customer),
    barred: (customer, offer) => accounts.barred(customer, offer),
    settlements: { spot: spotMarkets.settlement },
  });
  const toCustomers = customerTransfer.create(services, {
    ...assets,
    exitBarred: (exit) => accounts.exitBarred(exit),
    standing: (customer) => accounts.queries.standing({ customer }),
  });
  const all: InstancesOf<Products> = [accounts, offered, toCustomers, index, operators, spotMarkets, trading];
  return all;
}
