import type { Product } from './product.ts';

/** Synthetic shares, traded as pairs are, in sessions that open by an auction. */
export const stock: Product = {
  routes: [
    {
      path: '/pages/transaction/index2',
      auth: 'guest',
      tab: 'trade',
      texts: ['assets', 'chart', 'fees', 'markets', 'money', 'orders', 'stock', 'trade'],
      title: (texts) => texts.marketKinds.stock,
    },
  ],
};
