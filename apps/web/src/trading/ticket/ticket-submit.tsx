import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDeadTime } from '../../kit/money/use-dead-time.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { loginWayBackTo } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { reasonText } from './reason-text.ts';
import type { QuoteInput, TicketQuote } from './ticket-quote.ts';
import type { Ticket } from './ticket-state.ts';

interface TicketSubmitProps {
  ticket: Ticket;
  quote: TicketQuote;
  input: QuoteInput;
  label: string;
}

/** The button: the order, the next step towards it, or the reason why there is none. It stays in sight. */
export function TicketSubmit({ ticket, quote, input, label }: TicketSubmitProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { pathname, search } = useLocation();
  const { reason } = quote;
  const again = quote.farPpm > 0 && reason === null && ticket.confirmedFar;
  const tooSoon = useDeadTime(again ? 'confirm' : null);
  const buying = ticket.side === 'buy';
  const [asset, available] = buying
    ? [input.market.quote.code, input.availableQuote]
    : [input.market.base.code, input.availableBase];
  if (reason?.code === 'login') {
    return (
      <Pinned>
        <ButtonLink to={loginWayBackTo(pathname + search)} look="primary" className="w-full">
          {t(($) => $.reasons.login)}
        </ButtonLink>
      </Pinned>
    );
  }
  // Who has nothing of what the order costs is led to where it can be brought in.
  if (reason?.code === 'insufficient' && available === 0n) {
    return (
      <Pinned>
        <ButtonLink to="/pages/fund/transfer" className="w-full">
          {t(($) => $.reasons.transferIn, { asset })}
        </ButtonLink>
      </Pinned>
    );
  }
  return (
    <Pinned>
      <Button
        type="submit"
        data-testid="submit-order"
        look={buying ? 'buy' : 'sell'}
        disabled={reason !== null || tooSoon}
        className="w-full"
      >
        {reason !== null
          ? reasonText(reason, t, numbers, input.market)
          : again
            ? t(($) => $.reasons.confirmFar)
            : label}
      </Button>
    </Pinned>
  );
}

/** Sticks over the end of the window, or over the keypad, when the ticket is longer than the window. */
function Pinned({ children }: { children: ReactNode }) {
  return (
    <div data-sticks className="sticky bottom-0 z-10 -mx-2 -mt-1 bg-surface-0 px-2 pt-1 pb-1 lg:bg-surface-1">
      {children}
    </div>
  );
}
