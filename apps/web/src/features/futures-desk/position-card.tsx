import { formatDecimal } from '@auric/api';
import type { Position } from '../../data/positions/position.ts';
import { useTranslation } from 'react-i18next';
import { signedUnits } from '../../data/futures/contract-numbers.ts';
import { useFuturesTerms } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { CopyMark } from '../../kit/copy-trading/copy-mark.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { OrderBadge } from '../../trading/orders/order-badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LiquidationBar } from './liquidation-bar.tsx';
import { usePartialStops } from './use-partial-stops.ts';
import { useLotText } from './use-lot-text.ts';

/** What can be done with a position, each in a sheet of its own. */
export type PositionAct = 'close' | 'stops' | 'margin' | 'reverse' | 'rehearsal';

export interface PositionCardProps {
  position: Position;
  market: Market;
  onAct: (act: PositionAct, position: number) => void;
}

const tone = { up: 'text-up', down: 'text-down', flat: '' } as const;

/** One open position: what it has gained at the mark, where it would be liquidated, and what can be done. */
export function PositionCard({ position, market, onAct }: PositionCardProps) {
  const { t } = useTranslation();
  const isLong = position.side === 'long';
  const acts: readonly { act: PositionAct; label: string }[] = [
    { act: 'close', label: t(($) => $.futures.close) },
    { act: 'stops', label: t(($) => $.trade.protection) },
    ...(position.marginMode === 'isolated' ? [{ act: 'margin' as const, label: t(($) => $.positions.margin) }] : []),
    { act: 'reverse', label: t(($) => $.futures.reverse) },
    { act: 'rehearsal', label: t(($) => $.rehearsal.try) },
  ];
  return (
    <article data-position={position.id} className="rounded-card border border-line bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{position.symbol}</b>
        <OrderBadge side={isLong ? 'buy' : 'sell'}>
          {t(($) => $.joined.valued, { what: t(($) => $.positions[position.side]), value: `${position.leverage}×` })}
        </OrderBadge>
        <span className="text-2xs text-text-3">{t(($) => $.positions[position.marginMode])}</span>
        <Gain position={position} />
      </div>
      <CopyMark position={position.id} />
      <LiquidationBar position={position} market={market} />
      <Figures position={position} market={market} />
      <div className="mt-3 flex flex-wrap gap-1.5">
        {acts.map(({ act, label }) => (
          <Button key={act} size="tight" className="flex-auto" onClick={() => onAct(act, position.id)}>
            {label}
          </Button>
        ))}
      </div>
    </article>
  );
}

/** Profit and loss that are not realized, and what they are of the initial margin. */
function Gain({ position: { unrealized, initialMargin } }: Pick<PositionCardProps, 'position'>) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const margin = signedUnits(initialMargin);
  const percent = margin === 0n ? '0' : formatDecimal((signedUnits(unrealized) * 10_000n) / margin, 2);
  return (
    <span data-testid="position-gain" className={`ml-auto text-right font-semibold ${tone[signOf(unrealized)]}`}>
      <span className="sr-only">{t(($) => $.positions.unrealized)} </span>
      {numbers.signed(unrealized, 2)} <small className="font-medium">({numbers.percent(percent)})</small>
    </span>
  );
}

function Figures({ position, market }: Pick<PositionCardProps, 'position' | 'market'>) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lotText = useLotText();
  const terms = useFuturesTerms(market.id);
  const price = (text: string) => (text === '0' ? '—' : numbers.plain(text, market.priceDecimals));
  const { takeProfit, stopLoss } = position;
  const parts = usePartialStops(position).length;
  return (
    <Facts look="grid" className="mt-3">
      <Fact label={t(($) => $.positions.lots)} testId="position-lots" note={terms && lotText({ terms }, market)}>
        {numbers.plain(position.lots, 2)}
      </Fact>
      <Fact label={t(($) => $.positions.margin)} testId="position-margin">
        {numbers.plain(position.margin, 2)}
      </Fact>
      <Fact label={t(($) => $.positions.entryPrice)}>{price(position.entryPrice)}</Fact>
      <Fact label={t(($) => $.positions.markPrice)}>{price(position.markPrice)}</Fact>
      <Fact label={t(($) => $.positions.liquidationPrice)}>
        <span className="text-gold-text">{price(position.liquidationPrice)}</span>
      </Fact>
      <Fact
        label={t(($) => $.trade.protection)}
        testId="position-stops"
        note={
          parts > 0 ? t(($) => $.joined.valued, { what: t(($) => $.futures.partialStops), value: parts }) : undefined
        }
      >
        {price(takeProfit)} / {price(stopLoss)}
      </Fact>
      <Fact label={t(($) => $.positions.fundingFee)}>{numbers.signed(position.funding, 2)}</Fact>
      <Fact label={t(($) => $.positions.realized)}>{numbers.signed(position.realized, 2)}</Fact>
    </Facts>
  );
}
