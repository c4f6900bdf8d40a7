import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestNode, testChainId } from '../apps/server/src/chains/ethereum/test-node.test-support.ts';

interface Call {
  id: unknown;
  method: string;
  params?: unknown[];
}

/** A chain of Ethereum in the process of a journey, which a server speaks to as to any node. */
export interface EthereumNode {
  readonly chain: TestNode;
  /** What names it to a server, with an account and a wallet that are published as examples; nobody signs. */
  readonly settings: Record<string, string>;
  /** How often a server has looked for a new block. */
  looks(): number;
  close(): Promise<void>;
}

/** The second vector of BIP-32. */
const xpub =
  'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB';

export async function startEthereumNode(): Promise<EthereumNode> {
  const chain = await TestNode.start();
  let looks = 0;
  const answer = async ({ id, method, params = [] }: Call): Promise<object> => {
    if (method === 'eth_blockNumber') looks += 1;
    const said = await chain.ask(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: { code: -32_000, message: String(error) } }),
    );
    return { jsonrpc: '2.0', id, ...said };
  };
  const server = createServer((request, reply) => {
    void bodyOf(request).then(async (asked) => {
      const said = Array.isArray(asked)
        ? await Promise.all((asked as Call[]).map(answer))
        : await answer(asked as Call);
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    ETHEREUM_NODE_URL: url,
    ETHEREUM_CHAIN_ID: String(testChainId),
    ETHEREUM_XPUB: xpub,
    ETHEREUM_HOT_WALLET: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    ETHEREUM_USDT_CONTRACT: chain.token,
    SIGNER_URL: 'http://127.0.0.1:9',
    SIGNER_SECRET: 'nobody-signs-here',
  };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await chain.close();
  };
  return { chain, settings, looks: () => looks, close };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(String(Buffer.concat(chunks)));
}
