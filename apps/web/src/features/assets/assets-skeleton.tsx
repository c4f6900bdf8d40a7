import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const rows = 4;

/** The list of coins on its way, with the switches above it. */
export function AssetsSkeleton() {
  return (
    <div aria-hidden className="appear-late mt-5 lg:mt-1">
      <span className="skeleton block h-11 w-52" />
      <SkeletonRows rows={rows} height="h-16" />
    </div>
  );
}
