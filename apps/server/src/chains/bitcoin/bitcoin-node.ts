import { parseDecimal } from '@auric/api';
import { z } from 'zod';
import { answered } from '../node/answered.ts';
import { parseExactJson } from '../node/exact-json.ts';

/** What a node answers to a call that it doesn't do; the codes are those of Bitcoin Core's `rpc/protocol.h`. */
export class BitcoinRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'BitcoinRefusal';
    this.code = code;
  }
}

const answer = z.object({
  result: z.unknown(),
  error: z.nullish(z.object({ code: z.number(), message: z.string() })),
});

/** BTC as the node writes it, with its point, in satoshi. */
export const satoshi = z.union([z.string(), z.number()]).transform((value, context) => {
  const parsed = parseDecimal(String(value), 8);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: 'is no amount' });
  return z.NEVER;
});

/**
 * A node of Bitcoin Core by its JSON-RPC. The address names a wallet that watches (`/wallet/NAME`), into which the operator has
 * imported the descriptors of the receiving account and of the hot wallet, without private keys.
 */
export class BitcoinNode {
  readonly #url: URL;
  readonly #authorization: string;
  #calls = 0;

  constructor(url: string) {
    this.#url = new URL(url);
    const { username, password } = this.#url;
    this.#authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;
    this.#url.username = '';
    this.#url.password = '';
  }

  /** The result in its shape. Throws `BitcoinRefusal` where the node says no, `NodeUnavailable` where it says nothing sound. */
  async call<T>(method: string, params: readonly unknown[], shape: z.ZodType<T>): Promise<T> {
    const read = await answered(method, async () => {
      const { result, error } = answer.parse(parseExactJson(await this.#post(method, params)));
      return error == null ? shape.parse(result) : new BitcoinRefusal(error.code, error.message);
    });
    if (read instanceof BitcoinRefusal) throw read;
    return read;
  }

  /** As `call`, and null where the node refuses with this code. */
  async callOr<T>(code: number, method: string, params: readonly unknown[], shape: z.ZodType<T>): Promise<T | null> {
    try {
      return await this.call(method, params, shape);
    } catch (error) {
      if (error instanceof BitcoinRefusal && error.code === code) return null;
      throw error;
    }
  }

  async #post(method: string, params: readonly unknown[]): Promise<string> {
    this.#calls += 1;
    const response = await fetch(this.#url, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '1.0', id: this.#calls, method, params }),
      headers: { 'content-type': 'application/json', authorization: this.#authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    // A refusal comes with the status 500, or 404 where there is no such call, and says more in its body.
    if (response.status === 401 || response.status === 403) throw new Error('The node refuses our name and password.');
    return response.text();
  }
}
