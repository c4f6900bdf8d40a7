import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { tradePath } from '../../kit/market/trade-path.ts';

const kinds = ['spot', 'perpetual', 'stock'] as const;

/** The ways in which a coin is traded: the other one keeps the coin, or begins with its first market. */
export function TradeKinds({ market }: { market: Market }) {
  const { t } = useTranslation();
  const { data: markets = [] } = useMarkets('all');
  return (
    <nav aria-label={t(($) => $.tabs.trade)} className="flex gap-5 border-b border-line">
      {kinds.map((kind) => {
        const ofKind = markets.filter((each) => each.kind === kind);
        const sameCoin = ofKind.find(({ base, quote }) => base.id === market.base.id && quote.id === market.quote.id);
        const to = kind === market.kind ? market : (sameCoin ?? ofKind[0]);
        if (to === undefined) return null;
        const isHere = kind === market.kind;
        return (
          <Link
            key={kind}
            to={tradePath(to)}
            replace
            aria-current={isHere ? 'page' : undefined}
            className={`-mb-px grid min-h-11 items-center border-b-2 text-sm font-semibold ${isHere ? 'border-gold text-text-1' : 'border-transparent text-text-2'}`}
          >
            {t(($) => $.marketKinds[kind])}
          </Link>
        );
      })}
    </nav>
  );
}
