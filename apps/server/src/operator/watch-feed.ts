import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { chosenVenues, exchangeFeed, feedProblems } from '../feeds/exchanges/exchanges.ts';
import { feedReport } from '../feeds/feed-report.ts';
import { StartRefused } from '../start-refused.ts';
import { runToEnd } from './run-to-end.ts';

const reportMs = 1_000;

// npm run feed [-- --assets BTC,ETH --seconds 10]: listens to FEED_EXCHANGES and prints what an exchange would be told.
await runToEnd(async () => {
  const { values } = parseArgs({ options: { assets: { type: 'string' }, seconds: { type: 'string' } } });
  const codes = assetCodes(values.assets ?? 'BTC,ETH');
  const seconds = wholeSeconds(values.seconds ?? '10');
  const { exchanges } = readConfig(process.env).feed;
  const problems = feedProblems(exchanges);
  if (problems.length > 0) throw new StartRefused(`This is missing: ${problems.join('; ')}.`);
  const assets = [...codes].map(([asset, code]) => ({ asset, code }));
  const feed = exchangeFeed({ venues: chosenVenues(exchanges).venues, assets });
  try {
    for (let second = 0; second < seconds; second++) {
      await sleep(reportMs);
      console.log([new Date().toISOString(), ...feedReport(feed, codes, Date.now())].join('\n'));
    }
  } finally {
    feed.close();
  }
});

/** Numbered as they were named: there is no exchange here that could know them. */
function assetCodes(names: string): Map<number, string> {
  const codes = names.split(',').map((name) => name.trim().toUpperCase());
  if (!codes.every((code) => /^[A-Z0-9]{2,10}$/.test(code)))
    throw new StartRefused('--assets wants names such as BTC,ETH.');
  return new Map(codes.map((code, i) => [i + 1, code]));
}

function wholeSeconds(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new StartRefused('--seconds wants a whole number from 1 to 99999.');
  return Number(text);
}
