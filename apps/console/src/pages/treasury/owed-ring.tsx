import type { Liability } from '@auric/api/console/treasury';
import { AllocationRing } from '@auric/web/src/ui/drawings/allocation-ring.tsx';
import { useNumbers } from '@auric/web/src/locales/number-format.ts';
import { treasury as texts } from '../../texts/treasury.ts';

/** How what is owed to customers is made up of coins, by their value. Proportions only: the amounts are those of the server. */
export function OwedRing({ liabilities }: { liabilities: readonly Liability[] }) {
  const numbers = useNumbers();
  const owed = liabilities.filter(({ usdt_value: value }) => Number(value) > 0);
  const whole = owed.reduce((sum, { usdt_value: value }) => sum + Number(value), 0);
  if (owed.length === 0) return <p className="text-sm text-text-2">{texts.none}</p>;
  return (
    <AllocationRing
      slices={owed.map(({ currency, currency_name: label, usdt_value: value }) => ({
        id: currency,
        label,
        weight: Number(value),
        amount: numbers.fixed(value, 2),
        share: numbers.share(((Number(value) / whole) * 100).toFixed(1), 1),
      }))}
      middle={owed.length}
    />
  );
}
