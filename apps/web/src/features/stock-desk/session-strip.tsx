import type { StockMarketSession } from '@auric/api';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { refreshStockHours, useStockHours, type StockHours } from '../../data/stock/use-stock-hours.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { Countdown } from '../../ui/states/countdown.tsx';
import { hoursNote, nextTurn, stateOf } from './session-facts.ts';

/**
 * How far a stock market is in its day: what it takes now, when that changes, what its opening would come to, and always that
 * the shares are synthetic. Where nothing is known yet it keeps its place.
 */
export function SessionStrip({ market }: { market: Market }) {
  const { t } = useTranslation();
  const known = useStockHours(market);
  return (
    <section
      aria-label={t(($) => $.stock.session)}
      data-testid="stock-session"
      className="mb-2 grid min-h-31 content-start gap-1 rounded-control bg-surface-2 px-3 py-2 text-xs lg:mb-1 lg:flex lg:min-h-0 lg:flex-wrap lg:items-center lg:gap-x-6 lg:py-1"
    >
      {known !== undefined && <Now market={market} {...known} />}
      <p className="text-2xs text-text-3 lg:ml-auto">
        {t(($) => $.stock.synthetic)}{' '}
        <Link
          to="/pages/common/article?key=stocks"
          className="relative inline-flex items-center gap-0.5 font-semibold text-text-2 underline decoration-line underline-offset-2 after:absolute after:-inset-x-2 after:-inset-y-3.5"
        >
          {t(($) => $.stock.howItWorks)}
          <CircleQuestionMark size={12} aria-hidden />
        </Link>
      </p>
    </section>
  );
}

interface NowProps {
  market: Market;
  hours: StockHours;
  session: StockMarketSession;
}

function Now({ market, hours, session }: NowProps) {
  const { t } = useTranslation();
  const state = stateOf(session);
  const turn = nextTurn(session);
  const note = hoursNote(hours, session);
  return (
    <>
      <p className="flex min-h-5 flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
        <Badge look={state === 'continuous' ? 'good' : 'gold'}>{t(($) => $.stock.states[state])}</Badge>
        {turn === null ? (
          <span className="text-text-2">{t(($) => $.stock.noneAnnounced)}</span>
        ) : (
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <span aria-hidden className="text-text-2">
              {t(($) => $.stock[turn.what])}
            </span>
            <Countdown
              // Another end is another countdown: what was over counts anew.
              key={turn.at}
              label={t(($) => $.stock[turn.what])}
              endsAt={turn.at}
              onEnd={() => void refreshStockHours()}
            />
          </span>
        )}
      </p>
      {state !== 'continuous' && (
        <p className="text-text-2">
          {t(($) => $.stock.notes[state])} <Indicative market={market} session={session} />
        </p>
      )}
      {note !== null && (
        <p className="text-text-2">
          {t(($) => $.stock[note.what], { occasion: t(($) => $.stock.occasions[note.occasion]) })}
        </p>
      )}
    </>
  );
}

/** What the opening would come to by the orders of now, or what it has come to while it is being filled. */
function Indicative({ market, session }: Omit<NowProps, 'hours'>) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { phase, indicative } = session;
  if (phase === 'continuous') return null;
  return (
    <span data-testid="indicative" className="font-medium text-text-1">
      {indicative === null
        ? t(($) => $.stock.noIndicative)
        : t(($) => $.stock[phase === 'matching' ? 'openedAt' : 'indicative'], {
            price: numbers.fixed(indicative.price, market.priceDecimals),
            quantity: numbers.plain(indicative.quantity, market.quantityDecimals),
            asset: market.base.code,
          })}
    </span>
  );
}
