/** Cards, lines of a list, or rows of a table, as they will be; they show after 300 ms only. */
export function RecordSkeletons({ look }: { look: 'card' | 'line' | 'row' }) {
  const Piece = pieces[look];
  return (
    <div aria-hidden className={`appear-late flex flex-col ${look === 'card' ? 'gap-2' : ''}`}>
      {Array.from({ length: look === 'card' ? 3 : 6 }, (_, row) => (
        <Piece key={row} />
      ))}
    </div>
  );
}

const pieces = { card: Card, line: Line, row: Row } as const;

function Card() {
  return (
    <div className="flex h-30 flex-col justify-between rounded-card border border-line p-3">
      <span className="skeleton h-4 w-40" />
      <span className="flex justify-between">
        <span className="skeleton h-7 w-20" />
        <span className="skeleton h-7 w-20" />
        <span className="skeleton h-7 w-10" />
      </span>
      <span className="skeleton h-3 w-28" />
    </div>
  );
}

function Line() {
  return (
    <div className="flex h-16 items-center gap-3">
      <span className="skeleton size-9 rounded-full" />
      <span className="skeleton h-4 w-28" />
      <span className="skeleton ml-auto h-4 w-24" />
    </div>
  );
}

function Row() {
  return (
    <div className="hairline-b flex h-13 items-center gap-8">
      <span className="skeleton h-4 w-24" />
      <span className="skeleton h-4 w-28" />
      <span className="skeleton ml-auto h-4 w-20" />
      <span className="skeleton h-4 w-20" />
      <span className="skeleton h-4 w-24" />
    </div>
  );
}
