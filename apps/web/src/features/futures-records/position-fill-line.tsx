import type { PositionFill } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { settlementAsset } from '../../data/positions/position.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { usePriceText } from './use-position-words.ts';

/** One trade on a position: what was opened or closed, at what price, what it cost and brought. */
export function PositionFillCard({ fill }: { fill: PositionFill }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const price = usePriceText();
  const { id, symbol, side, reduces, reason, share, fee, realised, time, match_id } = fill;
  const act = t(($) => $.positions[reduces ? 'reduced' : 'opened']);
  return (
    <article data-fill={id} className="@container rounded-card border border-line bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{symbol}</b>
        <Badge look={side === 'long' ? 'up' : 'down'}>{`${t(($) => $.positions[side])} · ${act}`}</Badge>
        <time dateTime={new Date(time).toISOString()} className="ml-auto text-2xs text-text-3">
          {formatTime(time, lang)}
        </time>
      </div>
      <Facts look="grid" className="mt-2 @min-[16rem]:grid-cols-3">
        <Fact label={t(($) => $.trade.price)}>{price(match_id, fill.price)}</Fact>
        <Fact label={t(($) => $.positions.lots)}>{numbers.plain(share, 2)}</Fact>
        <Fact label={t(($) => $.joined.inUnit, { what: t(($) => $.trade.fee), unit: settlementAsset })}>
          {numbers.plain(fee, 6)}
        </Fact>
        {realised !== null && (
          <Fact label={t(($) => $.positions.fromPrice)}>
            <ProfitText amount={realised} />
          </Fact>
        )}
        {reduces && reason !== 'order' && (
          <Fact label={t(($) => $.orders.reason)}>{t(($) => $.positions.closedBy[reason])}</Fact>
        )}
      </Facts>
      {/* What has moved nothing has no receipt. */}
      {(realised ?? '0') !== fee && (
        <ReceiptLink of={{ of: 'position_fill', number: id }} className="-mb-3">
          {t(($) => $.orders.receipt)}
        </ReceiptLink>
      )}
    </article>
  );
}
