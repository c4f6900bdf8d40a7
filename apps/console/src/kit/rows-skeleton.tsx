/** Rows that are on their way; they show after 300 ms only. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden className="appear-late px-4 py-2">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-11 items-center gap-8 border-b border-line last:border-0">
          <span className="skeleton h-4 w-20" />
          <span className="skeleton h-4 w-40" />
          <span className="skeleton h-4 w-28" />
          <span className="skeleton ml-auto h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
