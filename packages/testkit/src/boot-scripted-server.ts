import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type ProcessOptions, type ServerProcess, spawnServer } from './boot-process.ts';
import type { MarketMoment, ScriptedReply, ScriptedRequest, StockStep } from './scripted-market.ts';

const program = fileURLToPath(new URL('scripted-server.ts', import.meta.url));

/** A server in a process of its own whose index and books of futures do what they are told, and nothing else. */
export interface ScriptedServer extends ServerProcess {
  /** Moves index and books at once; resolves when the exchange has taken it. */
  move(moment: MarketMoment): Promise<void>;
  /** Lets so many seconds pass at once, with a tick of the index in each, or, where it is silent, without any. */
  pass(seconds: number, how?: { isSilent: boolean }): Promise<void>;
  /** Brings the server's clock to just before the next instant of funding; it began ten minutes before one. */
  passFunding(): Promise<void>;
  /** Lets the exchange know who a customer is. */
  identify(customer: number): Promise<void>;
  /** Does something with the stock `testStock`, which is first to be listed. */
  stock(step: StockStep): Promise<void>;
}

/** Starts it with BTC at 60,000 and ETH at 3,000 USDT, and a provider that quotes their contracts. */
export async function bootScriptedServer(options: Omit<ProcessOptions, 'program'> = {}): Promise<ScriptedServer> {
  const { server, child } = await spawnServer({ ...options, program });
  return {
    ...server,
    move: (moment) => ask(child, { act: 'move', moment }),
    pass: (seconds, { isSilent } = { isSilent: false }) => ask(child, { act: 'pass', seconds, isSilent }),
    passFunding: () => ask(child, { act: 'passFunding' }),
    identify: (customer) => ask(child, { act: 'identify', customer }),
    stock: (step) => ask(child, { act: 'stock', step }),
  };
}

async function ask(child: ChildProcess, request: ScriptedRequest): Promise<void> {
  const answered = once(child, 'message') as Promise<[ScriptedReply]>;
  child.send(request);
  const [{ failed }] = await answered;
  if (failed !== null) throw new Error(`The scripted market did not ${request.act}: ${failed}`);
}
