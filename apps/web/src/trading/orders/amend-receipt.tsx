import { formatDecimal, type WireOrder } from '@auric/api';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import type { QuoteInput } from '../ticket/ticket-quote.ts';
import { amendEffect, type AmendDraft } from './amend-draft.ts';

interface AmendReceiptProps {
  order: WireOrder;
  draft: AmendDraft;
  input: QuoteInput;
}

/** What an amendment changes: what is held, what can be spent then, and the fee of what is still open. */
export function AmendReceipt({ order, draft, input }: AmendReceiptProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { market, fees } = input;
  const { held, heldAsset, fee, feeAsset } = amendEffect(order, draft, market, fees.makerPpm);
  const available = order.type === 'buy' ? input.availableQuote : input.availableBase;
  const left = held.now === null || held.next === null ? null : available + held.now - held.next;
  const rate = numbers.rate(fees.makerPpm);
  return (
    <Facts look="receipt" className="rounded-control bg-surface-2 px-3 py-2 text-xs">
      <Line label={t(($) => $.amendOrder.held)} now={held.now} next={held.next} asset={heldAsset} />
      <Line label={t(($) => $.trade.available)} now={available} next={left} asset={heldAsset} />
      <Line
        label={t(($) => $.joined.valued, { what: t(($) => $.trade.fee), value: rate })}
        now={fee.now}
        next={fee.next}
        asset={feeAsset}
      />
    </Facts>
  );
}

interface LineProps {
  label: string;
  now: bigint | null;
  next: bigint | null;
  asset: Market['base'];
}

/** A figure, and where it changes, what it becomes. */
function Line({ label, now, next, asset }: LineProps) {
  const numbers = useNumbers();
  const said = (value: bigint | null) =>
    value === null || value < 0n ? '—' : numbers.plain(formatDecimal(value, asset.scale), asset.scale);
  return (
    <Fact label={label}>
      <span className="flex flex-wrap items-center justify-end gap-x-1">
        <span className={now === next ? 'font-medium' : 'text-text-2'}>{said(now)}</span>
        {now !== next && (
          <>
            <ArrowRight size={12} aria-hidden className="text-text-3" />
            <span className="font-medium">{said(next)}</span>
          </>
        )}
        <span className="text-text-2">{asset.code}</span>
      </span>
    </Fact>
  );
}
