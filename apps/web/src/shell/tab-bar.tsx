import { ArrowLeftRight, ChartColumn, CircleDollarSign, House, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { homeAlias, rowOf, tabRows, type RouteRow, type Tab } from '../routes.ts';
import { useApp } from '../data/app-store.ts';
import { useMedia, wideWindow } from '../ui/frame/use-media.ts';
import { Logo } from '../ui/frame/logo.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { backToTab } from './tab-addresses.ts';
import { useTabAddresses } from './use-tab-addresses.ts';

/** A phone never sees them: they come after the page, at the end of the bar, where nothing moves for them. */
const DeskTools = lazy(async () => ({ default: (await import('./desk-tools.tsx')).DeskTools }));

const icons: Readonly<Record<Tab, LucideIcon>> = {
  home: House,
  markets: ChartColumn,
  trade: ArrowLeftRight,
  finance: CircleDollarSign,
  assets: Wallet,
};

interface TabBarProps {
  onAgain: (row: RouteRow) => void;
  /** Below a tab a phone has no room for it: the way back is at the top of the page. */
  deskOnly: boolean;
}

/**
 * Five real links: at the bottom under a thumb, at the top of a wide window. Each leads back to where its tab was left;
 * `onAgain` hears of a tap on the one that is shown already.
 */
export function TabBar({ onAgain, deskOnly }: TabBarProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const siteName = useApp((state) => state.site_name);
  const addresses = useTabAddresses();
  const wide = useMedia(wideWindow);
  return (
    <div
      className={`safe-bottom shrink-0 border-t border-line bg-surface-1 lg:order-first lg:flex lg:items-center lg:border-t-0 lg:border-b lg:px-6 ${deskOnly ? 'max-lg:hidden' : ''}`}
    >
      <nav aria-label={t(($) => $.tabs.label)} className="lg:flex lg:items-center lg:gap-8">
        <Link
          to={homeAlias}
          aria-hidden
          tabIndex={-1}
          className="hidden items-center gap-2 text-base font-bold lg:flex"
        >
          <Logo size={24} /> {siteName}
        </Link>
        <ul className="grid grid-cols-5 lg:flex lg:gap-2">
          {tabRows.map((row) => {
            const current = rowOf(pathname)?.tab === row.tab;
            const Icon = icons[row.tab];
            const again = (event: MouseEvent) => {
              if (!current || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onAgain(row);
            };
            return (
              <li key={row.tab}>
                <Link
                  to={current ? row.path : addresses.of(row)}
                  state={backToTab}
                  onClick={again}
                  aria-current={current ? 'page' : undefined}
                  className={`flex min-h-[56px] flex-col items-center justify-center gap-0.5 px-0.5 py-1 text-center text-[clamp(11px,0.6875rem,3.4vw)] leading-tight font-medium lg:min-h-12 lg:flex-row lg:gap-2 lg:px-3 lg:text-sm ${
                    current ? 'text-text-1' : 'text-text-3'
                  }`}
                >
                  <Icon
                    aria-hidden
                    size={22}
                    strokeWidth={1.7}
                    className={`shrink-0 lg:size-[18px] ${current ? 'text-gold-text' : ''}`}
                  />
                  <span className="line-clamp-2 max-w-full">{t(($) => $.tabs[row.tab])}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {wide && (
        <PageBoundary quiet>
          <Suspense>
            <DeskTools />
          </Suspense>
        </PageBoundary>
      )}
    </div>
  );
}
