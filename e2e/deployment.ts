import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';

/** A proxy in front of a server. It can stand for the next deployment, and for a line that breaks at the wrong moment. */
export interface Deployment {
  url: string;
  /** Changes one of the server's files. */
  change(path: string, edit: (text: string) => string): void;
  /** Brings the next calls of a path to the server and loses their answers. */
  loseAnswers(path: string, calls: number): void;
  /** What was asked of a path so far, in the order in which it came. */
  asked(path: string): readonly string[];
  close(): void;
}

export async function deployInFrontOf(serverUrl: string): Promise<Deployment> {
  const target = new URL(serverUrl);
  const edits = new Map<string, (text: string) => string>();
  const lost = new Map<string, number>();
  const bodies = new Map<string, string[]>();

  const pass = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const edit = edits.get(asked.url ?? '');
    if (edit === undefined) {
      const path = asked.url ?? '';
      const losing = lost.get(path) ?? 0;
      if (asked.method === 'POST') {
        lost.set(path, Math.max(0, losing - 1));
        const chunks: Buffer[] = [];
        asked.on('data', (chunk: Buffer) => chunks.push(chunk));
        asked.on('end', () => bodies.set(path, [...(bodies.get(path) ?? []), String(Buffer.concat(chunks))]));
      }
      const options = { host: target.hostname, port: target.port, path: asked.url, headers: asked.headers };
      const onward = request({ ...options, method: asked.method }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        if (losing === 0) reply.pipe(answer);
        else {
          // A browser asks again by itself where not even the beginning of an answer came.
          answer.flushHeaders();
          reply.resume().on('end', () => answer.destroy());
        }
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
      return;
    }
    const original = await fetch(new URL(asked.url ?? '', target));
    const type = original.headers.get('content-type') ?? 'text/plain';
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    answer.end(edit(await original.text()));
  };

  const proxy = createServer((asked, answer) => void pass(asked, answer));
  proxy.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    const onward = connect(Number(target.port), target.hostname, () => {
      const headers = asked.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
      onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => [socket, onward].forEach((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    change: (path, edit) => edits.set(path, edit),
    loseAnswers: (path, calls) => lost.set(path, calls),
    asked: (path) => bodies.get(path) ?? [],
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
