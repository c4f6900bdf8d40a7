import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import { Address, NETWORK, OutScript, SigHash, Transaction } from '@scure/btc-signer';

interface Block {
  readonly hash: string;
  readonly transactions: readonly Mined[];
}
interface Mined {
  readonly txid: string;
  readonly isCoinbase: boolean;
  readonly inputs: readonly string[];
  readonly outputs: readonly { script: string; amount: bigint }[];
}
type Line = 'sound' | 'answers get lost' | 'cut';

const refusal = (code: number, message: string) => ({ error: { code, message } });

/**
 * A server that speaks what is used of Bitcoin Core's JSON-RPC, in the shapes of its documentation (`help getblock`, …), on a
 * chain that a test writes. It checks what it is sent: that the coins are there, and that their owner has signed.
 */
export class BitcoinTestNode {
  line: Line = 'sound';
  sending: Line = 'sound';
  feerate: string | null = '0.00010000';
  #blocks: Block[] = [];
  #waiting: Mined[] = [];
  #seen = new Set<string>();
  #branch = 0;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { method, params, id } = JSON.parse(body) as { method: string; params: unknown[]; id: number };
        const line = method === 'sendrawtransaction' && this.line === 'sound' ? this.sending : this.line;
        if (line === 'cut') return request.socket.destroy();
        const answered = { result: null, error: null, id, ...this.#answer(method, params) };
        if (line === 'answers get lost') return request.socket.destroy();
        const text = JSON.stringify(answered).replaceAll(/"BTC:([\d.]+)"/g, '$1');
        response.writeHead(answered.error === null ? 200 : 500, { 'content-type': 'application/json' }).end(text);
      });
    });
    for (let at = 0; at < 5; at += 1) this.mine();
  }

  static async start(): Promise<BitcoinTestNode> {
    const node = new BitcoinTestNode();
    await new Promise<void>((resolve) => node.#server.listen(0, '127.0.0.1', resolve));
    return node;
  }

  get url(): string {
    return `http://watcher:secret@127.0.0.1:${(this.#server.address() as AddressInfo).port}/wallet/auric`;
  }

  /** Pays from nowhere, in the next block. */
  pay(outputs: readonly [address: string, amount: bigint][], isCoinbase = false): string {
    const written = outputs.map(([address, amount]) => {
      return { script: hex.encode(OutScript.encode(Address(NETWORK).decode(address))), amount };
    });
    const txid = digest('payment', this.#blocks.length, this.#waiting.length, JSON.stringify(written, asText));
    this.#waiting.push({ txid, isCoinbase, inputs: [digest('outside', txid)], outputs: written });
    return txid;
  }

  mine(blocks = 1): void {
    for (let at = 0; at < blocks; at += 1) {
      this.#blocks.push({ hash: digest('block', this.#branch, this.#blocks.length), transactions: this.#waiting });
      this.#waiting = [];
    }
  }

  /** Takes the last blocks back, with what they had. */
  forget(blocks: number): void {
    this.#blocks.splice(-blocks);
    this.#branch += 1;
  }

  /** What waits is gone from the pool, as after a long time; what was paid from outside too. */
  drop(): void {
    for (const { txid } of this.#waiting) this.#seen.delete(txid);
    this.#waiting = [];
  }

  /** The transactions that pay to an address, waiting ones too, each as often as it is there. */
  paidTo(address: string): string[] {
    const script = hex.encode(OutScript.encode(Address(NETWORK).decode(address)));
    const paying = this.#all(true).filter(({ outputs }) => outputs.some((one) => one.script === script));
    return paying.map(({ txid }) => txid);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #answer(method: string, [first, second, third]: unknown[]): Record<string, unknown> {
    if (method === 'getblockcount') return { result: this.#blocks.length - 1 };
    if (method === 'getblockhash') {
      const hash = this.#blocks[first as number]?.hash;
      return hash === undefined ? refusal(-8, 'Block height out of range') : { result: hash };
    }
    if (method === 'getblock') return { result: this.#blockOf(first as string) };
    if (method === 'listunspent') return { result: this.#unspent(third as string[]) };
    if (method === 'gettxout') return { result: this.#outputOf(first as string, second as number, third as boolean) };
    if (method === 'estimatesmartfee')
      return {
        result:
          this.feerate === null
            ? { errors: ['Insufficient data'], blocks: 6 }
            : { feerate: `BTC:${this.feerate}`, blocks: 6 },
      };
    if (method === 'gettransaction') return this.#transactionOf(first as string);
    if (method === 'sendrawtransaction') return this.#take(first as string);
    return refusal(-32601, 'Method not found');
  }

  #blockOf(hash: string) {
    const height = this.#blocks.findIndex((block) => block.hash === hash);
    const tx = this.#blocks[height]?.transactions.map(({ txid, isCoinbase, inputs, outputs }) => ({
      txid,
      hash: txid,
      version: 2,
      vin: inputs.map((place) =>
        isCoinbase ? { coinbase: '51' } : { txid: place.split(':')[0], vout: 0, sequence: 4294967293 },
      ),
      vout: outputs.map(({ script, amount }, n) => ({ value: btc(amount), n, scriptPubKey: shown(script) })),
    }));
    const nTx = tx?.length ?? 0;
    return {
      hash,
      confirmations: this.#blocks.length - height,
      height,
      version: 536870912,
      nTx,
      previousblockhash: this.#blocks[height - 1]?.hash,
      tx,
    };
  }

  #all(withWaiting: boolean): readonly Mined[] {
    return [...this.#blocks.flatMap(({ transactions }) => transactions), ...(withWaiting ? this.#waiting : [])];
  }

  #isSpent(place: string, withWaiting: boolean): boolean {
    return this.#all(withWaiting).some(({ inputs }) => inputs.includes(place));
  }

  #unspent(addresses: string[]) {
    return this.#all(false).flatMap(({ txid, outputs }) =>
      outputs.flatMap(({ script, amount }, vout) => {
        const { address } = shown(script);
        if (!addresses.includes(address) || this.#isSpent(`${txid}:${vout}`, true)) return [];
        return [
          {
            txid,
            vout,
            address,
            label: '',
            scriptPubKey: script,
            amount: btc(amount),
            confirmations: 1,
            spendable: false,
            solvable: true,
            safe: true,
          },
        ];
      }),
    );
  }

  #outputOf(txid: string, n: number, withWaiting: boolean) {
    const output = this.#all(withWaiting).find((one) => one.txid === txid)?.outputs[n];
    if (output === undefined || this.#isSpent(`${txid}:${n}`, withWaiting)) return null;
    return {
      bestblock: this.#blocks.at(-1)?.hash,
      confirmations: 1,
      value: btc(output.amount),
      scriptPubKey: shown(output.script),
      coinbase: false,
    };
  }

  #transactionOf(txid: string) {
    if (!this.#seen.has(txid)) return refusal(-5, 'Invalid or non-wallet transaction id');
    const height = this.#blocks.findIndex(({ transactions }) => transactions.some((one) => one.txid === txid));
    if (height >= 0) return { result: { txid, confirmations: this.#blocks.length - height, walletconflicts: [] } };
    if (this.#waiting.some((one) => one.txid === txid))
      return { result: { txid, confirmations: 0, walletconflicts: [] } };
    const inputs = this.#spentBy.get(txid) ?? [];
    const other = this.#blocks.findIndex(({ transactions }) =>
      transactions.some((one) => one.inputs.some((place) => inputs.includes(place))),
    );
    return { result: { txid, confirmations: other < 0 ? 0 : -(this.#blocks.length - other), walletconflicts: [] } };
  }

  readonly #spentBy = new Map<string, readonly string[]>();

  #take(raw: string) {
    const transaction = Transaction.fromRaw(hex.decode(raw), { disableScriptCheck: true });
    const txid = transaction.id;
    if (this.#all(false).some((one) => one.txid === txid))
      return refusal(-27, 'Transaction outputs already in utxo set');
    const inputs = Array.from({ length: transaction.inputsLength }, (_, at) => placeAt(transaction, at));
    const spent = inputs.map(
      (place) => this.#all(true).find((one) => one.txid === place.split(':')[0])?.outputs[Number(place.split(':')[1])],
    );
    if (spent.includes(undefined) || inputs.some((place) => this.#isSpent(place, false)))
      return refusal(-25, 'bad-txns-inputs-missingorspent');
    const outputs = Array.from({ length: transaction.outputsLength }, (_, at) => outputAt(transaction, at));
    const fee =
      spent.reduce((sum, one) => sum + (one?.amount ?? 0n), 0n) - outputs.reduce((sum, { amount }) => sum + amount, 0n);
    if (fee < BigInt(transaction.vsize)) return refusal(-26, 'min relay fee not met');
    if (spent.some((one, at) => one !== undefined && !isSigned(transaction, at, one)))
      return refusal(-26, 'mandatory-script-verify-flag-failed');
    const rivals = this.#waiting.filter((one) => one.inputs.some((place) => inputs.includes(place)));
    if (rivals.some((one) => (this.#feeOf.get(one.txid) ?? 0n) + BigInt(transaction.vsize) > fee && one.txid !== txid))
      return refusal(-26, 'insufficient fee, rejecting replacement');
    this.#waiting = [
      ...this.#waiting.filter((one) => !rivals.includes(one)),
      { txid, isCoinbase: false, inputs, outputs },
    ];
    this.#seen.add(txid);
    this.#spentBy.set(txid, inputs);
    this.#feeOf.set(txid, fee);
    return { result: txid };
  }

  readonly #feeOf = new Map<string, bigint>();
}

/** Whether the owner of the key that the witness names has signed, and is who the coins belong to. */
function isSigned(
  transaction: Transaction,
  at: number,
  { script, amount }: { script: string; amount: bigint },
): boolean {
  const [signature, publicKey] = transaction.getInput(at).finalScriptWitness ?? [];
  const paid = OutScript.decode(hex.decode(script));
  if (signature === undefined || publicKey === undefined || paid.type !== 'wpkh') return false;
  const digest = transaction.preimageWitnessV0(
    at,
    OutScript.encode({ type: 'pkh', hash: paid.hash }),
    SigHash.ALL,
    amount,
  );
  return secp256k1.verify(signature.subarray(0, -1), digest, publicKey, { prehash: false, format: 'der' });
}

function placeAt(transaction: Transaction, at: number): string {
  const { txid, index } = transaction.getInput(at);
  return `${hex.encode(txid ?? new Uint8Array())}:${index ?? 0}`;
}

function outputAt(transaction: Transaction, at: number) {
  const { script, amount } = transaction.getOutput(at);
  return { script: hex.encode(script ?? new Uint8Array()), amount: amount ?? 0n };
}

function shown(script: string) {
  const decoded = OutScript.decode(hex.decode(script));
  const address =
    decoded.type === 'wpkh' || decoded.type === 'pkh' || decoded.type === 'sh' || decoded.type === 'tr'
      ? Address(NETWORK).encode(decoded)
      : '';
  return { asm: '', hex: script, type: 'witness_v0_keyhash', address };
}

/** As Core writes it: eight decimals, always. The mark is taken off when the answer is written. */
function btc(amount: bigint): string {
  const digits = String(amount).padStart(9, '0');
  return `BTC:${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

function asText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

function digest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
