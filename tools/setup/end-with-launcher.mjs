// Loaded into what run-in-foreground.mjs runs: when the launcher is gone, even by kill -9, the process is asked to stop.
import { isMainThread } from 'node:worker_threads';

// Threads and children of the process get the same flags; they are not the launcher's.
if (isMainThread && process.channel && process.env.AURIC_LAUNCHER === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
