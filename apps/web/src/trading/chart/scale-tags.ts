/** As high as a tag at the scale is whose letters go with this size of the scale's, in pixels. */
export function tagHeightOf(fontSize: number): number {
  return Math.round(fontSize * 1.45);
}

/** Where something stands on the scale, in pixels from the top of the candles. */
export interface Tagged<Thing> {
  y: number;
  thing: Thing;
}

/** One tag, of one thing or of several that stand too near to each other for tags of their own. */
export interface ScaleTag<Thing> {
  y: number;
  things: readonly Thing[];
  /** What it stands for is beyond the upper or the lower edge. */
  beyond: 'above' | 'below' | null;
}

/** A part of the scale that belongs to something else, as the label of the last price. */
export interface Taken {
  from: number;
  to: number;
}

/**
 * Tags of `tagHeight` pixels at a scale that is `height` pixels high: what is out of sight stands at its edge, none lies on what is `taken`, and
 * those that would lie on each other are one.
 */
export function scaleTags<Thing>(
  all: readonly Tagged<Thing>[],
  height: number,
  tagHeight: number,
  taken: Taken | null,
): ScaleTag<Thing>[] {
  const half = tagHeight / 2;
  const tags: { y: number; things: Thing[]; beyond: ScaleTag<Thing>['beyond'] }[] = [];
  for (const { y, thing } of all.toSorted((a, b) => a.y - b.y)) {
    const beyond = y < 0 ? 'above' : y > height ? 'below' : null;
    const place = besides(Math.min(Math.max(y, half), height - half), half, taken, height);
    const last = tags.at(-1);
    if (last !== undefined && place - last.y < tagHeight && last.beyond === beyond) last.things.push(thing);
    else tags.push({ y: Math.max(place, last === undefined ? place : last.y + tagHeight), things: [thing], beyond });
  }
  return tags;
}

/** The nearest place for a tag, `half` of which is above its middle, outside of what is taken. */
function besides(y: number, half: number, taken: Taken | null, height: number): number {
  if (taken === null || y + half <= taken.from || y - half >= taken.to) return y;
  const [above, below] = [taken.from - half, taken.to + half];
  if (below > height - half) return above;
  return above >= half && y - above <= below - y ? above : below;
}
