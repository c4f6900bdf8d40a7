import { hex } from '@scure/base';
import { p2wpkh, selectUTXO, Transaction } from '@scure/btc-signer';
import { z } from 'zod';
import type { Broadcast, ChainAsset, ChainBlock, ChainPort, Outcome, Payment, SignedPayment } from '../chain-port.ts';
import type { ReceivingKeys } from '../keys/receiving-keys.ts';
import type { Signer } from '../keys/signer.ts';
import { inParts } from '../node/in-parts.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { readBitcoinBlock } from './bitcoin-block.ts';
import { type BitcoinNode, BitcoinRefusal, satoshi } from './bitcoin-node.ts';
import { signInput, type Spender } from './bitcoin-signing.ts';

export interface BitcoinOptions {
  readonly node: BitcoinNode;
  readonly keys: ReceivingKeys;
  /** The compressed public key of the hot wallet. */
  readonly hotKey: Uint8Array;
  readonly signer: Signer;
  readonly needed: number;
}

/** Codes of Bitcoin Core: no such transaction or block, a height beyond the chain, and a transaction that is in a block. */
const [notFound, outOfRange, alreadyInChain] = [-5, -8, -27];

/** Below it nodes pass no output on. */
const dust = 546n;

/** Says that a transaction may be replaced (BIP-125). */
const replaceable = 0xfffffffd;

const unspent = z.array(
  z.object({ txid: z.string(), vout: z.number(), address: z.string(), amount: satoshi, scriptPubKey: z.string() }),
);
type Coin = z.output<typeof unspent>[number];

const output = z.nullable(z.object({ value: satoshi, scriptPubKey: z.object({ hex: z.string() }) }));
const estimate = z.object({ feerate: z.optional(satoshi) });
const known = z.object({ confirmations: z.number() });

/** So many addresses are in one question. */
const addressesAtOnce = 1_000;

/** Bitcoin by a node of Bitcoin Core, with P2WPKH for all that the house owns: such a transaction can't be renamed (D20). */
export class BitcoinChain implements ChainPort {
  readonly chain = 'bitcoin';
  readonly assets: readonly ChainAsset[] = [{ asset: 'BTC', decimals: 8 }];
  readonly hotWallet: string;
  readonly #options: BitcoinOptions;

  constructor(options: BitcoinOptions) {
    this.#options = options;
    this.hotWallet = addressOf(options.hotKey);
  }

  addressAt(position: number): string {
    return addressOf(this.#options.keys.keyAt(position));
  }

  head(): Promise<number> {
    return this.#node.call('getblockcount', [], z.number());
  }

  hashAt(height: number): Promise<string | null> {
    return this.#node.callOr(outOfRange, 'getblockhash', [height], z.string());
  }

  async block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null> {
    const hash = await this.hashAt(height);
    return hash === null ? null : readBitcoinBlock(this.#node, hash, { isOurs, needed: this.#options.needed });
  }

  async balance(_asset: string, address: string): Promise<bigint> {
    return sumOf(await this.#coins(address));
  }

  async balances(_asset: string, addresses: readonly string[]): Promise<bigint[]> {
    return inParts(addresses, addressesAtOnce, async (part) => {
      const coins = Map.groupBy(await this.#coins(...part), ({ address }) => address);
      return part.map((address) => sumOf(coins.get(address) ?? []));
    });
  }

  async sign({ to, amount }: Payment, taken: readonly string[]): Promise<SignedPayment> {
    const used = new Set(taken.flatMap((slot) => slot.split(',')));
    const coins = (await this.#coins(this.hotWallet)).filter((coin) => !used.has(placeOf(coin)));
    const chosen = selectUTXO(coins.map(inputOf), [{ address: to, amount }], 'default', {
      changeAddress: this.hotWallet,
      feePerByte: await this.#feeRate(),
      dust,
      bip69: false,
      createTx: true,
    });
    if (chosen?.tx === undefined) throw new NodeUnavailable('The hot wallet of bitcoin has too little that is free.');
    return this.#signed(chosen.tx, { key: 'hot', publicKey: this.#options.hotKey });
  }

  /** What more is paid for the way comes out of the change; null where there isn't enough of it. */
  async signAgain(before: SignedPayment): Promise<SignedPayment | null> {
    const old = Transaction.fromRaw(hex.decode(before.raw));
    const places = before.slot.split(',');
    const spent = await Promise.all(places.map((place) => this.#outputAt(place, false)));
    if (spent.includes(null)) return null;
    const inputs = spent.filter((one) => one !== null);
    const outputs = Array.from({ length: old.outputsLength }, (_, at) => old.getOutput(at));
    const paid =
      inputs.reduce((sum, { value }) => sum + value, 0n) - outputs.reduce((sum, one) => sum + (one.amount ?? 0n), 0n);
    const size = BigInt(old.vsize);
    // BIP-125: at least the old fee and a satoshi more for each byte; twice that, so that it isn't done for nothing.
    const fee = larger((await this.#feeRate()) * size, paid + 2n * size);
    const change = outputs.findLastIndex(
      ({ script }) => script !== undefined && hex.encode(script) === this.#hotScript,
    );
    const rest = (outputs[change]?.amount ?? 0n) - (fee - paid);
    if (rest < dust) return null;
    const replacement = new Transaction();
    places.forEach((place, at) => {
      const { value, scriptPubKey } = inputs[at] ?? { value: 0n, scriptPubKey: { hex: '' } };
      replacement.addInput(inputOf({ ...readPlace(place), amount: value, scriptPubKey: scriptPubKey.hex }));
    });
    outputs.forEach((one, at) => replacement.addOutput(at === change ? { ...one, amount: rest } : one));
    return this.#signed(replacement, this.#spender(before));
  }

  /** All coins of an address in one transaction; worth it where the fee takes no more than half. */
  async sweep(position: number, _asset: string, taken: readonly string[]): Promise<SignedPayment | null> {
    const used = new Set(taken.flatMap((slot) => slot.split(',')));
    const coins = (await this.#coins(this.addressAt(position))).filter((coin) => !used.has(placeOf(coin)));
    const fee = (await this.#feeRate()) * sizeOf(coins.length);
    const amount = sumOf(coins) - fee;
    if (amount < fee || amount < dust) return null;
    const transaction = new Transaction();
    for (const coin of coins) transaction.addInput(inputOf(coin));
    transaction.addOutputAddress(this.hotWallet, amount);
    return this.#signed(transaction, { key: position, publicKey: this.#options.keys.keyAt(position) });
  }

  async broadcast({ raw, transaction }: SignedPayment): Promise<Broadcast> {
    try {
      await this.#node.call('sendrawtransaction', [raw], z.string());
      return { said: 'accepted' };
    } catch (error) {
      if (!(error instanceof BitcoinRefusal)) return { said: 'unknown' };
      if (error.code === alreadyInChain) return { said: 'accepted' };
      // A node that has it already may say so by refusing it, and coins that it spends are missing then.
      const isKnown = await this.#confirmations(transaction).then(
        (found) => found !== null,
        () => true,
      );
      return isKnown ? { said: 'unknown' } : { said: 'refused', reason: error.message };
    }
  }

  async outcome(attempts: readonly SignedPayment[]): Promise<Outcome> {
    const [first] = attempts;
    if (first === undefined) return { state: 'missing' };
    const found = await Promise.all(attempts.map(({ transaction }) => this.#confirmations(transaction)));
    const included = found.findIndex((confirmations) => confirmations !== null && confirmations > 0);
    const { transaction } = attempts[included] ?? first;
    if (included >= 0) return { state: 'included', transaction, confirmations: found[included] ?? 0, succeeded: true };
    if (found.includes(0)) return { state: 'waiting' };
    // Below zero: so deep lies what has spent the same coins instead.
    if (found.some((confirmations) => confirmations !== null && -confirmations >= this.#options.needed))
      return { state: 'void' };
    const outputs = await Promise.all(first.slot.split(',').map((place) => this.#outputAt(place, true)));
    return { state: outputs.includes(null) ? 'waiting' : 'missing' };
  }

  get #node(): BitcoinNode {
    return this.#options.node;
  }

  get #hotScript(): string {
    return hex.encode(p2wpkh(this.#options.hotKey).script);
  }

  #spender({ key }: SignedPayment): Spender {
    const { hotKey, keys } = this.#options;
    return { key, publicKey: key === 'hot' ? hotKey : keys.keyAt(key) };
  }

  async #signed(transaction: Transaction, spender: Spender): Promise<SignedPayment> {
    const places = Array.from({ length: transaction.inputsLength }, (_, at) => {
      const { txid, index } = transaction.getInput(at);
      return `${hex.encode(txid ?? new Uint8Array())}:${index ?? 0}`;
    });
    for (let at = 0; at < transaction.inputsLength; at += 1)
      await signInput(this.#options.signer, transaction, at, spender);
    transaction.finalize();
    return { transaction: transaction.id, raw: transaction.hex, slot: places.join(','), key: spender.key };
  }

  /** What addresses have in blocks and nobody is spending yet. */
  #coins(...addresses: string[]): Promise<Coin[]> {
    return this.#node.call('listunspent', [1, 9_999_999, addresses, true], unspent);
  }

  /** For each byte, for a place in one of the next six blocks; where the node has no estimate nothing is sent. */
  async #feeRate(): Promise<bigint> {
    const { feerate } = await this.#node.call('estimatesmartfee', [6], estimate);
    if (feerate === undefined) throw new NodeUnavailable('The node of bitcoin can not say what a transaction costs.');
    return larger((feerate + 999n) / 1000n, 1n);
  }

  #outputAt(place: string, withWaiting: boolean) {
    const { txid, vout } = readPlace(place);
    return this.#node.call('gettxout', [txid, vout, withWaiting], output);
  }

  async #confirmations(transaction: string): Promise<number | null> {
    const found = await this.#node.callOr(notFound, 'gettransaction', [transaction, true], known);
    return found?.confirmations ?? null;
  }
}

function addressOf(publicKey: Uint8Array): string {
  const { address } = p2wpkh(publicKey);
  if (address === undefined) throw new Error('A public key that has no address.');
  return address;
}

const placeOf = ({ txid, vout }: Pick<Coin, 'txid' | 'vout'>): string => `${txid}:${vout}`;

function readPlace(place: string): { txid: string; vout: number } {
  const [txid = '', vout = ''] = place.split(':');
  return { txid, vout: Number(vout) };
}

function inputOf({ txid, vout, amount, scriptPubKey }: Omit<Coin, 'address'>) {
  const witnessUtxo = { amount, script: hex.decode(scriptPubKey) };
  return { txid: hex.decode(txid), index: vout, sequence: replaceable, witnessUtxo };
}

/** In virtual bytes, of that many inputs and one output of P2WPKH: 68 for each input, 31 for the output, 11 for the rest. */
const sizeOf = (inputs: number): bigint => BigInt(68 * inputs + 31 + 11);
const sumOf = (coins: readonly Coin[]): bigint => coins.reduce((sum, { amount }) => sum + amount, 0n);
const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right);
