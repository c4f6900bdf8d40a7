import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { moneyDecimals, shareDecimals } from '../../data/futures/contract-numbers.ts';
import { fundingAt } from '../../data/futures/funding-cost.ts';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useDeadTime } from '../../kit/money/use-dead-time.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { Countdown } from '../../ui/states/countdown.tsx';
import { carriesStops, type FuturesTicket, hasLimit, hasTrailing, hasTrigger, trailingOf } from './futures-ticket.ts';
import type { OpeningView } from './use-opening.ts';
import { useReasonText } from './use-reason-text.ts';

interface ConfirmOpeningProps {
  open: boolean;
  ticket: FuturesTicket;
  market: Market;
  contract: FuturesMarket;
  opening: OpeningView;
  /** The act, as its button says it. */
  label: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** The opening once more, live: what it costs, where it is liquidated, and what the next funding would take or bring. */
export function ConfirmOpening(props: ConfirmOpeningProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      fit
      title={t(($) => $.confirmOrder.title)}
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
    >
      {props.open && <Confirmation {...props} />}
    </Sheet>
  );
}

function Confirmation({ ticket, market, contract, opening, label, onConfirm }: ConfirmOpeningProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const reasonText = useReasonText(market);
  const tooSoon = useDeadTime('confirm');
  const { outlook, liquidation, reason, ticks, mode } = opening;
  const money = (units: bigint) => `${numbers.plain(formatDecimal(units, moneyDecimals), 4)} ${market.quote.code}`;
  const isLong = ticket.side === 'long';
  if (outlook === null || ticks === null) return null;
  const { holding, notional, margin, fee } = outlook;
  const funding = fundingAt(contract.mark, opening.numbers, holding);
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Facts>
        <Fact label={market.symbol}>
          <span className={isLong ? 'text-up' : 'text-down'}>
            {t(($) => $.joined.valued, {
              what: t(($) => $.positions[ticket.side]),
              value: `${Math.min(ticket.leverage, opening.leverageMost)}×`,
            })}
          </span>
        </Fact>
        <Fact label={t(($) => $.positions.marginMode)}>{t(($) => $.positions[mode])}</Fact>
        {hasTrigger(ticket) && (
          <Fact label={t(($) => $.trade.trigger)}>
            {numbers.plain(ticket.trigger, market.priceDecimals)} {market.quote.code}
          </Fact>
        )}
        {hasTrailing(ticket) && (
          <Fact label={t(($) => $.trade.trailing)}>{numbers.rate(Number(trailingOf(ticket) ?? 0n) * 100)}</Fact>
        )}
        {ticket.orderType !== 'stop_market' && (
          <Fact label={t(($) => (hasLimit(ticket) ? $.trade.price : $.trade.marketPrice))}>
            {numbers.units(ticks, market.priceDecimals)} {market.quote.code}
          </Fact>
        )}
        {hasLimit(ticket) && ticket.validity !== 'gtc' && (
          <Fact label={t(($) => $.trade.timeInForce)}>
            {ticket.validity === 'post_only' ? t(($) => $.trade.postOnly) : ticket.validity.toUpperCase()}
          </Fact>
        )}
        <Fact label={t(($) => $.positions.lots)}>
          {numbers.plain(formatDecimal(holding.lots, shareDecimals), shareDecimals)} ≈ {money(notional)}
        </Fact>
        <Fact label={t(($) => $.positions.initialMargin)}>{money(margin)}</Fact>
        <Fact
          label={t(($) => $.joined.valued, {
            what: t(($) => $.trade.fee),
            value: numbers.rate(opening.numbers.takerPpm),
          })}
        >
          {money(fee)}
        </Fact>
        <Fact label={t(($) => $.positions.liquidationPrice)}>
          {liquidation === null ? '—' : `${numbers.units(liquidation, market.priceDecimals)} ${market.quote.code}`}
        </Fact>
        {contract.mark.funding_time > 0 && (
          <Fact
            label={t(($) => $.futures.fundingCost)}
            testId="funding-cost"
            note={<Countdown label={t(($) => $.futures.fundingIn)} endsAt={contract.mark.funding_time} />}
          >
            <span className={funding < 0n ? 'text-down' : 'text-up'}>
              {numbers.signed(formatDecimal(funding, moneyDecimals), 4)} {market.quote.code}
            </span>
          </Fact>
        )}
        {carriesStops(ticket) && ticket.takeProfit !== '' && (
          <Fact label={t(($) => $.trade.takeProfit)}>{numbers.plain(ticket.takeProfit, market.priceDecimals)}</Fact>
        )}
        {carriesStops(ticket) && ticket.stopLoss !== '' && (
          <Fact label={t(($) => $.trade.stopLoss)}>{numbers.plain(ticket.stopLoss, market.priceDecimals)}</Fact>
        )}
      </Facts>
      <Button
        data-testid="confirm-futures"
        look={isLong ? 'buy' : 'sell'}
        disabled={reason !== null || tooSoon}
        onClick={onConfirm}
      >
        {reason === null ? label : reasonText(reason)}
      </Button>
    </div>
  );
}
