import { join } from 'node:path';
import type { Command, OrderView } from '@auric/exchange';
import { bootDatabase, makeDataFolder } from '@auric/testkit';
import type { TestDatabase } from '@auric/testkit';
import { testMarketOpening } from '@auric/testkit/market';
import type { Engine, EngineOptions } from '../engine.ts';
import { startEngine } from '../engine.ts';
import { systemClock } from '../leadership/clock.ts';
import type { Reply } from '../port/port.ts';

/** An engine on a database and a folder of its own, with one market and two customers who own plenty unless it opens otherwise: for tests. */
export interface Scene {
  database: TestDatabase;
  engine: Engine;
  snapshotFolder: string;
  /** Why the leader stopped itself, in order; empty while it lives. */
  failures: string[];
  start(options?: Partial<EngineOptions>): Promise<Engine>;
  /** Stops the engine in order and starts the next one on the same data. */
  restart(options?: Partial<EngineOptions>): Promise<Engine>;
  close(): Promise<void>;
}

export const alice = 1000;
export const bob = 1001;

export async function openScene(
  options: Partial<EngineOptions> = {},
  opening: readonly Command[] = openingCommands(),
): Promise<Scene> {
  const database = await bootDatabase();
  const folder = makeDataFolder();
  const failures: string[] = [];
  const engines: Engine[] = [];
  const start = async (more: Partial<EngineOptions> = {}): Promise<Engine> => {
    const started = await startEngine({
      databaseUrl: database.url,
      dataFolder: folder.path,
      clock: systemClock,
      log: () => undefined,
      fail: (reason) => failures.push(reason),
      ...options,
      ...more,
    });
    engines.push(started);
    scene.engine = started;
    return started;
  };
  const scene: Scene = {
    database,
    engine: undefined as unknown as Engine,
    snapshotFolder: join(folder.path, 'snapshots'),
    failures,
    start,
    async restart(more) {
      await scene.engine.close();
      return start(more);
    },
    async close() {
      for (const engine of engines) await engine.close();
      await database.close();
      folder.remove();
    },
  };
  await start();
  for (const command of opening) await mustDo(scene.engine, command);
  return scene;
}

/** Keeps the database server running between the tests of a file; each has a database of its own on it. */
export function holdServer(
  before: (start: () => Promise<void>) => void,
  after: (stop: () => Promise<void>) => void,
): void {
  let held: TestDatabase | undefined;
  before(async () => {
    held = await bootDatabase({ migrate: false });
  });
  after(async () => held?.close());
}

/** Executes a command that has to succeed. */
export async function mustDo(engine: Engine, command: Command, requestKey?: string): Promise<Reply & { ok: true }> {
  const reply = await engine.port.execute({ command, ...(requestKey !== undefined && { requestKey }) });
  if (!reply.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(reply.rejection)}`);
  return reply;
}

/** Places a limit order and gives it back as it was answered. Price in ticks around 600,000, quantity in lots. */
export async function placeLimit(
  engine: Engine,
  customer: number,
  side: 'buy' | 'sell',
  price: number,
  quantity: number,
): Promise<OrderView> {
  const reply = await mustDo(engine, limitOrder(customer, side, price, quantity));
  return reply.answer.orders![0]!;
}

export function limitOrder(
  customer: number,
  side: 'buy' | 'sell',
  price: number,
  quantity: number,
): Extract<Command, { type: 'PlaceOrder' }> {
  return {
    type: 'PlaceOrder',
    customer,
    market: 1,
    side,
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: false,
    price,
    quantity,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    quotedPrice: 0,
  };
}

/** A request key: 32 hex digits of the id, 16 of the body. */
export function keyOf(id: number, body = 1): string {
  return id.toString(16).padStart(32, '0') + body.toString(16).padStart(16, '0');
}

export function openingCommands(): Command[] {
  const deposits = [alice, bob].flatMap((customer): Command[] => [
    { type: 'OpenCustomer', customer },
    { type: 'Deposit', customer, kind: 'spot', asset: 3, amount: 10n ** 12n, reference: reference(customer, 3) },
    { type: 'Deposit', customer, kind: 'spot', asset: 1, amount: 10n ** 11n, reference: reference(customer, 1) },
  ]);
  return [...testMarketOpening(), ...deposits];
}

function reference(customer: number, asset: number): string {
  return `${customer}${asset}`.padStart(32, '0');
}
