import type { Chains } from '../chains/open-chains.ts';
import { openSandboxChain } from '../chains/sandbox/open-sandbox-chain.ts';
import { observeFeed } from '../feeds/feed-metrics.ts';
import { simulatedStockFeed } from '../feeds/simulator/stock-feed.ts';
import { simulatedFeed } from '../feeds/simulator/simulator.ts';
import { quoteAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import { openHttpRates } from '../fiat/http-rates.ts';
import { SandboxOutbox } from '../messages/carriers/sandbox-outbox.ts';
import { Faucet } from '../products/account/faucet.ts';
import { sandboxRoutes } from '../products/account/sandbox-routes.ts';
import { TestCoins } from '../products/deposit/test-coins.ts';
import { addressList } from '../sandbox/address-list.ts';
import { sayProfiles } from '../sandbox/lead-profiles.ts';
import { observeSandbox } from '../sandbox/metrics.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { outsideWorldOf } from '../sandbox/outside-world.ts';
import { OwnRecords } from '../sandbox/own-records.ts';
import { sandboxRates } from '../sandbox/fiat-rates.ts';
import { screeningList } from '../sandbox/screening-list.ts';
import { seedSandbox } from '../sandbox/seed.ts';
import { loadSealingKeys } from '../sealing/sealing-keys.ts';
import { loadSecret } from '../server-secret.ts';
import { carrierProblems, realCarriers } from './real-carriers.ts';
import { StartRefused } from '../start-refused.ts';
import type { Composition, Market, WorldParts } from './world.ts';

/** The sandbox: a simulated market, test funds, and messages that are kept instead of sent. */
export const sandboxComposition: Composition = {
  check(config) {
    // A sandbox needs nothing that it doesn't make itself; what the operator names has to fit together.
    const problems = carrierProblems(config);
    if (problems.length > 0) throw new StartRefused(`This is missing: ${problems.join('; ')}.`);
  },

  secretOf: ({ operation, storage }) => loadSecret(operation.secret, storage.dataFolder),

  sealingKeysOf: ({ operation, storage }) => loadSealingKeys(operation.sealingKeys, storage.dataFolder),

  open(parts) {
    const { config, db, port, now } = parts;
    const outbox = new SandboxOutbox(db, now);
    const amount = config.sandbox.startingUsdt * 10n ** BigInt(quoteAsset.scale);
    return {
      carriers: { mail: outbox, sms: outbox, ...realCarriers(config, sandboxComposition.secretOf(config), now) },
      addressScreening: addressList,
      personChecks: { screening: screeningList, basicByRule: true },
      fiatRates: config.fiat.urls === '' ? sandboxRates : openHttpRates(config.fiat),
      welcome: { asset: quoteAsset.asset, amount },
      sweepers: [outbox, new OwnRecords({ db, days: config.sandbox.recordsDays, now })],
      simulateChain: openSandboxChain,
      routes({ client, catalog, chains, people, messages, post }) {
        const faucet = new Faucet({ client, catalog, usdtPerMinute: config.sandbox.faucetUsdtPerMinute });
        const testCoins = new TestCoins({ chains, catalog });
        return {
          ...sandboxRoutes({ db, outbox, people, messages, post, faucet }),
          'sandbox/deposit': (payload, { customer }) => testCoins.send(customer, payload),
        };
      },
      async seed() {
        await seedSandbox({ port, config, now });
        await sayProfiles(db, config.sandbox.backgroundCustomers, now());
      },
      startMarket: (chains) => startMarket(parts, chains),
    };
  },
};

/** A simulated world outside, which goes on from the prices where it stopped. */
async function startMarket({ config, port, logger, report, now }: WorldParts, chains: Chains): Promise<Market> {
  report('Opening the simulated market');
  const markets = await port.query({ type: 'markets' });
  const priced = markets.value.filter((market) => market.indexE8 > 0);
  const lastPricesE8 = new Map(priced.map((market) => [market.base, market.indexE8]));
  const feed = simulatedFeed({ seed: config.sandbox.seed, lastPricesE8 });
  const stockFeed = simulatedStockFeed({ seed: config.sandbox.seed, lastPricesE8 });
  const failed = (error: unknown): void => logger.error({ err: error }, 'The simulated market stumbled.');
  const outside = outsideWorldOf(chains, [quoteAsset, ...simulatedAssets]);
  const sandbox = await startSandbox({ port, feed, stockFeed, outside, config, now, failed });
  return {
    observe(registry) {
      observeSandbox(registry, sandbox);
      observeFeed(registry, feed, now);
    },
    close: () => sandbox.close(),
  };
}
