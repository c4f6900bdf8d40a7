import type { Kysely } from 'kysely';
import type { OpenChain } from '../chains/open-chains.ts';
import type { Database } from '../db/database.ts';
import { inBooks } from './comparison.ts';

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
  db: Kysely<Database>,
  { code, scale, chains }: { code: string; scale: number; chains: readonly OpenChain[] },
): Promise<Holdings> {
  let found = 0n;
  let given = 0n;
  const heights = [];
  for (const chain of chains) {
    const { port, simulated } = chain;
    const decimals = port.assets.find(({ asset }) => asset === code)?.decimals ?? scale;
    let balance = 0n;
    for (const address of [port.hotWallet, ...(await arrivedOn(db, port.chain))])
      balance += await port.balance(code, address);
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

async function arrivedOn(db: Kysely<Database>, chain: OpenChain['port']['chain']): Promise<string[]> {
  const rows = await db.selectFrom('chains.arrival').select('address').distinct().where('chain', '=', chain).execute();
  return rows.map(({ address }) => address);
}
