import * as z from 'zod/mini';
import { newPassword, sameTwice, typedPassword } from '../people/values.ts';
import { text } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { role } from './values.ts';

/** A code of the authenticator app, or one of the recovery codes. */
export const factorCode = z.string().check(z.regex(/^(?:[0-9]{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, { error: 'code_format' }));

/** The name with which an operator signs in. */
export const loginName = z.string().check(z.regex(/^[a-z][a-z0-9._-]{2,31}$/));

/**
 * Where a session stands. `setup`: the second factor has to be set up first. `factor`: its code is missing. `renew`: the
 * password was given by somebody else and has to be changed. `in`: all is open. `locked`: nothing was done for a while.
 */
export const sessionStates = ['setup', 'factor', 'renew', 'in', 'locked'] as const;
export type ConsoleSessionState = (typeof sessionStates)[number];

const me = z.object({
  id: z.int(),
  name: z.string(),
  roles: z.array(role),
  state: z.enum(sessionStates),
  /** When the console locks unless something is done, and when the session ends whatever is done. */
  locks_at: z.int(),
  ends_at: z.int(),
  /** How many recovery codes are left. */
  recovery_codes: z.int(),
  /** The calls that the roles allow, and the queues that they may look at. */
  calls: z.array(z.string()),
  queues: z.array(z.string()),
  /** Whether this is the sandbox; its name and time zone are shown beside. */
  sandbox: z.boolean(),
});
export type Me = z.output<typeof me>;

const ownSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: z.int(),
  /** When somebody last did something there. */
  active_at: z.int(),
  ends_at: z.int(),
  /** Whether this very session asks. */
  own: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

const nothing = z.object({});
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const sessionCalls = {
  'session/login': consoleCall({
    method: 'POST',
    access: 'anyone',
    summary: 'Begins to sign in: a name and a password. The second factor follows; until then nothing else answers.',
    request: z.object({ name: text(1, 64), password: typedPassword }),
    response: z.object({ state: z.enum(['setup', 'factor']) }),
  }),
  'session/factor': consoleCall({
    method: 'POST',
    access: 'begun',
    summary: 'Signs in with a code of the authenticator app or a recovery code; each is good once.',
    request: z.object({ code: factorCode }),
    response: me,
  }),
  'session/setup': consoleCall({
    method: 'POST',
    access: 'begun',
    summary: 'Gives the secret of a second factor to be set up, for the authenticator app; asked again, another one.',
    request: nothing,
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  'session/confirm': consoleCall({
    method: 'POST',
    access: 'begun',
    summary: 'Sets the second factor up by its first code; the answer has the recovery codes, which are shown once.',
    request: z.object({ code: z.string().check(z.regex(/^[0-9]{6}$/, { error: 'code_format' })) }),
    response: recoveryCodes,
  }),
  'session/me': consoleCall({
    method: 'GET',
    access: 'known',
    summary: 'Who is signed in, until when, and what the roles allow.',
    request: nothing,
    response: me,
  }),
  'session/stay': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Says that the operator is there: what a page asks for on its own does not keep a console open.',
    request: nothing,
    response: me,
  }),
  'session/lock': consoleCall({
    method: 'POST',
    access: 'known',
    summary: 'Locks the console at once.',
    request: nothing,
    response: me,
  }),
  'session/unlock': consoleCall({
    method: 'POST',
    access: 'known',
    summary: 'Unlocks the console by password and second factor; the page that lay under it goes on.',
    request: z.object({ password: typedPassword, code: factorCode }),
    response: me,
  }),
  'session/logout': consoleCall({
    method: 'POST',
    access: 'anyone',
    summary: 'Ends the session; without one there is nothing to do.',
    request: nothing,
    response: z.literal(true),
  }),
  'session/list': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: "Where the operator is signed in: the operator's own sessions, the newest first.",
    request: nothing,
    response: z.array(ownSession),
  }),
  'session/end': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: "Ends one of the operator's own sessions.",
    request: z.object({ session: text(1, 64) }),
    response: z.literal(true),
  }),
  'session/password': consoleCall({
    method: 'POST',
    access: 'known',
    summary: "Changes the operator's own password and ends every other session.",
    request: z
      .object({ old_password: typedPassword, password: newPassword, repassword: z.string(), code: factorCode })
      .check(sameTwice('repassword')),
    response: me,
  }),
  'session/recovery_codes': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Makes new recovery codes; the old ones are void.',
    request: z.object({ password: typedPassword, code: factorCode }),
    response: recoveryCodes,
  }),
};
