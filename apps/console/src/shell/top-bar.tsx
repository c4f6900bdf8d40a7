import { Lock, LogOut, Moon, Search, Sun, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useMe } from '../data/seat.ts';
import { lockNow, logOut } from '../data/session.ts';
import { KeyCaps } from '../keys/key-cap.tsx';
import { openPalette } from '../palette/palette-store.ts';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { IconButton } from '@auric/web/src/ui/actions/icon-button.tsx';
import { frame } from '../texts/frame.ts';
import { LineMark } from './line-mark.tsx';
import { setTheme, useTheme } from './theme.ts';

const zone = (): string =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';

/** The head of the desk: the search, how live what is shown is, and who sits here. */
export function TopBar() {
  const { name, roles, sandbox } = useMe();
  return (
    <header className="flex h-14 items-center gap-2 border-b border-line bg-surface-0 px-6">
      <button
        type="button"
        onClick={openPalette}
        className="flex min-h-9 w-full max-w-md items-center gap-2 rounded-control border border-line bg-surface-1 px-3 text-left text-sm text-text-3 hover:bg-surface-2"
      >
        <Search size={16} aria-hidden />
        <span className="min-w-0 flex-1 truncate">{frame.search}</span>
        <KeyCaps keys="mod+k" />
      </button>
      <span className="flex-1" />
      {sandbox && <Badge look="gold">{frame.sandbox}</Badge>}
      <LineMark />
      <span className="px-2 text-xs whitespace-nowrap text-text-3 max-xl:hidden">{frame.zone(zone())}</span>
      <ThemeButton />
      <IconButton label={frame.lockNow} onClick={() => void lockNow()}>
        <Lock size={17} aria-hidden />
      </IconButton>
      <Link
        to="/account"
        title={frame.account}
        className="flex min-h-9 items-center gap-2 rounded-control px-2 text-sm hover:bg-surface-2"
      >
        <UserRound size={17} aria-hidden className="text-text-2" />
        <span className="font-medium">{name}</span>
        <span className="max-w-40 truncate text-xs text-text-3 max-xl:hidden">{roles.join(', ')}</span>
      </Link>
      <IconButton label={frame.logOut} onClick={() => void logOut()} className="-mr-2">
        <LogOut size={17} aria-hidden />
      </IconButton>
    </header>
  );
}

/** Turns between dark and light; to follow the system again is chosen on the account's page. */
function ThemeButton() {
  useTheme((state) => state.theme);
  const light = document.documentElement.dataset['theme'] === 'light';
  const next = light ? 'dark' : 'light';
  const Icon = light ? Moon : Sun;
  return (
    <IconButton label={`${frame.theme.title}: ${frame.theme[next]}`} onClick={() => setTheme(next)}>
      <Icon size={17} aria-hidden />
    </IconButton>
  );
}
