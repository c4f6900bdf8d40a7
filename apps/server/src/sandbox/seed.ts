import { type Command, defaultOptionMarket } from '@auric/exchange';
import type { Config } from '../config.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { currentGeneratorVersion } from '../feeds/simulator/history.ts';
import { contractAssets, contractMarketOf } from '../feeds/simulator/contracts.ts';
import { contractMarketListings, contractRulesOf, leverageLimits } from './contract-listing.ts';
import { contractPeople } from './contract-people.ts';
import { copyPeople } from './copy-people.ts';
import { houseCapital } from './house-capital.ts';
import { assetListings, feeSchedule, marketListings } from './listing.ts';
import { stockListings } from './stock-listing.ts';
import { stockPeople } from './stock-people.ts';
import { optionAssets, optionPeople } from './option-people.ts';
import { deposits, openings, sandboxPeople, standings, traders } from './people.ts';

export interface SeedOptions {
  readonly port: ExchangePort;
  readonly config: Pick<Config, 'spot' | 'sandbox'>;
  readonly now: () => number;
}

/**
 * Brings a new exchange to where the sandbox begins: assets, markets, fees, the capital of the house, the record of the generated history, and
 * the sandbox's own people with their funds. What is there already is refused by name and passed over, so a start that
 * was interrupted is completed by the next one, and a complete exchange stays as it is, an operator's changes too.
 */
export async function seedSandbox({ port, config, now }: SeedOptions): Promise<void> {
  const assets = await port.query({ type: 'assets' });
  if (assets.value.length === 0) await seed(port, [feeSchedule(config.spot)]);
  await seed(port, await openOffers(port));
  await seed(port, assetListings());
  await seed(port, marketListings(config.spot));
  await seed(port, houseCapital());
  await seed(port, [historyRecord(config.sandbox, now())]);
  const people = sandboxPeople(config.sandbox.backgroundCustomers);
  await seed(port, openings(people));
  await seed(port, standings(traders(config.sandbox.backgroundCustomers)));
  await seed(port, deposits(people));
  await seedContracts(port, config);
  await seed(port, stockListings(config.spot));
  await seed(port, stockPeople(config.sandbox.backgroundCustomers));
  await seedOptions(port, config);
  await seed(port, copyPeople(config.sandbox.backgroundCustomers));
}

/** What a contract enforces is said once: from then on it is the operators' to change. */
async function seedContracts(port: ExchangePort, config: SeedOptions['config']): Promise<void> {
  await seed(port, contractMarketListings(config));
  const { value: known } = await port.query({ type: 'contracts' });
  const open = contractAssets.filter((asset) => !known.some(({ market }) => market === contractMarketOf(asset)));
  if (open.length === contractAssets.length) await seed(port, [leverageLimits]);
  await seed(port, open.map(contractRulesOf));
  await seed(port, contractPeople(config.sandbox.backgroundCustomers));
}

/** What options are sold by is said once, too. */
async function seedOptions(port: ExchangePort, config: SeedOptions['config']): Promise<void> {
  const { value: known } = await port.query({ type: 'optionMarkets' });
  const missing = optionAssets.filter(({ asset }) => !known.some((market) => market.asset === asset));
  await seed(
    port,
    missing.map(({ asset }) => defaultOptionMarket(asset)),
  );
  await seed(port, optionPeople(config.sandbox.backgroundCustomers));
}

/** Play money harms nobody: a sandbox offers everywhere what elsewhere waits for a word on each country. */
async function openOffers(port: ExchangePort): Promise<Command[]> {
  const { value: offers } = await port.query({ type: 'availability' });
  const closed = offers.filter(({ isSaid, rule }) => !isSaid && rule === 'only');
  const everywhere = { isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
  return closed.map(({ offer }) => ({ type: 'SetAvailability', offer, ...everywhere }));
}

const passedOver: ReadonlySet<string> = new Set([
  'asset_already_listed',
  'market_already_listed',
  'history_already_seeded',
  'customer_exists',
  'standing_outdated',
  'deposit_already_credited',
]);

/** In handfuls, so that they share commits and still leave room in the queue of the exchange. */
const handful = 64;

async function seed(port: ExchangePort, commands: readonly Command[]): Promise<void> {
  for (let i = 0; i < commands.length; i += handful) {
    await Promise.all(commands.slice(i, i + handful).map((command) => seedOne(port, command)));
  }
}

async function seedOne(port: ExchangePort, command: Command): Promise<void> {
  const reply = await port.execute({ command });
  if (reply.ok || passedOver.has(reply.rejection.code)) return;
  throw new Error(`The sandbox can't be seeded: ${command.type} was refused as ${reply.rejection.code}.`);
}

const dayMs = 86_400_000;

/** From a midnight on, to the minute before the first trade. */
function historyRecord({ seed, historyDays }: Config['sandbox'], now: number): Command {
  const to = Math.floor(now / 60_000) * 60_000;
  const from = Math.floor(to / dayMs) * dayMs - historyDays * dayMs;
  return { type: 'SeedHistory', seed, generatorVersion: currentGeneratorVersion, from, to };
}
