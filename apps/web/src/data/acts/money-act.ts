import type { Message, Params } from '@auric/api';
import { ApiError } from '../http/envelope.ts';

/** The calls that move money or bind it. */
export type ActPath =
  | 'coin/trade'
  | 'coin/oco'
  | 'coin/amend'
  | 'coin/cancel'
  | 'coin/cancel_all'
  | 'wallet/change'
  | 'wallet/dust_change'
  | 'wallet/out'
  | 'recurring/start'
  | 'recurring/stop'
  | 'user/Transfer'
  | 'microtrade/submit'
  | 'follow/follow'
  | 'follow/cancel'
  | 'follow/selfHolding'
  | FuturesActPath;

/** Those of futures. */
export type FuturesActPath =
  | 'lever/submit'
  | 'lever/amend'
  | 'lever/cancel'
  | 'lever/close'
  | 'lever/batch_close'
  | 'lever/reverse'
  | 'lever/setstop'
  | 'lever/margin';

/** What is typed on a form: fields of plain values, so that it can be kept and compared. */
export type Draft = Readonly<object>;

/** What a screen asks the store to do. */
export interface AskedAct<P extends ActPath = ActPath> {
  /** What it is about: only one act can be under way about one thing, as `ticket:1` or `cancel:507`. */
  about: string;
  path: P;
  /** Without its request id: that is the store's. */
  body: Omit<Params<P>, 'request_id'>;
  /** What proves who asks. It is never kept: what is repeated after a reload was confirmed before, or is refused. */
  secret?: Partial<Params<P>>;
  /** The open orders that are locked meanwhile. */
  orders?: readonly number[];
  /** The draft under the same name as it was sent, and as it is once the act is done. */
  draft?: { written: Draft; after: Draft };
}

/**
 * An act that was sent and has not ended. The body is frozen together with its id: whatever the screens and the market
 * do, a repeat says the same. `sending`: an answer is waited for. `unknown`: none came, so nobody knows whether it was
 * done.
 */
export interface MoneyAct<P extends ActPath = ActPath> extends AskedAct<P> {
  id: string;
  /** Whose it is: never anybody else's, whoever is signed in by now. */
  customer: number;
  body: Params<P>;
  phase: 'sending' | 'unknown';
  /** When it was first sent, in ms. */
  sentAt: number;
  /** How often it was sent. */
  tries: number;
  /** The exchange knows the id with another body: repeating it can't tell what became of this one. */
  reused?: boolean;
  /** The customer has gone on without its answer: it is never sent again, only heard of. */
  aside?: boolean;
}

/** How an act ended. `moot`: what it was about has ended by itself. */
export type ActEnd = {
  [P in ActPath]: { act: MoneyAct<P> } & (
    | { became: 'done'; answer: Message<P> }
    | { became: 'refused'; failure: ApiError }
    | { became: 'moot' }
  );
}[ActPath];

/** What is heard of an act; of one in doubt before it ends. */
export type ActNews = ActEnd | { act: MoneyAct; became: 'unknown' };

/** So long an answer is waited for before the screen says that none has come. It is still taken afterwards. */
export const patienceMs = 12_000;
/** Within this time the app itself sends again what had no answer: its customer is still waiting for it. */
export const repeatsItselfMs = 2 * 60_000;
/** The exchange remembers a request id for 24 hours; an hour is left for clocks that differ. */
export const rememberedMs = 23 * 60 * 60_000;
/** What nobody has asked about for this long is forgotten. */
export const forgottenMs = 7 * 24 * 60 * 60_000;

/** Whether sending the act again can still not do it twice, and can tell what became of it. */
export function canRepeat({ sentAt, reused, aside }: MoneyAct, now: number): boolean {
  return now - sentAt < rememberedMs && reused !== true && aside !== true;
}

/** What the failure of a call says of the act. */
export type Verdict = 'refused' | 'unknown' | 'reused';

/**
 * What is known of an act after a failed call. A refusal at the door (a session that is over, too many requests) says
 * that this try was not taken; it says nothing of the tries before.
 */
export function verdictOf(failure: unknown, tries: number): Verdict {
  if (!(failure instanceof ApiError) || failure.unknownOutcome || failure.kind === 'canceled') return 'unknown';
  // A page that is no answer of the application, as of a network that wants a login first.
  if (failure.code.startsWith('http_')) return 'unknown';
  if (failure.code === 'request_id_reused') return 'reused';
  const door = failure.kind !== 'refused' || failure.status !== 200 || failure.code === 'proof_of_work_required';
  return door && tries > 1 ? 'unknown' : 'refused';
}
