import type { Liability } from '@auric/api/console/treasury';

/** How what is in the books is parted between customers and the house. Drawn from doubles: no number is read from it. */
export function OwedBar({ liability: { customers, house } }: { liability: Liability }) {
  const owed = Math.max(0, Number(customers));
  const own = Math.max(0, Number(house));
  const whole = owed + own;
  if (whole === 0) return null;
  return (
    <span aria-hidden className="flex h-1.5 min-w-24 overflow-hidden rounded-full bg-surface-3">
      <span className="bg-gold" style={{ width: `${(owed / whole) * 100}%` }} />
      <span className="bg-text-3" style={{ width: `${(own / whole) * 100}%` }} />
    </span>
  );
}
