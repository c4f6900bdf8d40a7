import { useTranslation } from 'react-i18next';
import { useApp } from '../data/app-store.ts';
import { useNumbers } from '../locales/number-format.ts';
import { formatTime } from '../locales/time-format.ts';
import { AllocationRing } from '../ui/drawings/allocation-ring.tsx';
import { CopyButton } from '../ui/actions/copy-button.tsx';
import { DepthView } from '../ui/drawings/depth-view.tsx';
import { EquityCurve, EquityThumbnail } from '../ui/drawings/equity-curve.tsx';
import { EquityFigure } from '../kit/money/equity-figure.tsx';
import { FlashPrice } from '../kit/market/flash-price.tsx';
import { Media } from '../ui/drawings/media.tsx';
import { ProfitLine } from '../kit/money/profit-line.tsx';
import { QrCode } from '../ui/drawings/qr-code.tsx';
import { Sparkline } from '../ui/drawings/sparkline.tsx';
import { asks, bids, fallingDay, holdings, risingDay } from './sample.ts';
import { Part, Parts } from './part.tsx';

const invitation = 'https://auric.example/#/pages/common/register?code=AB12CD';

/** A gain, a loss, neither, and not known yet. */
const profits = [
  { cents: 21_480n, percent: '1.75' },
  { cents: -10_150n, percent: '-0.81' },
  { cents: 0n, percent: '0' },
  undefined,
] as const;

function Ring() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <Part name="allocation-ring">
      <AllocationRing
        slices={holdings.map(({ kind, value, share }) => ({
          id: kind,
          label: t(($) => $.accountKinds[kind]),
          weight: Number(value),
          amount: numbers.fixed(value, 2),
          share: `${share}%`,
        }))}
        middle={
          <>
            {t(($) => $.assets.accounts)}
            <span className="block text-base font-bold text-text-1">{holdings.length}</span>
          </>
        }
      />
      <AllocationRing slices={[]} middle={t(($) => $.assets.empty)} />
    </Part>
  );
}

function Curves() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  return (
    <Part name="equity-curve">
      {[risingDay, fallingDay].map((points) => (
        <EquityCurve
          key={points[0]?.value}
          label={t(($) => $.portfolio.equity)}
          points={points}
          valueText={(value) => `${numbers.fixed(value, 2)} USDT`}
          timeText={(at) => formatTime(at, lang)}
          axisText={(value) => numbers.fixed(value, 2)}
        />
      ))}
    </Part>
  );
}

function Codes() {
  return (
    <Part name="qr-code">
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={invitation} />
        <p className="flex min-w-40 flex-1 items-center text-xs break-all text-text-2">
          {invitation}
          <CopyButton text={invitation} what="QR" />
        </p>
      </div>
    </Part>
  );
}

export function Drawings() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <Parts title="Drawings and numbers">
      <Ring />
      <Curves />
      <Part name="depth-view">
        <DepthView
          bids={bids}
          asks={asks}
          reachPercent={0.02}
          own={[64_100, 64_181, 64_990]}
          priceText={(price) => numbers.fixed(price, 1)}
          totalText={(total) => numbers.plain(total.toFixed(5), 5)}
        />
      </Part>
      <Codes />
      <Part name="media: coming, shown, broken">
        <div className="flex gap-4">
          {[undefined, '/favicon.svg', 'data:image/png;base64,AAAA'].map((src) => (
            <div
              key={src ?? ''}
              className="relative grid size-24 place-items-center overflow-hidden rounded-card bg-surface-2"
            >
              <Media src={src} alt={t(($) => $.support.picture)} broken={t(($) => $.support.unseen)} />
            </div>
          ))}
        </div>
      </Part>
      <Part name="sparkline, flash-price, equity-figure, equity-thumbnail, profit-line">
        <div className="flex flex-wrap items-center gap-4">
          <Sparkline points={risingDay.map((point) => point.value)} sign="up" />
          <Sparkline points={fallingDay.map((point) => point.value)} sign="down" />
          <FlashPrice text={numbers.fixed('64182.4', 1)} direction="up" moves={1} />
          <FlashPrice text={numbers.fixed('64182.3', 1)} direction="down" moves={2} />
        </div>
        <EquityFigure label={t(($) => $.portfolio.equity)} value={12_480_360_000n} />
        <EquityThumbnail points={risingDay} sign="up" />
        {profits.map((profit, index) => (
          <ProfitLine key={index} profit={profit} />
        ))}
      </Part>
    </Parts>
  );
}
