import { api } from '../../data/client.ts';

/** What a passkey is to answer where nobody is signed in. */
export function guestChallenge(): Promise<{ options: string }> {
  return api.act('session/passkey_begin', {});
}
