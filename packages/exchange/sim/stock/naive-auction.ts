/** An order in the book as the witness knows it: `age` grows with time, what is younger has the higher one. */
export interface Resting {
  readonly side: 'buy' | 'sell';
  price: number;
  remaining: number;
  age: number;
}

interface Priced {
  readonly price: number;
  readonly lots: number;
  readonly surplus: number;
}

/**
 * The one price of an opening by the words of section 3 of the rules, tried tick by tick: the most traded, then the least left
 * over, then the nearest to the last close, then the lower. Null where nobody meets anybody within 2 % of the index.
 */
export function naiveOpening(resting: readonly Resting[], index: number, lastClose: number): Priced | null {
  let best: Priced | null = null;
  for (let price = Math.ceil(index * 0.97); price <= index * 1.03; price++) {
    if (price * 100 < index * 98 || price * 100 > index * 102) continue;
    const demand = lotsOf(resting.filter((order) => order.side === 'buy' && order.price >= price));
    const supply = lotsOf(resting.filter((order) => order.side === 'sell' && order.price <= price));
    const lots = Math.min(demand, supply);
    const surplus = demand - supply;
    if (lots === 0) continue;
    const left = Math.abs(surplus);
    const away = Math.abs(price - lastClose);
    if (
      best === null ||
      lots > best.lots ||
      (lots === best.lots && left < Math.abs(best.surplus)) ||
      (lots === best.lots && left === Math.abs(best.surplus) && away < Math.abs(best.price - lastClose))
    )
      best = { price, lots, surplus };
  }
  return best;
}

/** Who is served first on a side: the better price, then the elder. */
export function firstOf<R extends Resting>(resting: readonly R[], side: 'buy' | 'sell'): R | undefined {
  const own = resting.filter((order) => order.side === side);
  return own.toSorted((left, right) =>
    left.price === right.price ? left.age - right.age : (left.price - right.price) * (side === 'buy' ? -1 : 1),
  )[0];
}

function lotsOf(orders: readonly Resting[]): number {
  return orders.reduce((sum, { remaining }) => sum + remaining, 0);
}
