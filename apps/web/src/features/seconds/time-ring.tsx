const radius = 18;
const around = 2 * Math.PI * radius;

/** How much of an option's time is left, as a ring around what it says. */
export function TimeRing({ left, children }: { left: number; children: string }) {
  return (
    <span className="relative grid size-12 shrink-0 place-items-center text-xs font-semibold">
      <svg aria-hidden viewBox="0 0 44 44" className="absolute inset-0 size-full -rotate-90">
        <circle cx={22} cy={22} r={radius} fill="none" className="stroke-surface-3" strokeWidth={3} />
        <circle
          cx={22}
          cy={22}
          r={radius}
          fill="none"
          className="stroke-gold"
          strokeWidth={3}
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - left)}
        />
      </svg>
      <span>{children}</span>
    </span>
  );
}
