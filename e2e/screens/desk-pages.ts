import type { DeskLife } from './desk-life.ts';

/** A name that isn't written out keeps the parts of the console, and what they need of a browser, out of the types here. */
const registry: string = '../../apps/console/src/pages/pages.ts';

/** How wide a desk is. */
export const deskSize = { width: 1440, height: 900 };

/** Runs in the page before anything else: the theme of the console follows the system. */
export function followSystem(): void {
  localStorage.setItem('auric:version', '1');
  localStorage.setItem('auric:console-theme', '"system"');
}

/** A page of the console as it is looked at: its address, and what a picture of it is called. */
export interface DeskPage {
  path: string;
  name: string;
}

/** An address of every page of the console; of those that show one thing, one of each kind that there is. */
export async function deskPages({ operator, customer }: DeskLife): Promise<DeskPage[]> {
  const { pages } = (await import(registry)) as { pages: readonly { path: string }[] };
  const queues = await operator.call('queues', {});
  const cases: string[] = [];
  for (const { name: queue } of queues) {
    const { data } = await operator.call('cases', { queue, state: 'open', page: 1, limit: 1 });
    cases.push(...data.map(({ id }) => `/queues/${queue}/${id}`));
  }
  const things = Map.groupBy(await operator.call('configuration', {}), ({ group }) => group).values();
  const [text] = await operator.call('content', {});
  const addresses: Readonly<Record<string, readonly string[]>> = {
    // The lists of all queues are one.
    '/queues/:queue': queues.slice(0, 1).map(({ name }) => `/queues/${name}`),
    '/queues/:queue/:case': cases,
    '/customers/:customer': [`/customers/${customer}`],
    '/configuration/*': [...things].map(([thing]) => `/configuration/${thing?.subject}`),
    '/content/:id': [`/content/${text?.id}`],
    // It leads on to the case in its queue.
    '/cases/:case': [],
  };
  return pages.flatMap(({ path }) => {
    const own = /[:*]/.test(path) ? addresses[path] : [path];
    if (own === undefined) throw new Error(`Nobody says which of the pages ${path} is looked at.`);
    return own.map((address) => ({ path: address, name: nameOf(address) }));
  });
}

/** Numbers say nothing in a name: there is one of each kind. */
function nameOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '');
  const named = words.map((word) => (/^\d+$/.test(word) ? 'one' : word)).join('-');
  return named === '' ? 'console' : `console-${named}`;
}
