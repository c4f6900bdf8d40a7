/** Cards, or rows of a table, as they will be; they show after 300 ms only. */
export function OrderSkeletons({ table }: { table: boolean }) {
  return (
    <div aria-hidden className={`appear-late flex flex-col ${table ? '' : 'gap-2'}`}>
      {Array.from({ length: table ? 5 : 3 }, (_, row) =>
        table ? (
          <div key={row} className="hairline-b flex h-13 items-center gap-8">
            <span className="skeleton h-4 w-24" />
            <span className="skeleton h-4 w-28" />
            <span className="skeleton ml-auto h-4 w-20" />
            <span className="skeleton h-4 w-20" />
            <span className="skeleton h-4 w-24" />
          </div>
        ) : (
          <div key={row} className="flex h-30 flex-col justify-between rounded-card border border-line p-3">
            <span className="skeleton h-4 w-40" />
            <span className="flex justify-between">
              <span className="skeleton h-7 w-20" />
              <span className="skeleton h-7 w-20" />
              <span className="skeleton h-7 w-10" />
            </span>
            <span className="skeleton h-3 w-28" />
          </div>
        ),
      )}
    </div>
  );
}
