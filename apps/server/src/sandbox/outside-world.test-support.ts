import { quoteAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import type { OutsideWorld, PaymentIn } from './outside-world.ts';

const [bitcoin] = simulatedAssets;

/** A world outside without a chain, which remembers what it was asked to pay. */
export function outsideWithoutChains(): OutsideWorld & { readonly paid: PaymentIn[] } {
  const paid: PaymentIn[] = [];
  return {
    paid,
    ways: [
      { coin: quoteAsset, network: 'ERC20' },
      { coin: bitcoin!, network: 'BTC' },
    ],
    payIn(payment) {
      paid.push(payment);
      return Promise.resolve();
    },
    addressElsewhere: (customer, { network }) => `${network}${customer}`,
  };
}
