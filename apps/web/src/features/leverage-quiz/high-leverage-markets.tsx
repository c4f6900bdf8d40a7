import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFuturesById } from '../../data/positions/use-futures-by-id.ts';
import { useFuturesMarkets } from '../../data/positions/use-positions.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** The markets that offer more than a leverage, the way to each of them. */
export function HighLeverageMarkets({ above }: { above: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useFuturesMarkets();
  const byId = useFuturesById();
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={3} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  const markets = data.map(({ terms }) => terms).filter((terms) => terms.max_multiple > above);
  if (markets.length === 0) return <EmptyState text={t(($) => $.leverageQuiz.noMarkets)} />;
  return (
    <ul className="flex flex-col">
      {markets.map(({ match_id, symbol, max_multiple }) => (
        <li key={match_id} className="border-b border-line last:border-0">
          <Link
            to={`/pages/transaction/contract?match_id=${match_id}`}
            className="flex min-h-14 items-center gap-3 py-2 text-sm"
          >
            <CoinIcon code={byId.get(match_id)?.base.code ?? ''} />
            <span className="flex-1 font-semibold">{symbol}</span>
            <span className="text-text-2">{t(($) => $.leverageQuiz.upTo, { multiple: max_multiple })}</span>
            <ChevronRight size={16} aria-hidden className="text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
