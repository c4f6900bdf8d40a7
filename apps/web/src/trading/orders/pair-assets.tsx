import type { Market, MarketAsset } from '../../data/market/market.ts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Holding } from '../../data/portfolio/portfolio.ts';
import { usePortfolio } from '../../data/portfolio/use-portfolio.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { Approximately } from '../../kit/money/approximately.tsx';
import { hiddenAmount } from '../../kit/money/hidden-amounts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { transferTo } from '../../kit/market/trade-path.ts';
import { pairHoldings } from './pair-holdings.ts';

/** Shown with each holding: what it has cost. */
export type HoldingCost = ComponentType<{ holding: Holding }>;

interface PairAssetsProps {
  market: Market;
  Cost?: HoldingCost | undefined;
}

/**
 * What the account holds that this market trades from: the two assets of this market first, also where there is nothing of
 * one, then the rest.
 */
export function PairAssets({ market, Cost }: PairAssetsProps) {
  const { t } = useTranslation();
  const { portfolio, error, refetch } = usePortfolio();
  if (portfolio === undefined) {
    return error !== null ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={3} height="h-14" />;
  }
  const own = portfolio.accounts.find(({ kind }) => kind === market.kind)?.holdings ?? [];
  return (
    <>
      <ul aria-label={t(($) => $.tabs.assets)}>
        {pairHoldings(market, own).map((holding) => (
          <HoldingRow key={holding.currency} holding={holding} asset={assetOf(market, holding)} Cost={Cost} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={transferTo(market)} className="flex-1">
          {t(($) => $.common.transfer)}
        </ButtonLink>
        <ButtonLink to="/pages/fund/assets" look="quiet" className="flex-1">
          {t(($) => $.common.seeAll)}
        </ButtonLink>
      </div>
    </>
  );
}

function assetOf({ base, quote }: Market, { currency }: Holding): MarketAsset | undefined {
  return [base, quote].find(({ id }) => id === currency);
}

const finestDecimals = 12;

interface HoldingRowProps extends Pick<PairAssetsProps, 'Cost'> {
  holding: Holding;
  asset: MarketAsset | undefined;
}

function HoldingRow({ holding, asset, Cost }: HoldingRowProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  const amount = (text: string) => (hidden ? hiddenAmount : numbers.plain(text, asset?.scale ?? finestDecimals));
  return (
    <li data-coin={holding.code} className="hairline-b flex min-h-14 items-center gap-3 py-2">
      <CoinIcon code={holding.code} size={28} />
      <span className="font-semibold">{holding.code}</span>
      <Facts look="receipt" className="ml-auto min-w-0 text-xs">
        <Fact label={t(($) => $.common.available)} note={<Approximately value={holding.value} />} strong>
          {amount(holding.available)}
        </Fact>
        {holding.frozen !== '0' && <Fact label={t(($) => $.common.frozen)}>{amount(holding.frozen)}</Fact>}
        {Cost !== undefined && <Cost holding={holding} />}
      </Facts>
    </li>
  );
}
