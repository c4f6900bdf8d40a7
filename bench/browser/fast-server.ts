import { readConfig } from '@auric/server/config';
import { startServer } from '@auric/server';
import { systemClock } from '@auric/server/clock';

/**
 * The server of the browser measurements, a process of its own: it sends a book each time the exchange has captured it,
 * which is up to 20 times a second and twice as often as customers get it.
 */
const everyCaptureMs = 20;

const server = await startServer({
  config: readConfig(process.env),
  clock: systemClock,
  realtimeLimits: { coalesceMs: everyCaptureMs },
  fail: (reason) => {
    console.error(`The measured server failed: ${reason}`);
    process.exit(1);
  },
});
const end = (): void => void server.close().then(() => process.exit(0));
process.once('SIGTERM', end);
// The bench that started this process has gone.
process.once('disconnect', end);
// A terminal interrupts both; the bench ends this process when it is done with it.
process.on('SIGINT', () => undefined);
process.send?.({ url: server.url });
