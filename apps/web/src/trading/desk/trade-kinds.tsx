import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useOffers } from '../../data/me/offers.ts';
import { useOptionOffers } from '../../data/seconds/use-options.ts';
import { copyPath } from '../../kit/copy-trading/lead-path.ts';
import { optionPath, tradePath } from '../../kit/market/trade-path.ts';

const kinds = ['spot', 'perpetual', 'stock'] as const;
type Kind = (typeof kinds)[number] | 'option';

const place =
  '-mb-px grid min-h-11 min-w-6 shrink-0 items-center justify-items-center border-b-2 text-sm font-semibold';

/**
 * The ways in which a coin is traded: another one keeps the coin, or begins with its first market. `here`: the way that is shown, where
 * it isn't that of the market.
 */
export function TradeKinds({ market, here = market.kind }: { market: Market; here?: Kind }) {
  const { t } = useTranslation();
  const { data: markets = [] } = useMarkets('all');
  const { data: offers = [] } = useOptionOffers();
  const isOffered = useOffers();
  const offered = isOffered('option') === 'yes' || here === 'option';
  const ways = kinds.flatMap((kind): { kind: Kind; to: string }[] => {
    const ofKind = markets.filter((each) => each.kind === kind);
    const sameCoin = ofKind.find(({ base, quote }) => base.id === market.base.id && quote.id === market.quote.id);
    const to = kind === market.kind ? market : (sameCoin ?? ofKind[0]);
    return to === undefined ? [] : [{ kind, to: tradePath(to) }];
  });
  const spotOfCoin = markets.find(({ kind, base }) => kind === 'spot' && base.id === market.base.id);
  const offer = offers.find(({ match_id: id }) => id === spotOfCoin?.id) ?? offers[0];
  const all =
    offer === undefined || !offered ? ways : [...ways, { kind: 'option' as const, to: optionPath(offer.match_id) }];
  return (
    <nav aria-label={t(($) => $.tabs.trade)} className="scroll-quiet flex gap-5 overflow-x-auto border-b border-line">
      {all.map(({ kind, to }) => (
        <Link
          key={kind}
          to={to}
          replace
          aria-current={kind === here ? 'page' : undefined}
          className={`${place} ${kind === here ? 'border-gold text-text-1' : 'border-transparent text-text-2'}`}
        >
          {t(($) => $.marketKinds[kind])}
        </Link>
      ))}
      {isOffered('copy_trading') === 'yes' && (
        <Link to={copyPath} className={`${place} border-transparent text-text-2`}>
          {t(($) => $.home.entries.copy)}
        </Link>
      )}
    </nav>
  );
}
