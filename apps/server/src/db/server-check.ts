import type { Client } from 'pg';
import { errorCode, StartRefused } from '../start-refused.ts';
import { createClient } from './connection.ts';

/** The oldest major version that its makers still mend. */
const oldestMajorVersion = 15;

/**
 * Opens a connection to the server that `DATABASE_URL` names and looks whether it can carry the exchange. Every reason
 * why not is one sentence, which never shows the password.
 */
export async function connectServer(url: string, name: string): Promise<Client> {
  refuseMalformed(url);
  const client = createClient(url, name);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new StartRefused(connectFailure(url, error), error);
  }
  try {
    await refuseUnfit(client, describeUrl(url));
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Where a URL points, without what must not be printed. */
export function describeUrl(url: string): string {
  const parsed = new URL(url);
  const host = parsed.searchParams.get('host') ?? parsed.hostname;
  return `${host}${parsed.port === '' ? '' : `:${parsed.port}`}${parsed.pathname}`;
}

function refuseMalformed(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return;
  throw new StartRefused('DATABASE_URL is not an address of the form postgresql://user:password@host:5432/database.');
}

const connectReasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'the host is not reachable',
  ENETUNREACH: 'the network is not reachable',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it closed the connection',
  ENOENT: 'there is no socket of that name',
  EACCES: 'this user may not use the socket',
  '28P01': 'the user or the password is wrong',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not connect to that database',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
};

function connectFailure(url: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = connectReasons[errorCode(error)] ?? otherReason(errorCode(error), message);
  return `The database at ${describeUrl(url)} can't be used: ${reason}.`;
}

/** Why a user is refused has many reasons (no encryption, another host), which only the server knows. */
function otherReason(code: string, message: string): string {
  if (code === '28000') return `the user is not let in (${message})`;
  return message.includes('timeout') ? 'it does not answer' : message;
}

/** What a server says about itself, in Postgres's own words. */
export interface ServerFacts {
  version: string;
  encoding: string;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  standby: string;
  may_create: string;
}

async function refuseUnfit(client: Client, place: string): Promise<void> {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
           current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
           current_setting('synchronous_commit') as synchronous_commit, pg_is_in_recovery()::text as standby,
           has_database_privilege(current_database(), 'create')::text as may_create`);
  const reason = rows[0] === undefined ? 'it says nothing about itself' : unfitReason(rows[0]);
  if (reason !== undefined) throw new StartRefused(`The database at ${place} can't be used: ${reason}.`);
}

/** Why a server can't carry the exchange, the first reason only; undefined where it can. */
export function unfitReason(facts: ServerFacts): string | undefined {
  const majorVersion = Math.floor(Number(facts.version) / 10_000);
  if (majorVersion < oldestMajorVersion) {
    return `it is Postgres ${majorVersion}, and ${oldestMajorVersion} or later is needed`;
  }
  if (facts.encoding !== 'UTF8') return `its encoding is ${facts.encoding}, and UTF8 is needed`;
  if (facts.standby === 'true') return 'it is a standby, which takes no writes';
  if (facts.may_create !== 'true') return 'its user may not create schemas in it';
  if (facts.fsync !== 'on') return 'it runs with fsync off, so that a crash would lose acknowledged orders';
  if (facts.full_page_writes !== 'on') return 'it runs with full_page_writes off, so that a crash could tear its pages';
  if (facts.synchronous_commit === 'off') {
    return 'it runs with synchronous_commit off, so that a crash would lose what was acknowledged';
  }
  return undefined;
}
