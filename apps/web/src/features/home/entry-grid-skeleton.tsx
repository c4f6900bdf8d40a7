import { TileSkeleton } from './tile-skeleton.tsx';

/** Five in a row, or as few as large text leaves room for. */
export const frontRow = 'grid grid-cols-[repeat(auto-fill,minmax(max(3.75rem,18%),1fr))] gap-y-2';

/** As many as stand in front, without the way to all. */
const frontPlaces = 9;

/** The places of the entries while they are on their way. */
export function FrontSkeletons({ places = frontPlaces }: { places?: number }) {
  return Array.from({ length: places }, (_, place) => <TileSkeleton key={place} />);
}

/** The grid before its file has come. */
export function EntryGridSkeleton() {
  return (
    <ul aria-hidden className={frontRow}>
      <FrontSkeletons places={frontPlaces + 1} />
    </ul>
  );
}
