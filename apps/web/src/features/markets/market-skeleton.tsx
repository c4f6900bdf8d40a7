import { marketCells, marketColumns } from './market-columns.ts';

/** The table while it is on its way, in its own geometry. */
export function MarketSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className="appear-late @container">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`${marketColumns} h-15`}>
          <span className={`flex items-center justify-end ${marketCells.star}`}>
            <span className="skeleton size-6 rounded-full" />
          </span>
          <span className={`skeleton mb-1 h-4 w-14 ${marketCells.pair}`} />
          <span className={`skeleton h-3 w-12 ${marketCells.volume} @min-[48rem]:justify-self-end`} />
          <span className={`skeleton h-4 w-16 justify-self-end ${marketCells.price}`} />
          <span className={`skeleton h-6 w-18 justify-self-end ${marketCells.change}`} />
        </div>
      ))}
    </div>
  );
}
