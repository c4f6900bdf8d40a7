import { useTranslation } from 'react-i18next';
import type { Params } from '@auric/api';
import { useApp } from '../../data/app-store.ts';
import { useFollowPreview } from '../../data/follow/use-follows.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { formatDate } from '../../locales/time-format.ts';
import { signColours } from '../../ui/drawings/change-pill.tsx';
import { EquityCurve } from '../../ui/drawings/equity-curve.tsx';

const decimals = 2;
const heightPx = 120;
/** Two points are a line and no curve. */
const fewestPoints = 3;

/** What it would have come to with this amount: what the lead did, fees and share taken off, and for how many days there is anything. */
export function PreviewCard({ wish }: { wish: Params<'follow/preview'> | null }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { data } = useFollowPreview(wish);
  const usdt = (text: string): string => `${numbers.signed(text, decimals)} USDT`;
  return (
    <section aria-label={t(($) => $.follow.preview)} className="rounded-card border border-line bg-surface-1 p-4">
      <h2 className="text-sm font-semibold">{t(($) => $.follow.preview)}</h2>
      {wish === null || data === undefined ? (
        <p className="pt-1 text-xs text-text-3">{t(($) => $.follow.previewNeeds)}</p>
      ) : data.trades === 0 ? (
        <p className="pt-1 text-xs text-text-3">
          {t(($) => $.follow.previewNone, { date: formatDate(data.from, lang) })}
        </p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
            <span className={`text-xl font-bold ${signColours[signOf(data.net)]}`} data-testid="preview-net">
              {usdt(data.net)}
            </span>
            <span className="text-xs text-text-3">
              {t(($) => $.follow.previewSince, { date: formatDate(data.from, lang) })}
            </span>
          </p>
          {data.curve.length >= fewestPoints && (
            <EquityCurve
              label={t(($) => $.follow.preview)}
              points={data.curve.map(([at, value]) => ({ at, value }))}
              valueText={usdt}
              axisText={(value) => numbers.signed(value, decimals)}
              timeText={(at) => formatDate(at, lang)}
              sign={signOf(data.net)}
              height={heightPx}
            />
          )}
          <Facts look="receipt" className="pt-2 text-xs">
            <Fact label={t(($) => $.follow.byPrices)}>{usdt(data.profits)}</Fact>
            <Fact label={t(($) => $.follow.fees)}>{usdt(`-${data.fees}`)}</Fact>
            <Fact label={t(($) => $.follow.funding)}>{usdt(data.funding)}</Fact>
            <Fact label={t(($) => $.follow.share)}>{usdt(`-${data.share}`)}</Fact>
            <Fact label={t(($) => $.follow.drawdown)}>{usdt(`-${data.drawdown}`)}</Fact>
            <Fact label={t(($) => $.follow.previewTrades)}>
              {t(($) => $.follow.previewCounts, { trades: data.trades, cut: data.cut, skipped: data.skipped })}
            </Fact>
          </Facts>
          <p className="pt-2 text-2xs text-text-3">{t(($) => $.follow.previewNote)}</p>
        </>
      )}
    </section>
  );
}
