import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useOptionOffers } from '../../data/seconds/use-options.ts';
import { SecondsDesk } from '../../features/seconds/seconds-desk.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { TradeKinds } from '../../trading/desk/trade-kinds.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** Options on the index, over in seconds or minutes. */
export default function SecondsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { data: offers, error, refetch } = useOptionOffers();
  const { data: markets = [] } = useMarkets('all');
  const asked = Number(address.get('match_id'));
  const offer = offers?.find(({ match_id: market }) => market === asked) ?? offers?.[0];
  const market = markets.find(({ id }) => id === offer?.match_id);
  return (
    <Page wide>
      {market !== undefined && <TradeKinds market={market} here="option" />}
      <h1 className="sr-only">{t(($) => $.seconds.title)}</h1>
      {offer !== undefined ? (
        <>
          <div className="flex items-center justify-between gap-3 py-2">
            <Choice
              look="chips"
              label={t(($) => $.seconds.market)}
              value={String(offer.match_id)}
              options={(offers ?? []).map(({ match_id: id, symbol }) => ({ value: String(id), label: symbol }))}
              onChange={(id) => setAddress({ match_id: id }, { replace: true })}
            />
            <HelpLink article="options" className="-mr-3" />
          </div>
          <SecondsDesk key={offer.match_id} offer={offer} />
        </>
      ) : offers !== undefined ? (
        <EmptyState text={t(($) => $.seconds.noMarkets)} />
      ) : error === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
