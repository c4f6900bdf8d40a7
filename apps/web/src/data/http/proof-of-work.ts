import { proofHeader } from '@auric/api';
import type { ApiError } from './envelope.ts';

/**
 * The header that pays for a call which the server slows down, worked out beside the page so that it stays usable.
 * Rejects when `signal` is aborted before it is found.
 */
export async function proofHeaders({ detail }: ApiError, signal: AbortSignal): Promise<Record<string, string>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' });
  try {
    const proof = await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.addEventListener('error', () => reject(new Error('The proof of work failed.')), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data), { once: true });
      worker.postMessage({ challenge: String(detail['challenge']), bits: Number(detail['bits']) });
    });
    return { [proofHeader]: proof };
  } finally {
    worker.terminate();
  }
}
