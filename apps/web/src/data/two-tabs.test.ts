import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A storage that both tabs share. As in a browser, an event tells the other tabs, never the one that writes. */
class SharedStorage {
  readonly map = new Map<string, string>();
  readonly tabs: { target: EventTarget; view: object }[] = [];

  clearFrom(tab: number): void {
    const view = this.tabs[tab]?.view as Pick<Storage, 'clear'> | undefined;
    view?.clear();
  }

  viewOf(target: EventTarget): object {
    const tell = (key: string | null) => {
      for (const tab of this.tabs) {
        if (tab.target !== target) tab.target.dispatchEvent(eventOf(key, tab.view));
      }
    };
    const view = {
      getItem: (key: string) => this.map.get(key) ?? null,
      setItem: (key: string, value: string) => {
        this.map.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => {
        this.map.delete(key);
        tell(key);
      },
      clear: () => {
        this.map.clear();
        tell(null);
      },
    };
    this.tabs.push({ target, view });
    return view;
  }
}

function eventOf(key: string | null, storageArea: object): Event {
  return Object.assign(new Event('storage'), { key, storageArea });
}

/** The client as a tab of its own runs it. */
async function openTab(shared: SharedStorage, follows = true) {
  vi.resetModules();
  const target = new EventTarget();
  vi.stubGlobal('localStorage', shared.viewOf(target));
  const store = await import('./app-store.ts');
  const client = await import('./client.ts');
  const { queryClient } = await import('./query-client.ts');
  const { accountKeys } = await import('./keys/account-keys.ts');
  if (follows) store.followOtherTabs(target);
  const detours: string[] = [];
  client.onDetour(({ to }) => void detours.push(to));
  return { ...store, ...client, queryClient, accountKeys, detours, state: () => store.useApp.getState() };
}

const sessionGone = () =>
  Promise.resolve(new Response(JSON.stringify({ type: '999', message: 'gone', code: 'login_required' })));

describe('two tabs of the app', () => {
  let shared: SharedStorage;
  beforeEach(() => {
    shared = new SharedStorage();
    shared.map.set('auric:version', '1');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are signed in and out together', async () => {
    const [first, second] = [await openTab(shared), await openTab(shared)];
    first.signIn('alice');
    expect(second.state().token).toBe('alice');
    second.signOut();
    expect(first.state().token).toBeNull();
    expect(shared.map.has('auric:token')).toBe(false);
  });

  it('speak one language and have one look', async () => {
    const [first, second] = [await openTab(shared), await openTab(shared)];
    first.setLanguage('th');
    second.setPreference('theme', 'light');
    first.setPreference('hideAmounts', true);
    expect([first.state().lang, second.state().lang]).toEqual(['th', 'th']);
    expect(second.state().preferences).toMatchObject({ theme: 'light', hideAmounts: true });
  });

  it('keep each other’s choices where a tab has not heard of the other’s', async () => {
    const [first, deaf] = [await openTab(shared), await openTab(shared, false)];
    first.setPreference('theme', 'light');
    deaf.setPreference('hideAmounts', true);
    expect(first.state().preferences).toMatchObject({ theme: 'light', hideAmounts: true });
  });

  it('show one customer: the data of the one before goes in both', async () => {
    const [first, second] = [await openTab(shared), await openTab(shared)];
    first.signIn('alice');
    second.queryClient.setQueryData(second.accountKeys.wallet, 'alice’s');
    first.signIn('bob');
    expect(second.queryClient.getQueryData(second.accountKeys.wallet)).toBeUndefined();
  });

  it('a late refusal of the old session in one leaves the newer session of the other', async () => {
    shared.map.set('auric:token', '"old"');
    const deaf = await openTab(shared, false);
    const other = await openTab(shared);
    vi.stubGlobal('fetch', sessionGone);
    other.signIn('newer');
    await deaf.api.read('user/info', {}).catch(() => undefined);
    expect(shared.map.get('auric:token')).toBe('"newer"');
    expect(deaf.state().token).toBe('newer');
    expect([other.state().token, deaf.detours]).toEqual(['newer', []]);
  });

  it('the end of the session that both have leads both to login, each by its own page', async () => {
    shared.map.set('auric:token', '"old"');
    const [first, second] = [await openTab(shared), await openTab(shared)];
    vi.stubGlobal('fetch', sessionGone);
    await first.api.read('user/info', {}).catch(() => undefined);
    expect([first.state().token, second.state().token]).toEqual([null, null]);
    expect(first.detours).toEqual(['login']);
  });

  it('a tab that wipes the store signs the other out', async () => {
    const [first, second] = [await openTab(shared), await openTab(shared)];
    first.signIn('alice');
    shared.clearFrom(0);
    expect(second.state().token).toBeNull();
  });
});
