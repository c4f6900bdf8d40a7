import type { MarketFeed, SourceHealth } from './feed.ts';

/** What a feed says at this moment, for a person: a line for each of its sources, and one for each asset. */
export function feedReport(feed: MarketFeed, codes: ReadonlyMap<number, string>, now: number): string[] {
  const prices = feed.tick(now)?.prices ?? [];
  const lines = feed.health(now).map((source) => `  ${sourceLine(source)}`);
  for (const [asset, code] of codes) {
    const at = prices.findIndex((value, i) => i % 4 === 0 && value === asset);
    const [priceE8 = 0, ageMs = 0, sources = 0] = at < 0 ? [] : prices.slice(at + 1, at + 4);
    lines.push(
      at < 0 ? `  ${code}: no index yet` : `  ${code}: ${decimalOf(priceE8)} of ${sources} sources, ${ageMs} ms old`,
    );
  }
  return lines;
}

function sourceLine(source: SourceHealth): string {
  const { name, connected, assets, ageMs, skewMs, reconnects, dropped, failedSnapshots, problem } = source;
  return [
    `${name}: ${connected ? 'connected' : 'not connected'}`,
    `${assets} assets`,
    ageMs === null ? 'nothing heard' : `heard ${ageMs} ms ago`,
    ...(skewMs === null ? [] : [`its clock ${skewMs} ms ahead`]),
    ...(reconnects + dropped + failedSnapshots === 0
      ? []
      : [`${reconnects} lines replaced, ${dropped} messages dropped, ${failedSnapshots} snapshots failed`]),
    ...(problem === null ? [] : [`last: ${problem}`]),
  ].join(', ');
}

function decimalOf(priceE8: number): string {
  const digits = String(priceE8).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
