import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startActs } from './data/acts/acts.ts';
import { followOtherTabs, useApp } from './data/app-store.ts';
import { followOtherTabsMarks } from './data/me/favourites.ts';
import { prefetchMarkets } from './data/market/use-market-data.ts';
import { applyAnswer } from './data/me/apply-answer.ts';
import type { OwnFeed } from './data/me/own-channel.ts';
import type { ActNews } from './data/acts/money-act.ts';
import { queryClient } from './data/query-client.ts';
import { startRealtime } from './data/start-realtime.ts';
import { showLanguage } from './locales/i18n.ts';
import { fetchFirstPage, fetchTabs } from './load-page.ts';
import { Router } from './router.tsx';
import { keepShell } from './shell/app-updates.ts';
import { followAppearance } from './shell/apply-appearance.ts';
import { tellRecovered } from './shell/cut-short-fade.ts';
import { PageBoundary } from './shell/page-boundary.tsx';
import { tellThatNothingStarts } from './shell/nothing-starts.ts';
import { fetchConfirmDialogs } from './ui/layers/confirm-dialog.tsx';
import { fetchSheets } from './ui/layers/sheet.tsx';
import { toast } from './ui/layers/toast-store.ts';
import './ui/styles/app.css';

/** What each product takes of the own channel. */
const feeds = import.meta.glob<OwnFeed>('./products/*-feed.ts', { import: 'feed' });

/** The words of what became of an act come when there is something to tell. */
async function tellNews(news: ActNews): Promise<void> {
  const { tellActNews } = await import('./kit/money/tell-act-news.ts');
  await tellActNews(news);
}

async function start(): Promise<void> {
  followOtherTabs(window);
  followOtherTabsMarks(window);
  followAppearance();
  fetchFirstPage(location.hash);
  prefetchMarkets();
  await showLanguage(useApp.getState().lang);
  useApp.subscribe((now, before) => {
    if (now.lang !== before.lang) void showLanguage(now.lang).catch(() => toast(i18next.t(($) => $.errors.loadFailed)));
  });
  startRealtime(Object.values(feeds));
  startActs(window, { apply: applyAnswer, tell: (news) => void tellNews(news).catch(() => undefined) });
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root element');
  createRoot(root, { onRecoverableError: tellRecovered }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PageBoundary>
          <Router />
        </PageBoundary>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start().catch(tellThatNothingStarts);
/** What is kept for later must not delay what is shown now. */
async function prepareForLater(): Promise<void> {
  await fetchTabs();
  await Promise.all([fetchSheets(), fetchConfirmDialogs()]);
  await keepShell(new URL(import.meta.url).pathname);
}

if (import.meta.env.PROD) window.addEventListener('load', () => void prepareForLater().catch(() => undefined));
