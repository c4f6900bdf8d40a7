import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const rows = 4;
/** The two accounts that everybody has. */
const accounts = 2;

/** The ring on its way, with its list. */
export function AllocationSkeleton() {
  return (
    <div aria-hidden className="appear-late flex flex-wrap items-center gap-4 rounded-card border border-line p-4">
      <span className="skeleton mx-auto size-26 shrink-0 rounded-full" />
      <span className="min-w-[min(12rem,100%)] flex-1">
        {Array.from({ length: accounts }, (_, row) => (
          <span key={row} className="flex min-h-8 items-center justify-between">
            <span className="skeleton h-4 w-20" />
            <span className="skeleton h-4 w-24" />
          </span>
        ))}
      </span>
    </div>
  );
}

/** The list of coins on its way, with the switches above it. */
export function AssetsSkeleton() {
  return (
    <div aria-hidden className="appear-late mt-5 md:mt-1">
      <span className="skeleton block h-11 w-52" />
      <SkeletonRows rows={rows} height="h-16" />
    </div>
  );
}
