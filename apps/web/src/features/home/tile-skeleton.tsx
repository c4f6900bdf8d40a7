/** How a tile of home lies, apart from its look: known before the tiles are. */
export const tileShape = 'flex min-h-18 w-full flex-col items-center gap-1.5 rounded-control py-1 text-center';

/** The place of an entry that isn't known yet. */
export function TileSkeleton() {
  return (
    <li aria-hidden className={`appear-late ${tileShape}`}>
      <span className="skeleton block size-11 rounded-card" />
      <span className="skeleton block h-2.5 w-10" />
    </li>
  );
}
