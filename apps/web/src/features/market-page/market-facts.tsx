import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useFees } from '../../data/me/fees.ts';
import { useNumbers } from '../../locales/number-format.ts';

const ppmDecimals = 6;
/** Of a share in ppm as a percentage. */
const percentDecimals = ppmDecimals - 2;

/** What an order of this market must be like, and what it costs. */
export function MarketFacts({ market }: { market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const fees = useFees();
  const { base, quote, priceDecimals, quantityDecimals } = market;
  const percent = (ppm: number) => `${numbers.plain(formatDecimal(ppm, percentDecimals), percentDecimals)}%`;
  const money = (units: bigint) => `${numbers.plain(formatDecimal(units, quote.scale), quote.scale)} ${quote.code}`;
  const facts = [
    {
      label: t(($) => $.marketPage.indexPrice),
      value: tick && `${numbers.fixed(tick.index, priceDecimals)} ${quote.code}`,
    },
    { label: t(($) => $.marketPage.tick), value: `${numbers.units(1, priceDecimals)} ${quote.code}` },
    { label: t(($) => $.marketPage.lot), value: `${numbers.units(1, quantityDecimals)} ${base.code}` },
    { label: t(($) => $.marketPage.minOrder), value: money(market.minNotional) },
    { label: t(($) => $.marketPage.maxOrder), value: money(market.maxNotional) },
    { label: t(($) => $.marketPage.priceBand), value: `±${percent(market.priceBandPpm)}` },
    { label: t(($) => $.marketPage.makerFee), value: percent(fees.makerPpm) },
    { label: t(($) => $.marketPage.takerFee), value: percent(fees.takerPpm) },
  ];
  return (
    <div className="@container">
      <dl
        aria-label={t(($) => $.marketPage.details)}
        className="text-sm @min-[36rem]:grid @min-[36rem]:grid-cols-4 @min-[36rem]:gap-x-6 @min-[36rem]:gap-y-3"
      >
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 last:border-0 @min-[36rem]:block @min-[36rem]:min-h-0 @min-[36rem]:border-0 @min-[36rem]:py-0"
          >
            <dt className="text-text-2 @min-[36rem]:text-2xs @min-[36rem]:text-text-3">{label}</dt>
            <dd className="ml-auto text-right font-medium @min-[36rem]:text-left @min-[36rem]:text-xs">
              {value ?? <span className="skeleton block h-4 w-20" />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
