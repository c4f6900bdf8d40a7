import type { Coordinates } from './geo-location.ts';

const [width, height] = [360, 180];
const stepDegrees = 30;

/** Where on earth that is, on the bare net of degrees: no map of somebody else is asked for it. */
export function LocationDrawing({ at: { latitude, longitude } }: { at: Coordinates }) {
  const [x, y] = [longitude + width / 2, height / 2 - latitude];
  const lines = (size: number) =>
    Array.from({ length: size / stepDegrees - 1 }, (_, index) => (index + 1) * stepDegrees);
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full bg-surface-2">
      <g stroke="var(--line)" strokeWidth={0.75}>
        {lines(width).map((at) => (
          <path key={at} d={`M${at} 0V${height}`} strokeWidth={at === width / 2 ? 1.5 : undefined} />
        ))}
        {lines(height).map((at) => (
          <path key={at} d={`M0 ${at}H${width}`} strokeWidth={at === height / 2 ? 1.5 : undefined} />
        ))}
      </g>
      <g stroke="var(--gold-text)" strokeWidth={0.75} strokeDasharray="3 3">
        <path d={`M${x} 0V${height}`} />
        <path d={`M0 ${y}H${width}`} />
      </g>
      <circle cx={x} cy={y} r={10} fill="var(--gold-soft)" />
      <circle cx={x} cy={y} r={4} fill="var(--gold)" />
    </svg>
  );
}
