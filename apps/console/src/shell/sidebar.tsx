import { Logo } from '@auric/web/src/ui/frame/logo.tsx';
import { Lock } from 'lucide-react';
import { NavLink } from 'react-router';
import { useMe } from '../data/seat.ts';
import { pages } from '../pages/pages.ts';
import type { ConsolePage, PageGroup } from '../pages/console-page.ts';
import { frame } from '../texts/frame.ts';
import { QueueLinks } from './queue-links.tsx';

const groups: readonly PageGroup[] = ['work', 'house', 'rule'];

/** The navigation. In a narrow window the words go and the icons stay. */
export function Sidebar() {
  return (
    <nav
      aria-label={frame.navigation}
      className="row-span-2 flex w-16 flex-col gap-5 overflow-y-auto border-r border-line bg-surface-1 px-2 py-3 xl:w-60 xl:px-3"
    >
      <div className="flex h-9 items-center gap-2.5 px-2.5">
        <Logo size={22} />
        <span className="text-base font-semibold tracking-tight whitespace-nowrap max-xl:sr-only">
          Auric {frame.title}
        </span>
      </div>
      {groups.map((group) => (
        <NavGroup key={group} group={group} />
      ))}
    </nav>
  );
}

function NavGroup({ group }: { group: PageGroup }) {
  const { calls } = useMe();
  const own = pages.filter(({ nav }) => nav?.group === group);
  return (
    <section aria-label={frame.groups[group]}>
      <h2 className="mb-1 px-2.5 text-2xs font-medium text-text-3 max-xl:sr-only">{frame.groups[group]}</h2>
      <ul className="flex flex-col gap-0.5">
        {own.map((page) => (
          <li key={page.path}>
            <NavItem page={page} barred={page.needs !== undefined && !calls.includes(page.needs)} />
            {page.path === '/' && <QueueLinks />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const item =
  'flex min-h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium hover:bg-surface-2 aria-[current=page]:bg-surface-3 aria-[current=page]:text-text-1 max-xl:justify-center max-xl:px-0';

function NavItem({ page, barred }: { page: ConsolePage; barred: boolean }) {
  const { path, title, nav } = page;
  if (nav === undefined) return null;
  const Icon = nav.icon;
  return (
    <NavLink
      to={path}
      end={path === '/'}
      title={barred ? `${title}: ${frame.locked}` : title}
      className={`${item} ${barred ? 'text-text-3' : 'text-text-2'}`}
    >
      <Icon size={18} strokeWidth={1.8} aria-hidden className="shrink-0" />
      <span className="max-xl:sr-only">{title}</span>
      {barred && (
        <>
          <Lock size={13} aria-hidden className="ml-auto max-xl:hidden" />
          <span className="sr-only">, {frame.locked}</span>
        </>
      )}
    </NavLink>
  );
}
