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
}

/**
 * Both sides as stairs around the middle, bids to the left. The nearer side's reach is shown on both, so that a thin
 * side looks thin; the heights share one scale. Bids and asks are given from their best price outwards.
 */
export function depthPaths(
  bids: readonly DepthStep[],
  asks: readonly DepthStep[],
  width: number,
  height: number,
): DepthPaths {
  const [bestBid, bestAsk] = [bids[0]?.price, asks[0]?.price];
  const middle = ((bestBid ?? bestAsk ?? 0) + (bestAsk ?? bestBid ?? 0)) / 2;
  const reach = Math.max(...[...bids, ...asks].map(({ price }) => Math.abs(price - middle)), Number.MIN_VALUE);
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
  return { bids: stairs(bids, 0), asks: stairs(asks, width), middleX: width / 2 };
}
