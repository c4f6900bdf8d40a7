import { type RouteRow, routes } from '../../apps/web/src/routes.ts';
import type { ScreenState } from './screen-state.ts';

/** A newcomer has registered and done nothing else: everything of their own is empty. */
export type Visitor = 'guest' | 'customer' | 'newcomer';

/** A screen, and who sees it. */
export interface Scene {
  row: RouteRow;
  visitor: Visitor;
  /** Where it isn't the screen as it opens. */
  state?: ScreenState;
}

/** Screens for guests that a customer sees differently. */
const differForCustomers = new Set(['/pages/index/index', '/pages/transaction/index', '/pages/setting/setting']);

/** Every route, and those twice that look different after login. */
export const scenes: readonly Scene[] = routes.flatMap((row): Scene[] => {
  const asCustomer: Scene = { row, visitor: 'customer' };
  if (row.auth === 'customer') return [asCustomer];
  const asGuest: Scene = { row, visitor: 'guest' };
  return differForCustomers.has(row.path) ? [asGuest, asCustomer] : [asGuest];
});

/** An address to which a code was sent, for the screen that shows it. */
export const messagedAddress = 'new.reader@example.org';

/** What some screens need in their address to have something to show. */
const queryOf: Readonly<Record<string, string>> = {
  '/pages/sandbox/outbox': `to=${encodeURIComponent(messagedAddress)}`,
  '/pages/common/article': 'key=order-types',
  '/pages/common/webView': 'url=%2Fapi%2Fdocs',
  '/pages/follow/trader': 'trader_user_id=3004',
  '/pages/fund/receive': 'currency=3&network=TRC20',
  '/pages/fund/withdraw': 'currency=3',
  '/pages/site_message/message-detail': 'id=1',
  '/open-location': 'latitude=1.283&longitude=103.860&name=Marina%20Bay&address=10%20Bayfront%20Avenue',
};

/** The hash of a scene. */
export function hashOf({ row, state }: Scene): string {
  const query = state?.query ?? queryOf[row.path];
  return `#${row.path}${query === undefined ? '' : `?${query}`}`;
}

/** What a browser knows that has been here before: futures aren't explained to it for the first time. */
export const knownBefore = { version: 1, 'seen-futures-intro': true };

/** What the client finds in its storage when somebody has chosen a language and a theme, has read what options risk, and has signed in. */
export function storedChoices(lang: string, theme: string, token: string | null): { name: string; value: string }[] {
  const known = { ...knownBefore, optionRisk: true };
  const choices = { ...known, lang, preferences: { theme }, ...(token === null ? {} : { token }) };
  return Object.entries(choices).map(([name, value]) => ({ name: `auric:${name}`, value: JSON.stringify(value) }));
}
