import { formatDecimal } from '@auric/api';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { shareDecimals } from '../../data/futures/contract-numbers.ts';
import { openPosition } from '../../data/futures/position-acts.ts';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { bestPricesNow } from '../../data/market/use-market-data.ts';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { showsDoubt, useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { loginWayBackTo } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ConfirmOpening } from './confirm-opening.tsx';
import { aboutFuturesTicket, afterSending, openingCall } from './futures-ticket.ts';
import { OpeningReceipt } from './opening-receipt.tsx';
import { OpeningRehearsal } from './opening-rehearsal.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { useOpening, type OpeningView } from './use-opening.ts';
import { useReasonText } from './use-reason-text.ts';
import type { FuturesDesk } from './use-futures-ticket.ts';

interface TicketFormProps {
  desk: FuturesDesk;
  market: Market;
  contract: FuturesMarket;
}

/** Opens a position: side, leverage, kind, price and lots, what it costs and where it would be liquidated. */
export function TicketForm({ desk, market, contract }: TicketFormProps) {
  const { t } = useTranslation();
  const { ticket } = desk;
  const about = aboutFuturesTicket(market.id);
  const act = useMoneyAct(about, showsDoubt);
  const opening = useOpening(market, contract, ticket);
  const reasonText = useReasonText(market);
  const [asking, setAsking] = useState(false);
  const label = t(($) => (ticket.side === 'long' ? $.futures.openLong : $.futures.openShort));
  const { reason } = opening;
  const send = () => {
    setAsking(false);
    const { bestAsk, bestBid } = bestPricesNow(market);
    const best = ticket.side === 'long' ? bestAsk : bestBid;
    const shown = best === undefined ? null : formatDecimal(best, market.priceDecimals);
    const leverage = Math.min(ticket.leverage, opening.leverageMost);
    openPosition(about, openingCall({ ...ticket, leverage }, market.id, opening.modeNow, shown), {
      written: ticket,
      after: afterSending(ticket),
    });
  };
  return (
    <MoneyForm
      look="panel"
      act={act}
      fields={<TicketFields desk={desk} market={market} opening={opening} contract={contract} />}
      receipt={
        <>
          <OpeningReceipt market={market} contract={contract} opening={opening} />
          <OpeningRehearsal market={market} contract={contract} opening={opening} />
        </>
      }
      label={label}
      button={ticket.side === 'long' ? 'buy' : 'sell'}
      reason={reason === null ? null : reasonText(reason)}
      nextStep={useNextStep(opening)}
      confirm={
        <ConfirmOpening
          open={asking}
          ticket={ticket}
          market={market}
          contract={contract}
          opening={opening}
          label={label}
          onClose={() => setAsking(false)}
          onConfirm={send}
        />
      }
      summary={(sent) => <SentOpening act={sent} market={market} />}
      history={<ButtonLink to="/pages/transaction/contract_order">{t(($) => $.trade.history)}</ButtonLink>}
      testId="submit-futures"
      onSubmit={() => setAsking(true)}
    />
  );
}

/** What comes before any opening: a guest logs in, and who has nothing there brings some in. */
function useNextStep({ reason, own }: OpeningView): ReactNode {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (reason?.code === 'login') {
    return (
      <ButtonLink to={loginWayBackTo(pathname + search)} look="primary">
        {t(($) => $.reasons.login)}
      </ButtonLink>
    );
  }
  const empty = reason?.code === 'insufficient' && own !== null && !/[1-9]/.test(own.account.withdrawable);
  return empty ? (
    <ButtonLink to="/pages/fund/transfer">{t(($) => $.reasons.transferIn, { asset: 'USDT' })}</ButtonLink>
  ) : null;
}

/** An opening as it was sent, in a line. */
function SentOpening({ act, market }: { act: MoneyAct; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { type, share, multiple } = act.body as { type: 'long' | 'short'; share: string; multiple: number };
  return t(($) => $.joined.order, {
    symbol: market.symbol,
    side: t(($) => $.joined.valued, { what: t(($) => $.positions[type]), value: `${multiple}×` }),
    size: t(($) => $.joined.inUnit, {
      what: numbers.plain(share, shareDecimals),
      unit: t(($) => $.positions.lots),
    }),
  });
}
