import { Inbox } from 'lucide-react';
import { parts } from '../parts/index.ts';
import type { ConsolePage } from './console-page.ts';

/** The pages of the frame; those of the parts stand with them. */
const framePages: readonly ConsolePage[] = [
  {
    path: '/',
    title: 'Queues',
    load: () => import('./queues/queues-page.tsx'),
    needs: 'queues',
    nav: { group: 'work', icon: Inbox, key: 'q' },
  },
  { path: '/queues/:queue', title: 'Queue', load: () => import('./queues/queue-page.tsx'), needs: 'cases' },
  { path: '/queues/:queue/:case', title: 'Case', load: () => import('./cases/case-page.tsx'), needs: 'cases/one' },
];

/** Every page of the console. */
export const pages: readonly ConsolePage[] = [...framePages, ...parts.flatMap(({ pages: own = [] }) => own)];
