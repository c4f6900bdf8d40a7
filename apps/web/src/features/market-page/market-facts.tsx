import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useFees } from '../../data/me/fees.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';

const ppmDecimals = 6;
/** Of a share in ppm as a percentage. */
const percentDecimals = ppmDecimals - 2;

const wayToFees =
  'relative underline decoration-line underline-offset-4 after:absolute after:-inset-x-4 after:-inset-y-3.5';

/** What an order of this market must be like, and what it costs. */
export function MarketFacts({ market }: { market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const fees = useFees();
  const { base, quote, priceDecimals, quantityDecimals } = market;
  const percent = (ppm: number) => numbers.share(formatDecimal(ppm, percentDecimals), percentDecimals, 0);
  const money = (units: bigint) => `${numbers.plain(formatDecimal(units, quote.scale), quote.scale)} ${quote.code}`;
  const feeOf = (ppm: number) => (
    <Link to="/pages/setting/fees" className={wayToFees}>
      {numbers.rate(ppm)}
    </Link>
  );
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
    { label: t(($) => $.marketPage.makerFee), value: feeOf(fees.makerPpm) },
    { label: t(($) => $.marketPage.takerFee), value: feeOf(fees.takerPpm) },
  ];
  return (
    <Facts look="spread" label={t(($) => $.marketPage.details)}>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
