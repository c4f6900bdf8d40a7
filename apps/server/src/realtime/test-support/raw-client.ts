import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** An HTTP request as a browser or a program would send it to the socket's path. */
export function handshake(port: number, headers: Record<string, string>, upgrade: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = `/socket.io/?EIO=4&transport=${upgrade ? 'websocket' : 'polling'}`;
    const upgradeHeaders = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      headers: { ...(upgrade ? upgradeHeaders : {}), ...headers },
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A websocket client that can stop reading, which the ordinary one can't. It follows the channels that it is given. */
export async function stubbornReader(
  port: number,
  channels: readonly string[],
  token = '',
): Promise<{ socket: Socket; text: () => string }> {
  const socket = connect(port, '127.0.0.1');
  const headers = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  const send = (text: string): void => {
    const data = Buffer.from(text);
    const head = data.length < 126 ? [0x81, 0x80 | data.length] : [0x81, 0xfe, data.length >> 8, data.length & 255];
    socket.write(Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), data]));
  };
  await until(() => received.includes('"sid"'));
  send(`40${JSON.stringify({ token })}`);
  await until(() => received.includes('40{"sid"'));
  for (const [i, channel] of channels.entries()) send(`42${i}["subscribe",${JSON.stringify(channel)}]`);
  await until(() => received.includes(`43${channels.length - 1}[`));
  return { socket, text: () => received };
}

async function until(condition: () => boolean): Promise<void> {
  for (let looks = 0; !condition(); looks += 1) {
    if (looks > 500) throw new Error('The server did not answer.');
    await sleep(10);
  }
}
