import { afterEach, expect, it, vi } from 'vitest';
import type { ToPage } from './messages.ts';
import { cacheOf } from './strategy.ts';

const origin = 'https://auric.example';

/** Typed by a worker's globals, which are not a test's: so it is named, not imported by name. */
const workerFile: string = './service-worker.ts';

/** Caches as a browser has them, as far as the worker uses them. */
class FakeCaches {
  readonly named = new Map<string, Map<string, string>>();

  open(name: string) {
    const files = this.named.get(name) ?? new Map<string, string>();
    this.named.set(name, files);
    return Promise.resolve({
      addAll: (paths: string[]) => {
        for (const path of paths) files.set(path, `${name} ${path}`);
        return Promise.resolve();
      },
      match: (request: Request | string) => Promise.resolve(answerOf(files.get(pathOf(request)))),
      put: async (request: Request, response: Response) => void files.set(pathOf(request), await response.text()),
      keys: () => Promise.resolve([...files.keys()].map((path) => new Request(origin + path))),
    });
  }

  keys = () => Promise.resolve([...this.named.keys()]);
  delete = (name: string) => Promise.resolve(this.named.delete(name));

  match(request: Request) {
    const texts = [...this.named.values()].map((files) => files.get(pathOf(request)));
    return Promise.resolve(answerOf(texts.find((text) => text !== undefined)));
  }
}

const pathOf = (asked: Request | string): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;
const answerOf = (text: string | undefined): Response | undefined =>
  text === undefined ? undefined : new Response(text);

/** A tab that runs by an entry; an entry of null is a version that doesn't know what it is asked. */
function tabOf(entry: string | null) {
  return {
    postMessage: (message: ToPage, [port]: MessagePort[]) => {
      if (message.type === 'which entry' && entry !== null) port?.postMessage({ entry });
    },
  };
}

/** Starts a version's worker with what the browser already has; its events are sent by `say`. */
async function startWorker(version: string, files: readonly string[], caches: FakeCaches, tabs: object[]) {
  const listeners = new Map<string, (event: object) => void>();
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { origin },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(tabs) },
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('shellVersion', version);
  vi.stubGlobal('shellFiles', files);
  await import(workerFile);
  return async (type: string, event: object = {}): Promise<unknown> => {
    let done: Promise<unknown> = Promise.resolve();
    const wait = (promise: Promise<unknown>) => (done = promise);
    listeners.get(type)?.({ ...event, waitUntil: wait, respondWith: wait });
    return done;
  };
}

afterEach(() => vi.unstubAllGlobals());

/** What a page says when it has started. */
const started = { data: { type: 'keep', urls: [] } };

async function deployed(tabs: object[]) {
  const caches = new FakeCaches();
  const old = await startWorker('1', ['/', '/assets/index-a1.js', '/assets/trade-a1.js'], caches, []);
  await old('install');
  const say = await startWorker('2', ['/', '/assets/index-b2.js'], caches, tabs);
  await say('install');
  return { caches, say };
}

it('a second tab opened after a deploy leaves the first tab its files, which the server has no more', async () => {
  const { caches, say } = await deployed([tabOf('/assets/index-a1.js'), tabOf('/assets/index-b2.js')]);
  await say('activate');
  await say('message', started);
  expect([...caches.named.keys()]).toEqual([cacheOf('1'), cacheOf('2')]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const answer = (await say('fetch', { request: new Request(`${origin}/assets/trade-a1.js`) })) as Response;
  expect(await answer.text()).toBe(`${cacheOf('1')} /assets/trade-a1.js`);
});

it('the old files go when the last tab that runs by them has gone', async () => {
  const tabs = [tabOf('/assets/index-a1.js'), tabOf('/assets/index-b2.js')];
  const { caches, say } = await deployed(tabs);
  await say('activate');
  await say('message', started);
  tabs.shift();
  await say('message', started);
  expect([...caches.named.keys()]).toEqual([cacheOf('2')]);
});

it('a tab that doesn’t say what it runs by keeps its files', async () => {
  const { caches, say } = await deployed([tabOf(null), tabOf('/assets/index-b2.js')]);
  await say('activate');
  await say('message', started);
  expect([...caches.named.keys()]).toContain(cacheOf('1'));
});

it('the page comes in its own version, whatever other versions are kept', async () => {
  const { say } = await deployed([tabOf('/assets/index-a1.js')]);
  await say('activate');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const request = { method: 'GET', mode: 'navigate', url: `${origin}/` };
  const answer = (await say('fetch', { request })) as Response;
  expect(await answer.text()).toBe(`${cacheOf('2')} /`);
});

it('an entry that is this version’s too keeps no older files', async () => {
  const caches = new FakeCaches();
  const old = await startWorker('1', ['/', '/assets/index-a1.js'], caches, []);
  await old('install');
  const say = await startWorker('2', ['/', '/assets/index-a1.js', '/assets/b2.js'], caches, [
    tabOf('/assets/index-a1.js'),
  ]);
  await say('install');
  await say('message', started);
  expect([...caches.named.keys()]).toEqual([cacheOf('2')]);
});
