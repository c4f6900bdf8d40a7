/** A quote holds so long; the ring is full at its beginning. */
const wholeSeconds = 8;
const radius = 18;
const length = 2 * Math.PI * radius;

/** The seconds that a quote still holds, as a ring that runs out. */
export function QuoteRing({ label, seconds }: { label: string; seconds: number }) {
  const part = Math.min(1, seconds / wholeSeconds);
  return (
    <span role="timer" className="relative grid size-11 shrink-0 place-items-center">
      <span className="sr-only">{label}: </span>
      <svg viewBox="0 0 44 44" aria-hidden className="absolute inset-0 size-full -rotate-90">
        <circle cx="22" cy="22" r={radius} fill="none" stroke="var(--line)" strokeWidth="3" />
        <circle
          cx="22"
          cy="22"
          r={radius}
          fill="none"
          stroke="var(--gold)"
          strokeWidth="3"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - part)}
        />
      </svg>
      <span className="text-sm font-semibold">{seconds}</span>
    </span>
  );
}
