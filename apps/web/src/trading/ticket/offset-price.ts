const million = 1_000_000n;

/** A price that many ppm above or below another one, to the nearest tick. In ticks, at least 1. */
export function offsetPrice(ticks: bigint, ppm: number, above: boolean): bigint {
  const factor = million + (above ? BigInt(ppm) : -BigInt(ppm));
  const price = (ticks * factor + million / 2n) / million;
  return price < 1n ? 1n : price;
}
