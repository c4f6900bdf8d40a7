import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import { readMessage } from './protobuf.ts';
import { accountOf, hexOf, tronAddress } from './tron-address.ts';

/** What a transaction moved, when a block has it. */
interface Moved {
  readonly asset: 'TRX' | 'USDT';
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

interface Transaction {
  readonly txID: string;
  readonly contract: Record<string, unknown>;
  readonly moved: Moved;
  /** What a node writes down of it, and what it burns of who sends it. */
  readonly result: 'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY';
  readonly burnt: bigint;
  readonly expiration: number;
}

interface Block {
  readonly hash: string;
  readonly time: number;
  readonly transactions: readonly Transaction[];
}

type Line = 'sound' | 'answers get lost' | 'cut';

export const token = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const prices = { energy: 100n, byte: 1000n, account: 1_100_000n };
/** What the token takes of who pays to somebody that has some, and to somebody that has none. */
export const energyOf = { known: 64_285n, fresh: 130_285n };

const outside = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW';
const blockMs = 3_000;
const beganAt = 1_777_445_121_000;
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/**
 * A server that speaks what is used of java-tron's HTTP calls, in the shapes of its documentation and its sources, on a chain
 * that a test writes. It checks what it is sent as a node does: the block it stands on, its time, its signature, its coins.
 */
export class TronTestNode {
  line: Line = 'sound';
  sending: Line = 'sound';
  /** Answered to whatever is sent, instead of taking it. */
  refusal: string | null = null;
  /** How many blocks nobody has built enough on yet. */
  solidBehind = 18;
  /** To whom the token pays nothing. */
  banned = '';
  energyPrice = prices.energy;
  /** Takes another branch for the newest block before what was written down of it is asked for. */
  reorganiseWithin = false;
  asked: { path: string; key: string | undefined }[] = [];
  readonly #server: Server;
  #blocks: Block[] = [];
  #waiting: Transaction[] = [];
  #branch = 0;
  #paid = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const path = request.url?.replace(/^\/+/, '') ?? '';
        this.asked.push({ path, key: request.headers['tron-pro-api-key'] as string | undefined });
        const line = path === 'wallet/broadcasthex' && this.line === 'sound' ? this.sending : this.line;
        if (line === 'cut') return request.socket.destroy();
        const answer = this.#answer(path, JSON.parse(body) as Record<string, unknown>);
        if (line === 'answers get lost') return request.socket.destroy();
        response.writeHead(200, { 'content-type': 'application/json' }).end(written(answer));
      });
    });
    this.mine(30);
  }

  static async start(): Promise<TronTestNode> {
    const node = new TronTestNode();
    await new Promise<void>((resolve) => node.#server.listen(0, '127.0.0.1', resolve));
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Pays from outside, in the next block. */
  pay(asset: Moved['asset'], to: string, amount: bigint, from = outside): string {
    this.#paid += 1;
    const txID = digest('payment', this.#paid);
    const moved = { asset, from, to, amount };
    const contract = asset === 'TRX' ? transferContract(moved) : callContract(moved);
    const expiration = Number.MAX_SAFE_INTEGER;
    this.#waiting.push({ txID, contract, moved, result: 'SUCCESS', burnt: 0n, expiration });
    return txID;
  }

  /** Somebody votes, in the next block: nodes show what they can't read without its values. */
  vote(): void {
    const txID = this.pay('TRX', outside, 0n);
    const contract = { type: 'VoteWitnessContract', parameter: { type_url: 'type.googleapis.com/protocol.Vote' } };
    this.#waiting = this.#waiting.map((one) => (one.txID === txID ? { ...one, contract } : one));
  }

  mine(blocks = 1): void {
    for (let at = 0; at < blocks; at += 1) {
      const parent = this.#blocks.at(-1)?.time ?? 0;
      const transactions = this.#waiting.filter(({ expiration }) => expiration > parent);
      const height = this.#blocks.length;
      const hash = hex.encode(heightBytes(height)) + digest('block', height, this.#branch).slice(16);
      this.#blocks.push({ hash, time: beganAt + height * blockMs, transactions });
      this.#waiting = [];
    }
  }

  /** Takes the last blocks back, with what they had. */
  forget(blocks: number): void {
    this.#blocks.splice(-blocks);
    this.#branch += 1;
  }

  /** What waits is gone, as from a pool that was full. */
  drop(): void {
    this.#waiting = [];
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #answer(path: string, body: Record<string, unknown>): unknown {
    switch (path) {
      case 'wallet/getblock':
        return this.#block(body);
      case 'walletsolidity/getblock':
        return this.#block({ ...body, id_or_num: String(this.#blocks.length - 1 - this.solidBehind) });
      case 'wallet/gettransactioninfobyblocknum':
        if (this.reorganiseWithin) this.#reorganise();
        return (this.#blocks[body['num'] as number]?.transactions ?? []).map((one) => this.#info(one));
      case 'wallet/gettransactioninfobyid': {
        const found = this.#mined().find(({ txID }) => txID === body['value']);
        return found === undefined ? {} : this.#info(found);
      }
      case 'wallet/gettransactionfrompending': {
        const found = this.#waiting.find(({ txID }) => txID === body['value']);
        return found === undefined ? {} : shown(found);
      }
      case 'wallet/getaccount':
        return this.#account(body['address'] as string);
      case 'wallet/getaccountresource':
        return this.#isOpen(body['address'] as string) ? { freeNetLimit: 600, TotalNetLimit: 43_200_000_000 } : {};
      case 'wallet/getchainparameters':
        return this.#parameters();
      case 'wallet/triggerconstantcontract':
        return this.#simulated(body['owner_address'] as string, body['data'] as string);
      case 'wallet/broadcasthex':
        return this.#take(body['transaction'] as string);
      default:
        return { Error: `class java.lang.IllegalArgumentException : ${path}` };
    }
  }

  #block({ id_or_num: asked, detail }: Record<string, unknown>): unknown {
    const height = asked === undefined ? this.#blocks.length - 1 : Number(asked);
    const block = this.#blocks[height];
    if (block === undefined) return {};
    const { hash: blockID, time: timestamp, transactions } = block;
    const parentHash = this.#blocks[height - 1]?.hash ?? '00'.repeat(32);
    const raw_data = { number: height, txTrieRoot: '00'.repeat(32), parentHash, version: 34, timestamp };
    const head = { blockID, block_header: { raw_data, witness_signature: '00'.repeat(65) } };
    return detail === true && transactions.length > 0 ? { ...head, transactions: transactions.map(shown) } : head;
  }

  #reorganise(): void {
    this.reorganiseWithin = false;
    this.forget(1);
    this.mine();
  }

  #info({ txID: id, moved, result, burnt: fee }: Transaction): unknown {
    const blockNumber = this.#blocks.findIndex(({ transactions }) => transactions.some(({ txID }) => txID === id));
    const shared = { id, fee, blockNumber, blockTimeStamp: this.#blocks[blockNumber]?.time, contractResult: [''] };
    if (moved.asset === 'TRX') return { ...shared, receipt: { net_fee: fee } };
    const receipt = { energy_fee: fee, energy_usage_total: 64_285, result };
    const told = { ...shared, contract_address: hexOf(token), receipt };
    return result === 'SUCCESS' ? { ...told, log: [transferLog(moved)] } : { ...told, result: 'FAILED' };
  }

  #account(address: string): unknown {
    return this.#isOpen(address) ? { address, balance: this.#balance('TRX', address), create_time: beganAt } : {};
  }

  #parameters(): unknown {
    return {
      chainParameter: [
        { key: 'getMaintenanceTimeInterval', value: 1_800_000 },
        { key: 'getCreateAccountFee', value: 100_000 },
        { key: 'getTransactionFee', value: prices.byte },
        { key: 'getCreateNewAccountFeeInSystemContract', value: 1_000_000 },
        { key: 'getAllowUpdateAccountName' },
        { key: 'getEnergyFee', value: this.energyPrice },
      ],
    };
  }

  #simulated(owner: string, data: string): unknown {
    const [method, first, second] = [data.slice(0, 8), data.slice(8, 72), data.slice(72)];
    const address = `41${first.slice(24)}`;
    const ret = (failed: boolean) => ({ ret: [failed ? { ret: 'FAILED' } : {}] });
    if (method === '70a08231') {
      const balance = this.#balance('USDT', address).toString(16).padStart(64, '0');
      return { result: { result: true }, energy_used: 935, constant_result: [balance], transaction: ret(false) };
    }
    const isPaid = this.#wouldPay(owner, address, BigInt(`0x${second}`));
    return {
      result: { result: true, ...(isPaid ? {} : { message: '524556455254206f70636f6465206578656375746564' }) },
      energy_used: this.#energyFor(address),
      constant_result: [isPaid ? '1'.padStart(64, '0') : ''],
      transaction: ret(!isPaid),
    };
  }

  #take(signed: string): unknown {
    const [raw, signature] = bytesIn(hex.decode(signed), 1, 2);
    const txid = createHash('sha256').update(raw).digest('hex');
    const code = this.refusal ?? this.#check(raw, signature, txid);
    const shared = { message: code === 'SUCCESS' ? '' : 'Because.', transaction: '{...}', txid };
    return { result: code === 'SUCCESS', code, ...shared };
  }

  /** The guards of a node, in its order; what passes them waits for a block. */
  #check(raw: Uint8Array, signature: Uint8Array, txID: string): string {
    const [refBytes, refHash, contract] = bytesIn(raw, 1, 4, 11);
    const [expiration, feeLimit] = [numberIn(raw, 8), numberIn(raw, 18)];
    const time = this.#blocks.at(-1)?.time ?? 0;
    const isOnChain = this.#blocks.some(
      ({ hash }) => hash.slice(12, 16) === hex.encode(refBytes) && hash.slice(16, 32) === hex.encode(refHash),
    );
    if (!isOnChain) return 'TAPOS_ERROR';
    if (expiration <= time || expiration > time + 86_400_000) return 'TRANSACTION_EXPIRATION_ERROR';
    if ([...this.#waiting, ...this.#mined()].some((known) => known.txID === txID)) return 'DUP_TRANSACTION_ERROR';
    const [parameter] = bytesIn(contract, 2);
    const [url, value] = bytesIn(parameter, 1, 2);
    const [owner, target] = bytesIn(value, 1, 2).map((bytes) => hex.encode(bytes));
    if (owner === undefined || target === undefined || !isSigned(raw, signature, owner)) return 'SIGERROR';
    const isCall = new TextDecoder().decode(url).endsWith('TriggerSmartContract');
    const taken = isCall
      ? this.#call(owner, hex.encode(bytesIn(value, 4)[0] ?? new Uint8Array()), BigInt(feeLimit))
      : this.#transfer(owner, target, BigInt(numberIn(value, 3)));
    if (taken === null) return 'CONTRACT_VALIDATE_ERROR';
    this.#waiting.push({ ...taken, txID, expiration });
    return 'SUCCESS';
  }

  #transfer(from: string, to: string, amount: bigint) {
    const burnt = this.#isOpen(to) ? 0n : prices.account;
    if (this.#balance('TRX', from) < amount + burnt) return null;
    const moved = { asset: 'TRX', from, to, amount } as const;
    return { contract: transferContract(moved), moved, result: 'SUCCESS', burnt } as const;
  }

  #call(from: string, data: string, feeLimit: bigint) {
    if (!this.#isOpen(from)) return null;
    const to = `41${data.slice(32, 72)}`;
    const moved = { asset: 'USDT', from, to, amount: BigInt(`0x${data.slice(72)}`) } as const;
    const cost = this.#energyFor(to) * this.energyPrice;
    const canPay = feeLimit >= cost && this.#balance('TRX', from) >= cost;
    const isPaid = this.#wouldPay(from, to, moved.amount);
    const result = !canPay ? 'OUT_OF_ENERGY' : isPaid ? 'SUCCESS' : 'REVERT';
    return { contract: callContract(moved), moved, result, burnt: canPay ? cost : feeLimit } as const;
  }

  #wouldPay(from: string, to: string, amount: bigint): boolean {
    return (this.banned === '' || to !== hexOf(this.banned)) && this.#balance('USDT', from) >= amount;
  }

  #energyFor(to: string): bigint {
    return this.#balance('USDT', to) > 0n ? energyOf.known : energyOf.fresh;
  }

  #mined(): readonly Transaction[] {
    return this.#blocks.flatMap(({ transactions }) => transactions);
  }

  #isOpen(address: string): boolean {
    return this.#mined().some(({ moved }) => moved.asset === 'TRX' && hexed(moved.to) === address);
  }

  #balance(asset: Moved['asset'], address: string): bigint {
    return this.#mined().reduce((sum, { moved, result, burnt }) => {
      const isMoved = result === 'SUCCESS' && moved.asset === asset;
      const came = isMoved && hexed(moved.to) === address ? moved.amount : 0n;
      const left = isMoved && hexed(moved.from) === address ? moved.amount : 0n;
      const fee = asset === 'TRX' && hexed(moved.from) === address ? burnt : 0n;
      return sum + came - left - fee;
    }, 0n);
  }
}

function transferContract({ from, to, amount }: Omit<Moved, 'asset'>): Record<string, unknown> {
  const value = { amount, owner_address: hexed(from), to_address: hexed(to) };
  return { parameter: { value, type_url: 'type.googleapis.com/protocol.TransferContract' }, type: 'TransferContract' };
}

function callContract({ from, to, amount }: Omit<Moved, 'asset'>): Record<string, unknown> {
  const words = hexed(to).slice(2).padStart(64, '0') + amount.toString(16).padStart(64, '0');
  const value = { data: `a9059cbb${words}`, owner_address: hexed(from), contract_address: hexOf(token) };
  return {
    parameter: { value, type_url: 'type.googleapis.com/protocol.TriggerSmartContract' },
    type: 'TriggerSmartContract',
  };
}

/** Contracts know accounts by 20 bytes, and so do the logs. */
function transferLog({ from, to, amount }: Moved): unknown {
  const word = (account: string): string => account.slice(2).padStart(64, '0');
  const topics = [transferTopic, word(hexed(from)), word(hexed(to))];
  return { address: accountOf(token).slice(2), topics, data: amount.toString(16).padStart(64, '0') };
}

function shown({ txID, contract, result }: Transaction): unknown {
  return { ret: [{ contractRet: result }], signature: ['00'.repeat(65)], txID, raw_data: { contract: [contract] } };
}

function isSigned(raw: Uint8Array, signature: Uint8Array, owner: string): boolean {
  const [recovery = 0] = signature.subarray(64);
  const hash = createHash('sha256').update(raw).digest();
  const signed = secp256k1.Signature.fromBytes(signature.subarray(0, 64), 'compact').addRecoveryBit(recovery);
  return hexOf(tronAddress(signed.recoverPublicKey(Uint8Array.from(hash)).toBytes(true))) === owner;
}

function bytesIn(message: Uint8Array, ...numbers: number[]): [Uint8Array, Uint8Array, Uint8Array] {
  const found = numbers.map((number) => {
    const value = readMessage(message).find(([known]) => known === number)?.[1];
    return value instanceof Uint8Array ? value : new Uint8Array();
  });
  const [first = new Uint8Array(), second = new Uint8Array(), third = new Uint8Array()] = found;
  return [first, second, third];
}

function numberIn(message: Uint8Array, number: number): number {
  return Number(readMessage(message).find(([known]) => known === number)?.[1] ?? 0n);
}

const hexed = (address: string): string => (address.startsWith('T') ? hexOf(address) : address);

function heightBytes(height: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(height));
  return bytes;
}

/** Amounts are written whole, however large, and nought is left out, as nodes do it. */
function written(answer: unknown): string {
  const text = JSON.stringify(answer, (_key, value: unknown) => {
    if (typeof value !== 'bigint') return value;
    return value === 0n ? undefined : `#${value}`;
  });
  return text.replaceAll(/"#(\d+)"/g, '$1');
}

function digest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
