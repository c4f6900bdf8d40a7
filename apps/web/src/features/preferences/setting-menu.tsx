import { Settings, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { settingEntryAt, settingIndexPath, settingTable } from './setting-table.ts';

/** The pages of the account, beside the one that is shown; a page below an entry keeps it marked. */
export function SettingMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t(($) => $.settings.title)} className="flex h-full flex-col gap-5 overflow-y-auto p-3">
      <ul>
        <MenuEntry to={settingIndexPath} icon={Settings} label={t(($) => $.settings.title)} />
      </ul>
      {Object.entries(settingTable).map(([id, { title, entries }]) => (
        <MenuGroup key={id} title={t(($) => title($))}>
          {entries.map(({ to, icon, label }) => (
            <MenuEntry key={to} to={to} icon={icon} label={t(($) => label($))} />
          ))}
        </MenuGroup>
      ))}
    </nav>
  );
}

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 pb-1 text-xs font-semibold text-text-3">
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

function MenuEntry({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  const { pathname } = useLocation();
  const current = to === pathname ? 'page' : settingEntryAt(pathname) === to ? 'true' : undefined;
  return (
    <li>
      <Link
        to={to}
        aria-current={current}
        className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-sm font-medium focus-visible:-outline-offset-2 ${
          current === undefined ? 'text-text-2 hover:bg-surface-1' : 'bg-surface-2 text-text-1'
        }`}
      >
        <Icon
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className={`shrink-0 ${current === undefined ? '' : 'text-gold-text'}`}
        />
        {label}
      </Link>
    </li>
  );
}
