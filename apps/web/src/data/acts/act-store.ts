import type { Message, WireOrder } from '@auric/api';
import type { ApiError } from '../http/envelope.ts';
import type { ActRecords } from './act-records.ts';
import { answeredBy } from './answered-by.ts';
import type { Drafts } from './drafts.ts';
import {
  canRepeat,
  patienceMs,
  repeatsItselfMs,
  verdictOf,
  type ActEnd,
  type ActNews,
  type ActPath,
  type AskedAct,
  type MoneyAct,
} from './money-act.ts';
import type { TabLocks } from './tab-locks.ts';

export interface ActPorts {
  send: (act: MoneyAct) => Promise<Message<ActPath>>;
  records: ActRecords;
  drafts: Drafts;
  locks: TabLocks;
  /** Who is signed in; null: nobody whose id is known. */
  customer: () => number | null;
  now: () => number;
  newId: () => string;
}

/** Where the ends of acts go that this tab has sent. */
export interface ActOutlets {
  /** Puts an answer among what the client knows. */
  apply: (end: ActEnd) => void;
  /** Says what became of an act where no screen shows it. */
  tell: (news: ActNews) => void;
}

/** By id. */
export type Acts = ReadonlyMap<string, MoneyAct>;

const lockOf = (id: string): string => `auric:act:${id}`;

/**
 * Every act on money from the tap to its end, outside of the screens: draft → sending → done, refused or unknown, and from unknown
 * by its id to one of the two. It outlives the screen, a reload, the line and the tab.
 */
export class ActStore {
  readonly #ports: ActPorts;
  readonly #watchers = new Set<() => void>();
  readonly #hearers = new Set<(news: ActNews) => boolean>();
  /** Acts that another tab, or this one, is sending and that are waited for. */
  readonly #waitedFor = new Set<string>();
  /** What proves who asks, of the acts that this page has begun. */
  readonly #secrets = new Map<string, object>();
  #outlets: ActOutlets = { apply: () => undefined, tell: () => undefined };
  #acts: Acts = new Map();

  constructor(ports: ActPorts) {
    this.#ports = ports;
    this.#read();
  }

  /** From now on answers have a place to go to; what an earlier start has left without one is asked about. */
  start(outlets: ActOutlets): void {
    this.#outlets = outlets;
    this.reconcile();
  }

  /** The acts of whoever is signed in that have not ended; another map whenever one of them changes. */
  readonly all = (): Acts => this.#acts;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Hears what becomes of the acts that this tab sends; true: the screen shows it, and nothing else has to say it. */
  onNews(hearer: (news: ActNews) => boolean): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /**
   * Locks what the act is about at once, freezes its body with a new id, and sends it. False, and nothing is sent, while
   * another act is under way about the same, in this tab or in another one, or while nobody is signed in.
   */
  begin<P extends ActPath>(asked: AskedAct<P>): boolean {
    const { customer: customerOf, now, newId } = this.#ports;
    const customer = customerOf();
    if (customer === null) return false;
    this.#read();
    if (this.about(asked.about) !== undefined) return false;
    const id = newId();
    const { secret, ...kept } = asked;
    if (secret !== undefined) this.#secrets.set(id, secret);
    const frozen = { ...kept, body: { ...asked.body, request_id: id } } as unknown as MoneyAct<P>;
    const act = { ...frozen, id, customer, phase: 'sending', sentAt: now(), tries: 0 } as MoneyAct;
    this.#keep(act);
    void this.#send(act);
    return true;
  }

  /** Sends an act without an answer once more: the same body under the same id. False: there is none that could be. */
  repeat(id: string): boolean {
    const act = this.#acts.get(id);
    if (act?.phase !== 'unknown' || !canRepeat(act, this.#ports.now())) return false;
    this.#keep({ ...act, phase: 'sending' });
    void this.#send(act);
    return true;
  }

  /** The customer goes on without the answer: what the act was about is free again, and it is never sent again. */
  setAside(id: string): void {
    const act = this.#acts.get(id);
    if (act?.phase !== 'unknown') return;
    this.#secrets.delete(id);
    this.#keep({ ...act, aside: true });
  }

  /** What is under way or in doubt about this. */
  about(about: string): MoneyAct | undefined {
    return [...this.#acts.values()].find((act) => act.about === about && act.aside !== true);
  }

  /** The line is back, or the app has just started: acts without an answer are sent again, as long as they are young. */
  reconcile(): void {
    this.#read();
    const now = this.#ports.now();
    for (const act of this.#acts.values()) {
      if (act.phase === 'sending') void this.#waitFor(act);
      else if (now - act.sentAt < repeatsItselfMs) this.repeat(act.id);
    }
  }

  /** Orders have changed: that may be what an act on them was to bring about. */
  heard(orders: readonly WireOrder[]): void {
    for (const act of this.#acts.values()) {
      const became = answeredBy(act, orders);
      if (became !== undefined) this.#end({ act, ...became } as ActEnd);
    }
  }

  /** All open orders were read anew: an old act on one of them is answered by how the order is. */
  ordersRead(): void {
    for (const act of this.#acts.values()) {
      const old = act.phase === 'unknown' && this.#ports.now() - act.sentAt >= repeatsItselfMs;
      if (old && act.orders !== undefined) this.#end({ act, became: 'moot' } as ActEnd);
    }
  }

  /** Another tab has written an act. */
  otherTabWrote(): void {
    const before = this.#acts;
    this.#read();
    for (const { id, about, draft } of before.values()) {
      if (draft !== undefined && !this.#acts.has(id)) this.#ports.drafts.settledElsewhere(about, draft);
    }
    for (const act of this.#acts.values()) if (act.phase === 'sending') void this.#waitFor(act);
  }

  /** Somebody else is signed in, or nobody: their acts are shown, and only theirs. */
  changeCustomer(): void {
    this.#ports.drafts.changeCustomer();
    this.reconcile();
  }

  /** Waits until whoever sends the act has done with it, or is gone; what has no answer then is in doubt. */
  async #waitFor({ id, customer }: MoneyAct): Promise<void> {
    if (this.#waitedFor.has(id)) return;
    this.#waitedFor.add(id);
    await this.#ports.locks.whenFree(lockOf(id), () => {
      this.#waitedFor.delete(id);
      if (customer !== this.#ports.customer()) return;
      this.#read();
      const left = this.#acts.get(id);
      if (left?.phase === 'sending') this.#keep({ ...left, phase: 'unknown' });
    });
    if (this.#acts.get(id)?.phase === 'unknown') this.reconcile();
  }

  async #send(before: MoneyAct): Promise<void> {
    const sent = await this.#ports.locks.alone(lockOf(before.id), async () => {
      // Whoever is signed in by now must not send what somebody else has asked for.
      if (this.#ports.customer() !== before.customer) return;
      const act: MoneyAct = { ...before, phase: 'sending', tries: before.tries + 1 };
      this.#keep(act);
      const proven = { ...act, body: { ...act.body, ...this.#secrets.get(act.id) } } as MoneyAct;
      const answered = this.#ports.send(proven).then(
        (answer) => this.#end({ act, became: 'done', answer } as ActEnd),
        (failure: unknown) => this.#failed(act, failure),
      );
      const patience = new Promise((over) => {
        setTimeout(over, patienceMs);
      });
      await Promise.race([answered, patience]);
      // What has no answer by now may be asked about again; an answer that still comes is heard.
      this.#doubt(act);
    });
    if (!sent) void this.#waitFor(before);
  }

  #failed(act: MoneyAct, failure: unknown): void {
    const verdict = verdictOf(failure, act.tries);
    if (verdict === 'refused') this.#end({ act, became: 'refused', failure: failure as ApiError } as ActEnd);
    else this.#doubt(act, verdict === 'reused');
  }

  /** No answer: nobody knows. An act that has ended meanwhile, or was sent once more, is in no doubt of this try. */
  #doubt(act: MoneyAct, reused = false): void {
    const now = this.#now(act);
    if (now === undefined || now.phase !== 'sending' || now.tries !== act.tries) return;
    this.#keep({ ...now, phase: 'unknown', ...(reused ? { reused } : {}) });
    this.#tell({ act: now, became: 'unknown' });
  }

  /** The first answer ends an act; what comes later is a repeat of it. */
  #end(end: ActEnd): void {
    const { act } = end;
    const { records, drafts, customer } = this.#ports;
    if (this.#now(act) === undefined) return;
    this.#secrets.delete(act.id);
    if (end.became === 'done' && act.draft !== undefined) drafts.settle(act.customer, act.about, act.draft);
    records.drop(act);
    if (act.customer !== customer()) return;
    this.#read();
    if (end.became === 'done') this.#outlets.apply(end);
    this.#tell(end);
  }

  #tell(news: ActNews): void {
    if (news.act.customer !== this.#ports.customer()) return;
    const shown = [...this.#hearers].map((hearer) => hearer(news));
    if (!shown.includes(true)) this.#outlets.tell(news);
  }

  /** The act as it is by now; undefined once it has ended. What is kept knows it, whoever is signed in. */
  #now({ customer, id }: MoneyAct): MoneyAct | undefined {
    return this.#ports.records.find(customer, id);
  }

  #keep(act: MoneyAct): void {
    this.#ports.records.keep(act);
    this.#read();
  }

  /** What is kept is the truth: every tab writes there. */
  #read(): void {
    const { records, customer, now } = this.#ports;
    const whose = customer();
    this.#acts = new Map(whose === null ? [] : records.of(whose, now()).map((act) => [act.id, act]));
    for (const watcher of this.#watchers) watcher();
  }
}
