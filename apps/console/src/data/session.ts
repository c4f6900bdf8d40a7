import { queryClient } from '@auric/web/src/data/query-client.ts';
import type { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { api } from './api.ts';
import { leaveSeat, take, takeAs, useSeat } from './seat.ts';

/** Finds out who is signed in. */
export async function findSeat(): Promise<void> {
  try {
    takeAs(await api.read('session/me', {}));
  } catch (error) {
    const { kind } = error as ApiError;
    if (kind === 'refused' || kind === 'session') take({ stage: 'out', ended: false });
    else take({ stage: 'unreachable' });
  }
}

/** Ends the session, here and on the server, and forgets what was seen in it. */
export async function logOut(): Promise<void> {
  await api.act('session/logout', {});
  leaveSeat();
  queryClient.clear();
}

export async function lockNow(): Promise<void> {
  takeAs(await api.act('session/lock', {}));
}

/** Goes on where the lock came down; what is shown is read again, because it is as old as the lock. */
export async function unlock(password: string, code: string): Promise<void> {
  takeAs(await api.act('session/unlock', { password, code }));
  void queryClient.invalidateQueries();
}

/** Another operator at the same desk sees nothing of what the one before has seen. */
export function forgetOthers(): void {
  let last: number | undefined;
  useSeat.subscribe(({ seat }) => {
    if (!('me' in seat)) return;
    if (last !== undefined && last !== seat.me.id) queryClient.clear();
    last = seat.me.id;
  });
}
