import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { useLiveIndex } from '../../data/seconds/index-ticks.ts';
import { useRiskRead } from '../../data/seconds/risk-read.ts';
import { type OptionOffers, useLastOptions, useOpenOptions } from '../../data/seconds/use-options.ts';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { EndedOption } from './ended-option.tsx';
import { IndexChart } from './index-chart.tsx';
import { NextEnd } from './next-end.tsx';
import { OpenOptions } from './open-options.tsx';
import { OptionRisks } from './option-risks.tsx';
import { OptionTicket } from './option-ticket.tsx';
import { useWhyClosed } from './use-ticket-reason.ts';

const priceDecimals = 2;
const lastShown = 3;

/** One market of seconds options: the index with the strikes, the ticket, what is open and what came of the last ones. */
export function SecondsDesk({ offer }: { offer: OptionOffers[number] }) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const live = useLiveIndex(offer.match_id);
  const { data: open = [] } = useOpenOptions();
  const { data: last = [] } = useLastOptions(lastShown);
  const here = open.filter(({ match_id: market, open_time: struck }) => market === offer.match_id && struck !== 0);
  const strikes = here.map(({ id, open_price: price, type }) => ({ id, price: Number(price), direction: type }));
  const closed = useWhyClosed(offer);
  const { isRead, read } = useRiskRead();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        {closed !== null && <Banner look="info">{closed}</Banner>}
        {live === null ? (
          <div className="skeleton h-52 w-full rounded-card" />
        ) : (
          <IndexChart
            live={live}
            strikes={strikes}
            decimals={priceDecimals}
            over={<NextEnd options={here} live={live} />}
          />
        )}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {signedIn && closed === null && !isRead ? (
          <OptionRisks onRead={read} />
        ) : (
          <OptionTicket offer={offer} live={live} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {signedIn && (
          <DetailSection title={t(($) => $.seconds.open)}>
            <OpenOptions options={open} live={live} decimals={priceDecimals} />
          </DetailSection>
        )}
        {last.length > 0 && (
          <DetailSection title={t(($) => $.seconds.last)}>
            {last.map((option) => (
              <EndedOption key={option.id} option={option} />
            ))}
            <ButtonLink to="/pages/transaction/seconds_order" look="link" className="-ml-4">
              {t(($) => $.seconds.ordersTitle)}
            </ButtonLink>
          </DetailSection>
        )}
        <p className="text-xs text-text-3">
          {t(($) => $.seconds.risk)}{' '}
          <a className="font-medium text-gold-text underline" href="#/pages/transaction/seconds_data">
            {t(($) => $.seconds.dataTitle)}
          </a>
        </p>
      </div>
    </div>
  );
}
