import { BookLock, HeartPulse, Inbox, Landmark, ScrollText, SlidersHorizontal, Users } from 'lucide-react';
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
  {
    path: '/customers',
    title: 'Customers',
    load: () => import('./customers/customers-page.tsx'),
    needs: 'customers',
    nav: { group: 'work', icon: Users, key: 'c' },
  },
  {
    path: '/customers/:customer',
    title: 'Customer',
    load: () => import('./customers/customer-page.tsx'),
    needs: 'customers/one',
  },
  {
    path: '/configuration',
    title: 'Configuration',
    load: () => import('./configuration/configuration-page.tsx'),
    needs: 'configuration',
    nav: { group: 'house', icon: SlidersHorizontal, key: 's' },
  },
  {
    path: '/configuration/*',
    title: 'Configuration',
    load: () => import('./configuration/thing-page.tsx'),
    needs: 'configuration',
  },
  {
    path: '/treasury',
    title: 'Treasury',
    load: () => import('./treasury/treasury-page.tsx'),
    needs: 'treasury',
    nav: { group: 'house', icon: Landmark, key: 't' },
  },
  {
    path: '/health',
    title: 'Health',
    load: () => import('./health/health-page.tsx'),
    needs: 'health',
    nav: { group: 'house', icon: HeartPulse, key: 'h' },
  },
  {
    path: '/audit',
    title: 'Audit',
    load: () => import('./audit/audit-page.tsx'),
    needs: 'audit',
    nav: { group: 'rule', icon: ScrollText, key: 'a' },
  },
  {
    path: '/operators',
    title: 'Operators',
    load: () => import('./operators/operators-page.tsx'),
    needs: 'operators',
    nav: { group: 'rule', icon: BookLock, key: 'o' },
  },
  { path: '/cases/:case', title: 'Case', load: () => import('./cases/case-by-number.tsx'), needs: 'cases/one' },
  { path: '/account', title: 'My account', load: () => import('./account/account-page.tsx') },
];

/** Every page of the console. */
export const pages: readonly ConsolePage[] = [...framePages, ...parts.flatMap(({ pages: own = [] }) => own)];
