import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { transferTo } from '../../kit/market/trade-path.ts';
import { loginWayBackTo } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import type { QuoteInput, TicketQuote } from './ticket-quote.ts';
import type { Ticket } from './ticket-state.ts';

/** What comes before any order: a guest logs in, and who has nothing of what it costs brings some in; null: nothing does. */
export type FirstStepKind = 'login' | 'transferIn';

export function firstStepOf({ side }: Ticket, { reason }: TicketQuote, input: QuoteInput): FirstStepKind | null {
  if (reason?.code === 'login') return 'login';
  const available = side === 'buy' ? input.availableQuote : input.availableBase;
  return reason?.code === 'insufficient' && available === 0n ? 'transferIn' : null;
}

/** The way there, and in the end back to the ticket. `asset` is the code of what is missing. */
export function FirstStep({ kind, asset, market }: { kind: FirstStepKind; asset: string; market: Market }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return kind === 'login' ? (
    <ButtonLink to={loginWayBackTo(pathname + search)} look="primary">
      {t(($) => $.reasons.login)}
    </ButtonLink>
  ) : (
    <ButtonLink to={transferTo(market)}>{t(($) => $.reasons.transferIn, { asset })}</ButtonLink>
  );
}
