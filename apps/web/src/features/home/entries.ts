import type { LucideIcon } from 'lucide-react';
import type { MenuEntry, MenuEntryId, MenuGroup } from '@auric/api';
import { productIcons } from '../../products/icons.ts';
import { rowOf } from '../../routes.ts';

const icons: Readonly<Partial<Record<MenuEntryId, LucideIcon>>> = Object.assign(
  {},
  ...productIcons.map((each) => each.entries),
);

/** The groups of the table of all entries, in their order. */
export const groups: readonly MenuGroup[] = ['trade', 'earn', 'funds', 'discover', 'help'];

/** One entry of home; its text is `home.entries.<id>`, `to` the page that it has, null until there is one. */
export interface Entry {
  id: MenuEntryId;
  icon: LucideIcon;
  group: MenuGroup;
  to: string | null;
  /** What is begun there, as the house offers it; empty where everybody may. */
  offer: string;
}

export interface Entries {
  all: readonly Entry[];
  /** What stands on the page itself, in its order; the others are behind "More". */
  front: readonly Entry[];
}

/**
 * The entries as this client can show them. A newer server may name some that it has no icon and no text for, and pages
 * that it doesn't have: the first are left out, the second lead nowhere yet.
 */
export function entriesOf(menu: readonly MenuEntry[]): Entries {
  const entries = menu.flatMap(({ id, group, path, offer, front }) => {
    const icon = icons[id];
    return icon === undefined || !groups.includes(group) ? [] : [{ id, icon, group, to: pageOf(path), offer, front }];
  });
  const inFront = entries.filter(({ front }) => front > 0);
  return { all: entries, front: inFront.toSorted((one, other) => one.front - other.front) };
}

function pageOf(path: string): string | null {
  return path !== '' && rowOf(path.split('?')[0] ?? '') !== undefined ? path : null;
}
