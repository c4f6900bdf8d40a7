import type { Equity, EquityPeriod } from '@auric/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../client.ts';
import { useSignedIn, useWallet, walletQuery } from '../me/use-own-data.ts';
import { queryClient } from '../query-client.ts';
import { accountKeys } from '../keys/account-keys.ts';
import { dayIsOver, dayProfitOf, type DayProfit } from './day-profit.ts';
import { liveCurve, type EquityPoint } from './live-curve.ts';
import { ownedText, type Portfolio } from './portfolio.ts';

/** A burst of fills is asked about once, after it. */
const askAfterMs = 800;

interface OwnedEquity {
  answer: Equity;
  /** What was owned when the question was asked. */
  owned: string;
}

async function fetchEquity(period: EquityPeriod): Promise<OwnedEquity> {
  const owned = ownedText(await queryClient.ensureQueryData(walletQuery));
  return { owned, answer: await api.read('wallet/equity', { period }, { loader: false }) };
}

/** What didn't come is asked for again: its place is kept, and nobody is told to try. */
const askAgainMs = 5_000;

/** The curve of a period and the profit of today, as they were when they were asked for. */
export const equityQuery = (period: EquityPeriod) =>
  queryOptions({
    queryKey: [...accountKeys.equity, period],
    queryFn: () => fetchEquity(period),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.error === null ? false : askAgainMs),
  });

export interface EquityHistory {
  /** Undefined until the first answer. */
  profit: DayProfit | undefined;
  points: EquityPoint[] | undefined;
  /** The points are still those of the period before. */
  changing: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/**
 * The curve and the profit of today, live: between two answers only prices move, so both follow the portfolio. As soon
 * as something else is owned (a fill, a deposit) or the day is over, the server is asked again, and the last profit
 * stays until it answers: to take a deposit for a gain, even for a moment, would be a lie.
 */
export function useEquity(period: EquityPeriod, portfolio: Portfolio | undefined): EquityHistory {
  const enabled = useSignedIn();
  const { data: wallet } = useWallet();
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData } = useQuery({
    ...equityQuery(period),
    placeholderData: keepPreviousData,
    enabled,
  });
  const owned = useMemo(() => (wallet === undefined ? undefined : ownedText(wallet)), [wallet]);
  const today = data?.answer.today;
  const outdated =
    data !== undefined &&
    owned !== undefined &&
    (data.owned !== owned || (!isPlaceholderData && dayIsOver(data.answer, Date.now() - dataUpdatedAt)));
  useEffect(() => {
    // The answer for another period is on its way already.
    if (!outdated || isPlaceholderData) return undefined;
    const ask = () => void queryClient.invalidateQueries({ queryKey: accountKeys.equity });
    const timer = setTimeout(ask, askAfterMs);
    return () => clearTimeout(timer);
  }, [outdated, isPlaceholderData, data]);

  const value = outdated ? undefined : portfolio?.value;
  const [profit, setProfit] = useState<DayProfit>();
  useEffect(() => {
    if (value !== undefined && today !== undefined) setProfit(dayProfitOf(value, today));
  }, [value, today]);

  const points = useMemo(() => (data === undefined ? undefined : liveCurve(data.answer.points, value)), [data, value]);
  return { profit, points, changing: isPlaceholderData, error, refetch };
}
