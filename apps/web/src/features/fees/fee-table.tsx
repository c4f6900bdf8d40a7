import { useTranslation } from 'react-i18next';
import { discountPercent, type FeeTier } from '../../data/me/fee-schedule.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Badge } from '../../ui/states/badge.tsx';

const volumeDecimals = 6;

interface FeeTableProps {
  label: string;
  tiers: readonly FeeTier[];
  /** The row that holds for the customer; null for a guest. */
  own: number | null;
}

const cell = 'py-2.5 pl-3 text-right font-medium first:pl-2 first:text-left last:pr-2';

/** A schedule, tier by tier: from which volume on, what maker and taker pay, and how much less that is. */
export function FeeTable({ label, tiers, own }: FeeTableProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [base] = tiers;
  const less = (ppm: number, basePpm: number | undefined) => {
    const percent = discountPercent(ppm, basePpm ?? 0);
    return percent === 0 ? null : (
      <span className="block text-2xs font-normal text-good">
        <span className="sr-only">{t(($) => $.fees.discount)} </span>−{numbers.share(String(percent), 0)}
      </span>
    );
  };
  return (
    <table aria-label={label} className="w-full text-sm">
      <thead>
        <tr className="text-2xs text-text-3">
          {[t(($) => $.fees.tier), t(($) => $.fees.volume), t(($) => $.orders.maker), t(($) => $.orders.taker)].map(
            (head) => (
              <th key={head} scope="col" className={`${cell} align-bottom leading-tight`}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ volume, makerPpm, takerPpm }, index) => (
          <tr
            key={String(volume)}
            aria-current={index === own ? 'true' : undefined}
            className="border-t border-line align-top aria-[current]:bg-gold-soft"
          >
            <th scope="row" className={`${cell} ${index === own ? 'text-gold-text' : ''}`}>
              {index === own ? <Badge look="gold">{index + 1}</Badge> : index + 1}
            </th>
            <td className={cell}>≥ {numbers.units(volume, volumeDecimals, 0)}</td>
            <td className={cell}>
              {numbers.rate(makerPpm)}
              {less(makerPpm, base?.makerPpm)}
            </td>
            <td className={cell}>
              {numbers.rate(takerPpm)}
              {less(takerPpm, base?.takerPpm)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
