import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { openEthereum } from './open-ethereum.ts';

interface Asked {
  id: number;
  method: string;
  params: [string | { data: string }];
}

/** How many questions each request had. */
let requests: number[] = [];
let isBroken = false;

/** A node that says of each address the number that it ends with. */
const node = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(answerTo(JSON.parse(Buffer.concat(chunks).toString()) as Asked[]));
  });
});

/** A node may answer in another order. */
function answerTo(asked: readonly Asked[]): string {
  requests.push(asked.length);
  const answers = asked.map(({ id, params: [first] }) => {
    const address = typeof first === 'string' ? first : first.data;
    const result = `0x${address.slice(-8).padStart(64, '0')}`;
    const isRefused = isBroken && BigInt(result) % 700n === 0n;
    return { jsonrpc: '2.0', id, ...(isRefused ? { error: { code: -32005, message: 'too much' } } : { result }) };
  });
  return JSON.stringify(answers.toReversed());
}

beforeAll(() => new Promise<void>((resolve) => void node.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void node.close(resolve)));

const addresses = Array.from({ length: 10_000 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, '0')}`);

function open() {
  const { port } = node.address() as AddressInfo;
  const settings = {
    ETHEREUM_NODE_URL: `http://127.0.0.1:${port}`,
    ETHEREUM_XPUB:
      'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB',
    ETHEREUM_HOT_WALLET: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    SIGNER_URL: 'http://127.0.0.1:9',
    SIGNER_SECRET: 'shared',
  };
  return openEthereum(readConfig(settings), () => 0);
}

it.each(['ETH', 'USDT'])('10,000 balances of %s are read by 20 requests, each in its place', async (asset) => {
  [requests, isBroken] = [[], false];
  const balances = await open().balances(asset, addresses);
  expect(balances).toEqual(addresses.map((_, at) => BigInt(at + 1)));
  expect(requests).toEqual(Array.from({ length: 20 }, () => 500));
});

it('says nothing of any where the node says nothing sound of one, and asks no more', async () => {
  [requests, isBroken] = [[], true];
  await expect(open().balances('ETH', addresses)).rejects.toThrow(NodeUnavailable);
  expect(requests).toHaveLength(2);
});
