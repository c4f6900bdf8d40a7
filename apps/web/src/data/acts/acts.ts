import { api, realtime } from '../client.ts';
import { customer, findCustomer, followCustomer } from '../customer.ts';
import { randomId } from '../random-id.ts';
import { storage } from '../storage.ts';
import { ActRecords, isActKey } from './act-records.ts';
import { ActStore, type ActOutlets } from './act-store.ts';
import { Drafts } from './drafts.ts';
import { tabLocks } from './tab-locks.ts';

const now = (): number => Date.now();

/** What is being written on the forms of this app. */
export const drafts = new Drafts({ storage, customer, now });

/** The acts on money of whoever is signed in. */
export const acts = new ActStore({
  send: ({ path, body }) => api.act(path, body, { loader: false }),
  records: new ActRecords(storage),
  drafts,
  locks: tabLocks(),
  customer,
  now,
  newId: randomId,
});

/** Begins to follow acts to their end: over the line, the session and the other tabs. */
export function startActs(tabs: Pick<EventTarget, 'addEventListener'>, outlets: ActOutlets): void {
  followCustomer(() => acts.changeCustomer());
  realtime.onResync(() => {
    void findCustomer();
    acts.reconcile();
  });
  storage.onOtherTab(tabs, (key) => {
    // The event comes with each write: what an act has settled is written before the act is dropped.
    if (key === null || isActKey(key)) acts.otherTabWrote();
  });
  acts.start(outlets);
}
