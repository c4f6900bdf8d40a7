import { endSession, setToken, useApp } from './app-store.ts';
import { activity } from './http/activity.ts';
import { Api } from './http/api.ts';
import { earlyOrNow } from './http/early-answers.ts';
import type { ApiError } from './http/envelope.ts';
import { createHttpClient } from './http/http-client.ts';
import { forgetHeard } from './me/heard-records.ts';
import { forgetLeaving } from './me/leaving-orders.ts';
import { queryClient } from './query-client.ts';
import { ownKey } from './keys/own-key.ts';
import { RealtimeClient } from './socket/realtime-client.ts';
import { SocketIoTransport } from './socket/socket-io-transport.ts';

/** Why a customer is sent elsewhere; `message` is the server's text, empty where it gave none. */
export interface Detour {
  to: 'login' | 'identity';
  message: string;
}

const detours = new Set<(detour: Detour) => void>();

/** Hears of calls that sent the customer to login (999) or to the identity screen (998). */
export function onDetour(listener: (detour: Detour) => void): () => void {
  detours.add(listener);
  return () => detours.delete(listener);
}

function sendTo(to: Detour['to'], message: string): void {
  for (const listener of detours) listener({ to, message });
}

// One customer's data is never another's, whichever tab has changed who is signed in.
useApp.subscribe((now, before) => {
  if (now.token === before.token) return;
  forgetHeard();
  forgetLeaving();
  if (now.token === null || before.token === null) queryClient.removeQueries({ queryKey: ownKey });
  // What is on the screen is asked for anew.
  else void queryClient.resetQueries({ queryKey: ownKey });
});

/** Forgets the customer: token, own data, own channel. */
export function signOut(): void {
  setToken(null);
}

export function signIn(token: string): void {
  setToken(token);
}

/** The token of a session that the customer is ending: its end is no surprise and leads nowhere. */
let leaving: string | null = null;

function sessionEnded(token: string | null, message: string): void {
  // A call without a token was a guest's attempt; one with an older token says nothing about the present session.
  if (token !== useApp.getState().token || (token !== null && token === leaving)) return;
  if (endSession(token)) sendTo('login', message);
}

export const api = new Api(
  createHttpClient({
    baseUrl: useApp.getState().baseUrl,
    fetch: earlyOrNow,
    token: () => useApp.getState().token,
    lang: () => useApp.getState().lang,
    onSessionEnded: (error: ApiError, token) => sessionEnded(token, error.message),
    onIdentityRequired: (error) => sendTo('identity', error.message),
    prove: async (error, signal) => (await import('./http/proof-of-work.ts')).proofHeaders(error, signal),
    activity,
  }),
);

/** Does an act that ends the own session at the server: its end was asked for. Refused, the session goes on. */
export async function endSessionBy(act: () => Promise<unknown>): Promise<void> {
  leaving = useApp.getState().token;
  try {
    await act();
  } catch (error) {
    leaving = null;
    throw error;
  }
  signOut();
}

/** Ends the session, here whatever the server answers: leaving must always work. */
export async function logOut(): Promise<void> {
  leaving = useApp.getState().token;
  await api.read('user/logout', {}).catch(() => undefined);
  endSession(leaving);
}

export const realtime = new RealtimeClient(new SocketIoTransport(() => useApp.getState().baseDomain), (token) => {
  if (token !== null) sessionEnded(token, '');
});

useApp.setState({ socket: realtime });
