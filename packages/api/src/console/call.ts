import type * as z from 'zod/mini';

/**
 * Who is let in. `anyone`: to sign in. `begun`: whoever has given the password, and has yet to give or to set up the
 * second factor. `known`: whoever is signed in, the console locked or not. `operator`: signed in and not locked; the
 * roles that the server's table of permissions names.
 */
export type ConsoleAccess = 'anyone' | 'begun' | 'known' | 'operator';

/** One call of the operators' console, below `/console/api/`. A GET changes nothing; a POST is an act that is journaled. */
export interface ConsoleCall<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST';
  readonly access: ConsoleAccess;
  /** What the call does, in one sentence. */
  readonly summary: string;
  /** True for calls that answer with a file of comma-separated lines: `response` is one line. */
  readonly file?: boolean;
  /** True for calls that take one file, in the multipart field `file`; what else they ask for stands in the query. */
  readonly upload?: boolean;
  readonly request: Request;
  readonly response: Response;
}

/** Declares a call of the console and keeps the types of its schemas. */
export function consoleCall<const C extends ConsoleCall>(declared: C): C {
  return declared;
}
