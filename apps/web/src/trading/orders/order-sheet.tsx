import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { useNavigate } from 'react-router';
import { drafts } from '../../data/acts/acts.ts';
import { useApp } from '../../data/app-store.ts';
import { cancelOrder, useOrderAct } from '../../data/me/order-acts.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CopyFact } from '../../kit/detail/copy-fact.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { closeReasonText } from '../../kit/market/order-news-text.ts';
import { tradePath } from '../../kit/market/trade-path.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { aboutTicket } from '../ticket/ticket-draft.ts';
import { ticketOfOrder } from '../ticket/ticket-of-order.ts';
import { isAmendable } from './amend-draft.ts';
import { OrderFlags } from './order-flags.tsx';
import { MarketDistance } from './market-distance.tsx';
import { OrderBadge } from './order-badge.tsx';
import { filledPercent, triggerSideOf } from './order-facts.ts';
import { ProtectionFacts } from './protection-line.tsx';
import { OrderFills } from './order-fills.tsx';
import { TriggerPrice } from './trigger-price.tsx';
import { useMarketsById, useOrderWords } from './use-order-words.ts';

interface OrderSheetProps {
  /** The order that was looked at last; it stays while the sheet slides away. */
  order: WireOrder | null;
  /** The other leg of an OCO, where it is known. */
  partner: WireOrder | null;
  open: boolean;
  onClose: () => void;
  onLook: (order: WireOrder) => void;
  onAmend: (order: WireOrder) => void;
}

/** All that is known of one order: what was asked, what has become of it and why, and what it has cost. */
export function OrderSheet({ order, partner, open, onClose, onLook, onAmend }: OrderSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(($) => $.orders.detailTitle)} open={open} onOpenChange={(next) => !next && onClose()}>
      {order !== null && (
        <>
          <OrderFacts order={order} partner={partner} onLook={onLook} />
          {order.filled !== '0' && <OrderFills order={order} />}
          <Acts order={order} onAmend={onAmend} onClose={onClose} />
        </>
      )}
    </Sheet>
  );
}

type OrderFactsProps = Pick<OrderSheetProps, 'partner' | 'onLook'> & { order: WireOrder };

function OrderFacts({ order, partner, onLook }: OrderFactsProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const said = useOrderWords()(order);
  const act = useOrderAct(order.id);
  const reason = order.status === 'complete' ? closeReasonText(order, t) : null;
  const oco = order.oco_id === 0 ? '' : `${t(($) => $.trade.oco)} · `;
  return (
    <>
      <p className="mt-1 mb-2 flex flex-wrap items-center gap-2">
        <b className="text-lg font-semibold">{order.symbol}</b>
        <OrderBadge side={order.type}>{`${oco}${said.type} · ${said.side}`}</OrderBadge>
        <OrderFlags order={order} />
      </p>
      <Facts>
        <Fact label={t(($) => $.orders.state)}>
          {act?.phase === 'unknown' ? `${said.state} · ${t(($) => $.orders.unconfirmed)}` : said.state}
        </Fact>
        {reason !== null && <Fact label={t(($) => $.orders.reason)}>{reason}</Fact>}
        <Fact label={t(($) => $.trade.price)}>
          {order.price === '0' ? said.price : `${said.price} ${said.quote}`}
          {triggerSideOf(order) === null && <MarketDistance full order={order} />}
        </Fact>
        {triggerSideOf(order) !== null && (
          <Fact label={t(($) => $.trade.trigger)}>
            <TriggerPrice order={order} /> {said.quote}
            <MarketDistance full order={order} />
          </Fact>
        )}
        <ProtectionFacts order={order} />
        {order.trailing_delta > 0 && <Fact label={t(($) => $.trade.trailing)}>{said.distance}</Fact>}
        <Fact label={order.amount === '0' ? t(($) => $.trade.total) : t(($) => $.trade.amount)}>
          {said.amount} {said.amountAsset}
        </Fact>
        <Fact label={t(($) => $.orders.filledAmount)}>
          {t(($) => $.joined.counted, {
            what: `${said.filled} ${said.base}`,
            number: numbers.share(String(filledPercent(order)), 0),
          })}
        </Fact>
        {order.filled !== '0' && (
          <>
            <Fact label={t(($) => $.trade.averagePrice)}>
              {said.average} {said.quote}
            </Fact>
            <Fact label={t(($) => $.orders.filledTotal)}>
              {said.filledTotal} {said.quote}
            </Fact>
            <Fact label={t(($) => $.trade.fee)}>
              {said.fee} {said.feeAsset}
            </Fact>
          </>
        )}
        <Fact label={t(($) => $.trade.timeInForce)}>
          {t(($) => $.trade[order.time_in_force])}
          {order.post_only && <span className="block text-xs text-text-3">{t(($) => $.trade.postOnly)}</span>}
        </Fact>
        <Fact label={t(($) => $.orders.placedAt)}>{formatTime(order.created_at, lang)}</Fact>
        <Fact label={t(($) => $.orders.updatedAt)}>{formatTime(order.updated_at, lang)}</Fact>
        <CopyFact label={t(($) => $.orders.number)} text={String(order.id)} />
        {partner !== null && (
          <Fact label={t(($) => $.orders.linked)}>
            <button type="button" onClick={() => onLook(partner)} className="-my-2 min-h-11 text-gold-text underline">
              {partner.id}
            </button>
          </Fact>
        )}
      </Facts>
      {partner !== null && partner.status === 'doing' && (
        <p className="pt-2 text-xs text-text-2">{t(($) => $.orders.ocoHint)}</p>
      )}
    </>
  );
}

type ActsProps = Pick<OrderSheetProps, 'onAmend' | 'onClose'> & { order: WireOrder };

/** What can be done about an order; one that is over can still be written once more. */
function Acts({ order, onAmend, onClose }: ActsProps) {
  const { t } = useTranslation();
  const act = useOrderAct(order.id);
  const sending = act?.phase === 'sending';
  return (
    <div className="sticky bottom-0 flex gap-2 bg-surface-1 py-3">
      {isAmendable(order) && (
        <Button disabled={sending} onClick={() => onAmend(order)} className="flex-1">
          {t(($) => $.amendOrder.title)}
        </Button>
      )}
      {order.status === 'doing' && (
        <Button disabled={sending} onClick={() => cancelOrder(order)} className="flex-1">
          {sending && act.path !== 'coin/amend' ? t(($) => $.orders.canceling) : t(($) => $.trade.cancelOrder)}
        </Button>
      )}
      <RepeatButton order={order} onClose={onClose} />
    </div>
  );
}

/** Writes the order into the ticket of its market; it is sent from there, with all that is asked there. */
function RepeatButton({ order, onClose }: Pick<ActsProps, 'order' | 'onClose'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const market = useMarketsById().get(order.match_id);
  const ticket = ticketOfOrder(order);
  if (ticket === null || market === undefined) return null;
  const repeat = () => {
    drafts.set(aboutTicket(order.match_id), ticket);
    onClose();
    void navigate(tradePath(market));
  };
  return (
    <Button onClick={repeat} className="flex-1">
      {t(($) => $.orders.repeat)}
    </Button>
  );
}
