import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { MarketPicker } from './market-picker.tsx';

interface DeskPageProps {
  /** What the page is called where no market says it. */
  title: string;
  /** The markets to choose from, and why they haven't come. */
  markets: readonly Market[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** The market that is traded; with the markets known, undefined says that there is none of that id. */
  market: Market | undefined;
  onPick: (market: number) => void;
  /** The desk of the market; undefined while what it needs beside the market is on its way. */
  desk: (market: Market, onChoose: () => void) => ReactNode;
}

/** A page on which a market is traded, from its first moment: what keeps its place, the desk, and the change to another market. */
export function DeskPage({ title, markets, error, onRetry, market, onPick, desk }: DeskPageProps) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const choose = useCallback(() => setPicking(true), []);
  const shown = market && desk(market, choose);
  if (markets !== undefined && market !== undefined && shown !== undefined) {
    return (
      <>
        {shown}
        <MarketPicker markets={markets} chosen={market.id} open={picking} onOpenChange={setPicking} onPick={onPick} />
      </>
    );
  }
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {markets !== undefined && market === undefined ? (
        <Page>
          <EmptyState
            text={t(($) => $.common.noSuchMarket)}
            action={<ButtonLink to="/pages/market/market">{t(($) => $.common.allMarkets)}</ButtonLink>}
          />
        </Page>
      ) : error === null ? (
        <DeskSkeleton />
      ) : (
        <Page>
          <ErrorState text={error.message} onRetry={onRetry} />
        </Page>
      )}
    </>
  );
}
