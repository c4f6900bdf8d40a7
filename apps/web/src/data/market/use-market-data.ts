import type { Currency, PublicTrade } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useApp } from '../app-store.ts';
import { coinsOf } from '../client-state.ts';
import { api, realtime } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { offerTickers, ticks } from './market-feed.ts';
import { SteadyMarket, type LiveMarket } from './live-market.ts';
import { toMarket, type Market } from './market.ts';
import type { BestPrices, BookView } from './order-book.ts';
import { OrderBookStore, type OrderBookState } from './order-book-store.ts';
import type { Tick } from './tick-store.ts';
import { TradesStore } from './trades-store.ts';

async function fetchCurrencies(): Promise<Currency[]> {
  const currencies = await api.read('currency/list', {}, { loader: false });
  useApp.setState({ coins: coinsOf(currencies.filter(({ is_share }) => !is_share)) });
  return currencies;
}

const currenciesQuery = {
  queryKey: siteKeys.currencies,
  queryFn: fetchCurrencies,
  staleTime: Number.POSITIVE_INFINITY,
};

async function fetchMarkets(): Promise<Market[]> {
  const [groups, currencies] = await Promise.all([
    api.read('currency/quotation_new', {}, { loader: false }),
    queryClient.ensureQueryData(currenciesQuery),
  ]);
  const quotations = groups.flatMap((group) => group.quotation);
  offerTickers(quotations);
  const scales = new Map(currencies.map((currency) => [currency.id, currency.scale]));
  return quotations.map((quotation) => toMarket(quotation, (currency) => scales.get(currency) ?? 8));
}

const marketsQuery = { queryKey: siteKeys.quotations, queryFn: fetchMarkets, staleTime: 5 * 60_000 };

/** Starts the two reads that nearly every screen needs, before any screen asks. */
export function prefetchMarkets(): void {
  void queryClient.prefetchQuery(marketsQuery);
}

const ofKind: Readonly<Record<Market['kind'] | 'pairs', (markets: readonly Market[]) => Market[]>> = {
  spot: (markets) => markets.filter(({ kind }) => kind === 'spot'),
  perpetual: (markets) => markets.filter(({ kind }) => kind === 'perpetual'),
  stock: (markets) => markets.filter(({ kind }) => kind === 'stock'),
  // What trades one asset for another, so that its orders are of one list and its base asset has a price here.
  pairs: (markets) => markets.filter(({ kind }) => kind !== 'perpetual'),
};
const all = (markets: Market[]): Market[] => markets;

/** The markets of a kind and their filters; live prices come from `useTick`. */
export function useMarkets(kind: Market['kind'] | 'pairs' | 'all' = 'spot') {
  return useQuery({ ...marketsQuery, select: kind === 'all' ? all : ofKind[kind] });
}

export function useCurrencies() {
  return useQuery<Currency[]>(currenciesQuery);
}

const withoutShares = (currencies: Currency[]): Currency[] => currencies.filter(({ is_share }) => !is_share);

/** The currencies without shares: what may be sent, converted and moved between accounts. */
export function useCoins() {
  return useQuery({ ...currenciesQuery, select: withoutShares });
}

/** The live price of a market; undefined until the first. */
export function useTick(market: number | undefined): Tick | undefined {
  return useTickPart(market, (tick) => tick);
}

/** What `pick` makes of the live price of a market: whoever shows no more of it renders when that is another thing. */
export function useTickPart<Part>(market: number | undefined, pick: (tick: Tick | undefined) => Part): Part {
  const subscribe = useCallback(
    (listener: () => void) => (market === undefined ? () => undefined : ticks.subscribe(market, listener)),
    [market],
  );
  return useSyncExternalStore(subscribe, () => pick(market === undefined ? undefined : ticks.get(market)));
}

/** The price of a market now, for what asks for it once, on a tap. */
export function lastPrice(market: number): string | undefined {
  return ticks.get(market)?.price;
}

/** Tells the first price of a market, at once where it is known; returns how to stop waiting for it. */
export function onFirstPrice(market: number, tell: (price: string) => void): () => void {
  let stop: () => void = () => undefined;
  const look = () => {
    const price = lastPrice(market);
    if (price === undefined || price === '0') return false;
    stop();
    tell(price);
    return true;
  };
  if (!look()) stop = ticks.subscribe(market, look);
  return () => stop();
}

const books = new Map<number, OrderBookStore>();
const trades = new Map<number, TradesStore>();

function bookOf(market: Market): OrderBookStore {
  const known = books.get(market.id);
  if (known !== undefined) return known;
  const made = new OrderBookStore(market, (consumer) => realtime.open(`depth:${market.id}`, consumer));
  books.set(market.id, made);
  return made;
}

function tradesOf(market: number): TradesStore {
  const known = trades.get(market);
  if (known !== undefined) return known;
  const made = new TradesStore((consumer) => realtime.open(`trades:${market}`, consumer));
  trades.set(market, made);
  return made;
}

/** The live book of a market, open while the component is mounted. */
export function useOrderBook(market: Market): OrderBookState {
  const store = bookOf(market);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The best prices of a market's live book now, for what asks for them once. */
export function bestPricesNow(market: Market): BestPrices {
  return bookOf(market).get().best;
}

/** The levels of a book as they were when its state came; the book itself moves on. */
const levelsOf = new WeakMap<OrderBookState, BookView>();

function firstLevels(state: OrderBookState, depth: number): BookView {
  const levels = levelsOf.get(state) ?? state.view(depth);
  levelsOf.set(state, levels);
  return levels;
}

/** As many levels as anybody walks through; an order that takes more is refused by the collar anyway. */
const walkedLevels = 100;

/**
 * Price and book of a market, its levels only where they are `walked`: the same object until what `shownOf` makes of it is
 * another thing. `shownOf` must be the same function as long as it does the same.
 */
export function useLiveMarket(market: Market, walked: boolean, shownOf: (live: LiveMarket) => unknown): LiveMarket {
  const [steady] = useState(() => new SteadyMarket());
  const store = bookOf(market);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), ticks.subscribe(market.id, listener)];
      return () => stops.forEach((stop) => stop());
    },
    [store, market.id],
  );
  return useSyncExternalStore(subscribe, () => {
    const state = store.get();
    const levels = walked ? firstLevels(state, walkedLevels) : undefined;
    return steady.read({ tick: ticks.get(market.id), best: state.best, levels }, shownOf);
  });
}

/** Whether the levels of a market's live book have come. */
export function useBookKnown(market: Market): boolean {
  const store = bookOf(market);
  return useSyncExternalStore(store.subscribe, () => store.get().known);
}

/** Shows the live book now and before each paint in which it is another one, without any component that renders. */
export function watchOrderBook(market: Market, show: (book: OrderBookState) => void): () => void {
  const store = bookOf(market);
  const stop = store.subscribe(() => show(store.get()));
  show(store.get());
  return stop;
}

/** How many of a market's latest trades there are to show, at most `most`; null until the first have come. */
export function useTradeCount(market: number, most: number): number | null {
  const store = tradesOf(market);
  return useSyncExternalStore(store.subscribe, () => {
    const trades = store.get();
    return trades === null ? null : Math.min(trades.length, most);
  });
}

/** Shows the latest public trades of a market now and before each paint in which there are others. */
export function watchTrades(market: number, show: (trades: readonly PublicTrade[]) => void): () => void {
  const store = tradesOf(market);
  const tell = () => show(store.get() ?? []);
  const stop = store.subscribe(tell);
  tell();
  return stop;
}
