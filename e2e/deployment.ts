import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';

/** A proxy in front of a server, which can stand for the next deployment: it changes one of its files. */
export interface Deployment {
  url: string;
  change(path: string, edit: (text: string) => string): void;
  close(): void;
}

export async function deployInFrontOf(serverUrl: string): Promise<Deployment> {
  const target = new URL(serverUrl);
  const edits = new Map<string, (text: string) => string>();

  const pass = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const edit = edits.get(asked.url ?? '');
    if (edit === undefined) {
      const options = { host: target.hostname, port: target.port, path: asked.url, headers: asked.headers };
      const onward = request({ ...options, method: asked.method }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
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
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
