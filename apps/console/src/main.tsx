import { queryClient } from '@auric/web/src/data/query-client.ts';
import { useApp } from '@auric/web/src/data/app-store.ts';
import { session } from '@auric/web/src/locales/en/session.ts';
import { shell } from '@auric/web/src/locales/en/shell.ts';
import { startTexts } from '@auric/web/src/locales/start-texts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followEvents } from './data/follow-events.ts';
import { followPresence } from './data/follow-presence.ts';
import { findSeat, forgetOthers } from './data/session.ts';
import { listenForHotkeys } from './keys/use-hotkeys.ts';
import { Console } from './shell/console.tsx';
import { followTheme } from './shell/theme.ts';
import './styles.css';

async function start(): Promise<void> {
  followTheme();
  // Customers may have chosen another language in this browser; the console has one.
  useApp.setState({ lang: 'en' });
  await startTexts('en', { ...shell, ...session });
  forgetOthers();
  followEvents();
  followPresence();
  listenForHotkeys();
  void findSeat();
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root element');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Console />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
