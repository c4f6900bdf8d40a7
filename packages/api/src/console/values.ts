import * as z from 'zod/mini';
import { text } from '../values/scalars.ts';

/** What an operator may do stands in the server's table of permissions, by these. */
export const roles = ['support', 'compliance', 'finance', 'admin'] as const;
export type Role = (typeof roles)[number];

export const role = z.enum(roles);

/** Why an act is done, in the operator's words. It is kept for ever, so it names no secrets. */
export const reason = text(3, 500);

/** An operator as lists and histories name one. */
export const operatorName = z.object({ id: z.int(), name: z.string() });
export type OperatorName = z.output<typeof operatorName>;

/** A customer as lists and cases name one: `name` is the account, the mail address or the mobile number. */
export const customerName = z.object({ id: z.int(), name: z.string() });
export type CustomerName = z.output<typeof customerName>;

/** Words and numbers of an entry, for the sentence that the console makes of them. Decimals are text. */
export const entryValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type EntryValues = z.output<typeof entryValues>;

/**
 * What an act that needs a second person answers: it waits as a case of the queue `proposals` until another operator
 * with the same right confirms it, and happens then.
 */
export const proposed = z.object({ proposal: z.int() });

/** A first password, told once, to whoever made it happen. */
const handedOut = z.object({ name: z.string(), password: z.string() });
export type HandedOut = z.output<typeof handedOut>;

/** Null where there is no password to be handed over. */
export const maybeHandedOut = z.nullable(handedOut);
