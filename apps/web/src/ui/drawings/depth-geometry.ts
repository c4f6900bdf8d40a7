export interface DepthLevel {
  price: string;
  quantity: string;
}

export interface DepthStep {
  price: number;
  /** All that is offered from the best price to this one. */
  total: number;
}

/** Adds up one side from its best price outwards. */
export function depthSteps(levels: readonly DepthLevel[]): DepthStep[] {
  let total = 0;
  return levels.map(({ price, quantity }) => {
    total += Number(quantity);
    return { price: Number(price), total };
  });
}

export interface DepthSide {
  /** The edge of the stairs, and the same closed down to the floor. */
  line: string;
  area: string;
}

export interface DepthPaths {
  bids: DepthSide;
  asks: DepthSide;
  /** Where the middle between the best prices stands. */
  middleX: number;
  /** The prices of the left and the right edge. */
  edges: readonly [number, number];
}

/** What is offered up to a place of the drawing. */
export interface DepthReading {
  side: 'bids' | 'asks';
  price: number;
  total: number;
}

interface DepthScale {
  middle: number;
  reach: number;
}

function scaleOf(bids: readonly DepthStep[], asks: readonly DepthStep[]): DepthScale {
  const [bestBid, bestAsk] = [bids[0]?.price, asks[0]?.price];
  const middle = ((bestBid ?? bestAsk ?? 0) + (bestAsk ?? bestBid ?? 0)) / 2;
  const reach = Math.max(...[...bids, ...asks].map(({ price }) => Math.abs(price - middle)), Number.MIN_VALUE);
  return { middle, reach };
}

/** What the drawing says at a share of its width (0 left, 1 right); null between the best prices and on an empty side. */
export function depthAt(bids: readonly DepthStep[], asks: readonly DepthStep[], share: number): DepthReading | null {
  const { middle, reach } = scaleOf(bids, asks);
  const price = middle + (share - 0.5) * 2 * reach;
  const side = price < middle ? 'bids' : 'asks';
  const within = (side === 'bids' ? bids : asks).filter((step) =>
    side === 'bids' ? step.price >= price : step.price <= price,
  );
  const last = within.at(-1);
  return last === undefined ? null : { side, price: last.price, total: last.total };
}

/**
 * Both sides as stairs around the middle, bids to the left. The reach of the farther one is shown on both, so
 * that a thin side looks thin; the heights share one scale. Bids and asks are given from their best price outwards.
 */
export function depthPaths(
  bids: readonly DepthStep[],
  asks: readonly DepthStep[],
  width: number,
  height: number,
): DepthPaths {
  const { middle, reach } = scaleOf(bids, asks);
  const most = Math.max(...[...bids, ...asks].map(({ total }) => total), Number.MIN_VALUE);
  const x = (price: number) => width / 2 + ((price - middle) / reach) * (width / 2);
  const y = (total: number) => height - (total / most) * height;
  const stairs = (steps: readonly DepthStep[], edge: number): DepthSide => {
    const [first] = steps;
    if (first === undefined) return { line: '', area: '' };
    const treads = steps.map(({ price, total }) => `H${x(price).toFixed(1)}V${y(total).toFixed(1)}`);
    const line = `M${x(first.price).toFixed(1)} ${height}${treads.join('')}H${edge}`;
    return { line, area: `${line}V${height}Z` };
  };
  return {
    bids: stairs(bids, 0),
    asks: stairs(asks, width),
    middleX: width / 2,
    edges: [Math.max(middle - reach, 0), middle + reach],
  };
}
