import { type Kysely, sql } from 'kysely';
import { chainRules } from '../chains/chain-list.ts';
import type { OpenChain } from '../chains/open-chains.ts';
import type { Database } from '../db/database.ts';
import { inBooks } from './comparison.ts';
import type { EmptyAddresses } from './empty-addresses.ts';

/** What the chains hold of one asset, in the unit of the books, and at which heights of them that was read. */
export interface Holdings {
  readonly found: bigint;
  readonly given: bigint;
  readonly heights: readonly { readonly chain: OpenChain; readonly height: number }[];
}

/** How long a chain may take to have been read as far as its balances were. */
const readWithinMs = 20_000;
const pollMs = 500;

/**
 * Asks the nodes what the hot wallet and every address that anything arrived on have of an asset. Throws `NodeUnavailable` where
 * one gives no sound answer: a sum without one of its parts would be a difference that isn't there.
 */
export async function holdingsOf(
  { db, empty }: { readonly db: Kysely<Database>; readonly empty: EmptyAddresses },
  { code, scale, chains }: { code: string; scale: number; chains: readonly OpenChain[] },
): Promise<Holdings> {
  let found = 0n;
  let given = 0n;
  const heights = [];
  for (const chain of chains) {
    const { port, simulated } = chain;
    const decimals = port.assets.find(({ asset }) => asset === code)?.decimals ?? scale;
    // What pays fees comes to addresses without an arrival too, for their sweeps: of it nothing is known to be empty.
    const isToken = chainRules[port.chain].feeAsset !== code;
    const arrived = await arrivedOn(db, port.chain);
    const read = isToken ? empty.filled(`${port.chain} ${code}`, arrived) : arrived;
    const [hot = 0n, ...held] = await port.balances(code, [port.hotWallet, ...read.map(({ address }) => address)]);
    if (isToken)
      read.forEach((one, at) => {
        if (held[at] === 0n && one.final) empty.note(`${port.chain} ${code}`, one);
      });
    const balance = held.reduce((sum, each) => sum + each, hot);
    found += inBooks(balance, decimals, scale);
    if (simulated !== null) given += inBooks(await simulated.given(code), decimals, scale);
    heights.push({ chain, height: await port.head() });
  }
  return { found, given, heights };
}

/** Waits until the house has read its chains as far as their balances were, and told the exchange; false where it takes too long. */
export async function caughtUp({ heights }: Holdings, signal: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited <= readWithinMs; waited += pollMs) {
    const behind = await Promise.all(heights.map(isBehind));
    if (!behind.includes(true)) return true;
    if (signal.aborted) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return false;
}

async function isBehind({ chain, height }: Holdings['heights'][number]): Promise<boolean> {
  const { height: read, problem } = chain.watcher.health;
  return problem !== null || read < height || (await chain.arrivals.untold(1)).length > 0;
}

interface Arrived {
  readonly address: string;
  /** When an arrival on it last changed, in ms. */
  readonly latest: number;
  /** Whether nothing that came to it or left it can be undone any more. */
  readonly final: boolean;
}

async function arrivedOn(db: Kysely<Database>, chain: OpenChain['port']['chain']): Promise<Arrived[]> {
  const isSwept = sql<boolean>`exists (select 1 from chains.payment as payment
    join chains.address as own on own.chain = payment.chain and own.position::text = split_part(payment.ref, ':', 1)
    where payment.chain = ${chain} and payment.purpose = 'sweep' and payment.is_open and own.address = arrival.address)`;
  return db
    .selectFrom('chains.arrival as arrival')
    .select('address')
    .select(sql<number>`max(changed_at)`.as('latest'))
    .select(sql<boolean>`bool_and(state <> 'seen') and not ${isSwept}`.as('final'))
    .where('chain', '=', chain)
    .groupBy('address')
    .execute();
}
