/** More labels than these bury the candles. */
const mostLabelled = 5;

/** Which of many lines have a label, by their places: those nearest to the price, which are the next to matter. */
export function labelledLines(prices: readonly number[], last: number | undefined): ReadonlySet<number> {
  const places = prices.map((_, place) => place);
  if (places.length <= mostLabelled || last === undefined) return new Set(places.slice(0, mostLabelled));
  const distance = (place: number) => Math.abs((prices[place] ?? 0) - last);
  return new Set(places.sort((a, b) => distance(a) - distance(b)).slice(0, mostLabelled));
}
