const lines = ['w-full', 'w-11/12', 'w-4/5'] as const;

/** Lines of a text that is on its way; they show after 300 ms only. */
export function TextSkeleton() {
  return (
    <div aria-hidden className="appear-late mt-2 flex flex-col gap-6">
      {Array.from({ length: 4 }, (_, paragraph) => (
        <div key={paragraph} className="flex flex-col gap-2.5">
          <span className="skeleton mb-1 h-5 w-40" />
          {lines.map((width) => (
            <span key={width} className={`skeleton h-3.5 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
