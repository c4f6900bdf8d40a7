import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { LeadHolding } from '../../data/copy/lead.ts';
import { settlementAsset } from '../../data/positions/position.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { OrderBadge } from '../../trading/orders/order-badge.tsx';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';

const priceDecimals = 8;
const usdtDecimals = 2;

/** A position of a lead trader, open or over; of how much isn't shown. */
export function HoldingCard({ holding }: { holding: LeadHolding }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { symbol, side, leverage, entryPrice, openedAt, roe, end } = holding;
  return (
    <article className="rounded-card border border-line bg-surface-1 p-3">
      <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{symbol}</b>
        <OrderBadge side={side === 'long' ? 'buy' : 'sell'}>
          {t(($) => $.joined.valued, { what: t(($) => $.positions[side]), value: `${leverage}×` })}
        </OrderBadge>
        <ChangeText change={roe} className="ml-auto text-sm" />
      </div>
      <Facts look="grid">
        <Fact label={t(($) => $.positions.entryPrice)}>{numbers.plain(entryPrice, priceDecimals)}</Fact>
        {end !== null && (
          <>
            <Fact label={t(($) => $.positions.closePrice)}>{numbers.plain(end.closePrice, priceDecimals)}</Fact>
            <Fact label={t(($) => $.copyTrading.pnl)}>
              {numbers.signed(end.pnl, usdtDecimals)} {settlementAsset}
            </Fact>
          </>
        )}
        <Fact label={t(($) => $.positions.openedAt)}>{formatTime(openedAt, lang)}</Fact>
        {end !== null && <Fact label={t(($) => $.positions.closedAt)}>{formatTime(end.closedAt, lang)}</Fact>}
      </Facts>
    </article>
  );
}
