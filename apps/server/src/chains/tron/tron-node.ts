import { z } from 'zod';
import { answered } from '../node/answered.ts';
import { parseExactJson } from '../node/exact-json.ts';

export interface TronNodeOptions {
  /** Where `wallet/…` is answered. */
  readonly url: string;
  /** Where `walletsolidity/…` is, by what no reorganisation takes back any more. */
  readonly solidityUrl: string;
  /** For nodes of TronGrid; empty for others. */
  readonly apiKey: string;
}

/** A whole number of any size. What is nought is left out by nodes. */
export const int64 = z
  .union([z.number().int(), z.string().regex(/^\d+$/)])
  .transform(BigInt)
  .default(0n);

/** Nodes answer `{}` where there is nothing of what was asked for. */
export function orNothing<T>(shape: z.ZodType<T>) {
  return z.union([z.strictObject({}).transform(() => null), shape]);
}

/** The head of a block, with what the node says of itself around it. */
export const blockShape = z.object({
  blockID: z.string(),
  block_header: z.object({
    raw_data: z.object({
      number: z.number().default(0),
      timestamp: z.number().default(0),
      parentHash: z.string().default(''),
    }),
  }),
});

export interface TronHeader {
  readonly height: number;
  readonly hash: string;
  readonly parent: string;
  /** In ms. */
  readonly time: number;
}

export function headerOf({ blockID: hash, block_header: { raw_data } }: z.output<typeof blockShape>): TronHeader {
  const { number: height, timestamp: time, parentHash: parent } = raw_data;
  return { height, hash, parent, time };
}

const header = blockShape.transform(headerOf);

const refusal = z.object({ Error: z.string() });

/** A node of java-tron by its HTTP calls. All that goes wrong is `NodeUnavailable`; refusals stand in the answers themselves. */
export class TronNode {
  readonly #options: TronNodeOptions;

  constructor(options: TronNodeOptions) {
    this.#options = options;
  }

  call<T>(path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    return answered(path, async () => {
      const read = parseExactJson(await this.#post(path, body));
      if (refusal.safeParse(read).success) throw new Error('The node says that it can not answer.');
      return shape.parse(read);
    });
  }

  /** The newest block, without what it has. */
  newest(): Promise<TronHeader> {
    return this.call('wallet/getblock', { detail: false }, header);
  }

  /** The newest block that nothing takes back any more. */
  solid(): Promise<TronHeader> {
    return this.call('walletsolidity/getblock', { detail: false }, header);
  }

  headerAt(height: number): Promise<TronHeader | null> {
    const body = { id_or_num: String(height), detail: false };
    return this.call('wallet/getblock', body, orNothing(header));
  }

  async #post(path: string, body: unknown): Promise<string> {
    const { url, solidityUrl, apiKey } = this.#options;
    const base = path.startsWith('walletsolidity/') ? solidityUrl : url;
    const response = await fetch(`${base.replace(/\/+$/, '')}/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(apiKey === '' ? {} : { 'TRON-PRO-API-KEY': apiKey }) },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`The node answered ${response.status}.`);
    return response.text();
  }
}
