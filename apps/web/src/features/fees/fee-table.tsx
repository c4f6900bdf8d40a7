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

const cell =
  'text-right font-medium first:text-left @min-[17rem]:py-2.5 @min-[17rem]:pl-3 @min-[17rem]:first:pl-2 @min-[17rem]:last:pr-2';

/** Where there is no room for columns: the tier and its volume, and below them both rates, each under its own name. */
const narrow = {
  row: '@max-[17rem]:flex @max-[17rem]:flex-wrap @max-[17rem]:gap-x-2 @max-[17rem]:gap-y-1.5 @max-[17rem]:px-2 @max-[17rem]:py-2.5',
  volume: '@max-[17rem]:grow @max-[17rem]:basis-[calc(100%-2.5rem)]',
  maker: '@max-[17rem]:flex-1 @max-[17rem]:basis-16 @max-[17rem]:text-left',
  taker: '@max-[17rem]:flex-1 @max-[17rem]:basis-16',
};

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
  const named = (name: string) => (
    <span className="hidden text-2xs font-normal text-text-3 @max-[17rem]:block">{name}</span>
  );
  return (
    <div className="@container">
      <table aria-label={label} className="w-full text-sm @max-[17rem]:block">
        <thead className="@max-[17rem]:hidden">
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
        <tbody className="@max-[17rem]:block">
          {tiers.map(({ volume, makerPpm, takerPpm }, index) => (
            <tr
              key={String(volume)}
              aria-current={index === own ? 'true' : undefined}
              className={`border-t border-line align-top aria-[current]:bg-gold-soft ${narrow.row}`}
            >
              <th scope="row" className={`${cell} ${index === own ? 'text-gold-text' : ''}`}>
                {index === own ? <Badge look="gold">{index + 1}</Badge> : index + 1}
              </th>
              <td className={`${cell} ${narrow.volume}`}>
                {named(t(($) => $.fees.volume))}≥ {numbers.units(volume, volumeDecimals, 0)}
              </td>
              <td className={`${cell} ${narrow.maker}`}>
                {named(t(($) => $.orders.maker))}
                {numbers.rate(makerPpm)}
                {less(makerPpm, base?.makerPpm)}
              </td>
              <td className={`${cell} ${narrow.taker}`}>
                {named(t(($) => $.orders.taker))}
                {numbers.rate(takerPpm)}
                {less(takerPpm, base?.takerPpm)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
