/** Rows in the geometry of what is on its way; they show after 300 ms only. */
export function SkeletonRows({ rows, height = 'h-14' }: { rows: number; height?: string }) {
  return (
    <div aria-hidden className="appear-late">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`flex items-center gap-3 ${height}`}>
          <span className="skeleton size-8 shrink-0 rounded-full!" />
          <span className="skeleton h-4 w-24" />
          <span className="skeleton ml-auto h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
