interface SkeletonRowsProps {
  rows: number;
  height?: string;
  /** Rows that say two things above each other. */
  lines?: 1 | 2;
}

/** Rows in the geometry of what is on its way; they show after 300 ms only. */
export function SkeletonRows({ rows, height = 'h-14', lines = 1 }: SkeletonRowsProps) {
  const words = (wide: string, narrow: string) => (
    <span className="flex flex-col gap-1.5">
      <span className={`skeleton h-4 ${wide}`} />
      {lines === 2 && <span className={`skeleton h-3 ${narrow}`} />}
    </span>
  );
  return (
    <div aria-hidden className="appear-late">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`flex items-center gap-3 ${height}`}>
          <span className="skeleton size-8 shrink-0 rounded-full" />
          {words('w-24', 'w-32')}
          <span className="ml-auto flex flex-col items-end">{words('w-20', 'ml-auto w-14')}</span>
        </div>
      ))}
    </div>
  );
}
