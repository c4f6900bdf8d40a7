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
function depthSteps(levels: readonly DepthLevel[]): DepthStep[] {
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

/** Both sides from their best price outwards, as far as the axis reaches. */
export interface Depth {
  bids: readonly DepthStep[];
  asks: readonly DepthStep[];
  scale: DepthScale;
}

/** The price in the middle, and how far the axis reaches to each side of it. */
interface DepthScale {
  middle: number;
  reach: number;
}

/** Adds up both sides; what is farther from the middle than `reachPercent` of it is left out, however large it is. */
export function depthOf(bids: readonly DepthLevel[], asks: readonly DepthLevel[], reachPercent: number): Depth {
  const sides = { bids: depthSteps(bids), asks: depthSteps(asks) };
  const scale = scaleOf(sides.bids[0]?.price, sides.asks[0]?.price, reachPercent);
  const near = ({ price }: DepthStep) => Math.abs(price - scale.middle) <= scale.reach;
  return { bids: sides.bids.filter(near), asks: sides.asks.filter(near), scale };
}

function scaleOf(bestBid: number | undefined, bestAsk: number | undefined, reachPercent: number): DepthScale {
  const middle = ((bestBid ?? bestAsk ?? 0) + (bestAsk ?? bestBid ?? 0)) / 2;
  return { middle, reach: Math.max((middle * reachPercent) / 100, Number.MIN_VALUE) };
}

/** Where own orders stand: their shares of the width as far as the axis reaches, and the prices beyond its edges. */
export interface OwnPlaces {
  shares: readonly number[];
  below: readonly number[];
  above: readonly number[];
}

/** The prices beyond an edge come with the nearest first. */
export function ownPlaces(prices: readonly number[], { middle, reach }: DepthScale): OwnPlaces {
  const within = prices.filter((price) => Math.abs(price - middle) <= reach);
  return {
    shares: within.map((price) => 0.5 + (price - middle) / (2 * reach)),
    below: prices.filter((price) => price < middle - reach).toSorted((a, b) => b - a),
    above: prices.filter((price) => price > middle + reach).toSorted((a, b) => a - b),
  };
}

/** What the drawing says at a share of its width (0 left, 1 right); null between the best prices and on an empty side. */
export function depthAt({ bids, asks, scale: { middle, reach } }: Depth, share: number): DepthReading | null {
  const price = middle + (share - 0.5) * 2 * reach;
  const side = price < middle ? 'bids' : 'asks';
  const within = (side === 'bids' ? bids : asks).filter((step) =>
    side === 'bids' ? step.price >= price : step.price <= price,
  );
  const last = within.at(-1);
  return last === undefined ? null : { side, price: last.price, total: last.total };
}

/**
 * Both sides as stairs around the middle, bids to the left, on an axis that reaches as far to both sides, so that a thin
 * side looks thin; the heights share one scale.
 */
export function depthPaths({ bids, asks, scale: { middle, reach } }: Depth, width: number, height: number): DepthPaths {
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
