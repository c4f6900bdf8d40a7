import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@auric/exchange';
import { systemClock } from '@auric/server/clock';
import { type Engine, startEngine } from '@auric/server/engine';
import { bootDatabase } from '@auric/testkit';
import { firstCustomer, usdt, worldCommands } from '../exchange-world.ts';
import { grouped, type Part, runPart } from '../part.ts';

/** Each withdraws one after the other, as a customer who waits for each of them does. */
const customers = Array.from({ length: 500 }, (_, place) => firstCustomer + place);
const withdrawalsEach = 40;
const network = 'TRC20';
/** In the smallest unit: 10 USDT, of which 1 is the fee; small enough that no operator looks. */
const amount = 10_000_000n;
const fee = 1_000_000n;
/** All that a customer has in funding: one withdrawal is left over. */
const funding = amount * BigInt(withdrawalsEach + 1);
const known = { identityLevel: 1, tradingFreeze: 'none', withdrawalFreeze: 'none', holdUntil: 0, country: '' } as const;

/** Does what has to succeed, and comes back when it is durable; gives the id that it was answered with. */
async function must(engine: Engine, command: Command): Promise<number> {
  const reply = await engine.port.execute({ command });
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.rejection.code}`);
  return reply.answer.id ?? 0;
}

/** Customers who are known, with an address in the book and funds to send there. Gives the number of each address. */
async function openWorld(engine: Engine): Promise<ReadonlyMap<number, number>> {
  for (const command of worldCommands(customers.length)) await must(engine, command);
  const terms = { asset: usdt, network, minimum: amount, fee, effectiveAt: 0 } as const;
  await must(engine, { type: 'SetWithdrawalTerms', ...terms });
  const addresses = customers.map(async (customer): Promise<[number, number]> => {
    await must(engine, { type: 'SetCustomerStanding', customer, version: 1, ...known });
    await must(engine, { type: 'Transfer', customer, asset: usdt, amount: funding, from: 'spot', to: 'funding' });
    const to = { network, destination: `somewhere-${customer}`, memo: '' } as const;
    return [customer, await must(engine, { type: 'AddWithdrawalAddress', customer, ...to })];
  });
  return new Map(await Promise.all(addresses));
}

/** One withdrawal from its request to its end. */
async function withdraw(engine: Engine, customer: number, address: number): Promise<void> {
  const withdrawal = await must(engine, { type: 'RequestWithdrawal', customer, asset: usdt, address, amount });
  const own = { customer, withdrawal } as const;
  const transaction = `transaction-${withdrawal}`;
  await must(engine, { type: 'ReviewWithdrawal', ...own, isFlagged: false });
  await must(engine, { type: 'SignWithdrawal', ...own, transaction });
  await must(engine, { type: 'RecordBroadcast', ...own, outcome: 'sent' });
  await must(engine, { type: 'SettleWithdrawal', ...own, transaction });
}

async function verify(engine: Engine): Promise<void> {
  for (const customer of customers) {
    const { value } = await engine.port.query({ type: 'balances', customer });
    const left = value.find(({ kind, asset }) => kind === 'funding' && asset === usdt);
    if (left?.available !== amount || left.held !== 0n)
      throw new Error(`Customer ${customer} has something else left.`);
  }
}

async function measure(part: Part, engine: Engine): Promise<void> {
  const addresses = await openWorld(engine);
  const start = performance.now();
  await Promise.all(
    customers.map(async (customer) => {
      for (let count = 0; count < withdrawalsEach; count++) await withdraw(engine, customer, addresses.get(customer)!);
    }),
  );
  const perSecond = (customers.length * withdrawalsEach) / ((performance.now() - start) / 1000);
  await verify(engine);
  part.say(`${grouped(customers.length)} customers at once: ${grouped(perSecond)} withdrawals/s of five commands each`);
  part.measured('withdrawals.per_s', Math.round(perSecond));
}

await runPart(async (part) => {
  const database = await bootDatabase();
  part.atEnd(() => database.close());
  const dataFolder = mkdtempSync(join(tmpdir(), 'auric-bench-'));
  part.atEnd(() => rmSync(dataFolder, { recursive: true, force: true }));
  const engine = await startEngine({
    databaseUrl: database.url,
    dataFolder,
    clock: systemClock,
    project: false,
    log: (line) => part.say(line),
  });
  try {
    await measure(part, engine);
  } finally {
    await engine.close();
  }
});
