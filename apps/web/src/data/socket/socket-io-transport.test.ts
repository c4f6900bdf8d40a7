import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SocketIoTransport } from './socket-io-transport.ts';

/** As much of a Socket.IO socket as the transport opens. */
function fakeSocket() {
  const socket = {
    connected: false,
    disconnect: vi.fn(() => socket),
    connect: vi.fn(() => socket),
    on: vi.fn(),
    onAny: vi.fn(),
    offAny: vi.fn(() => socket),
    removeAllListeners: vi.fn(() => socket),
  };
  return socket;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(failures: number) {
  const domain = { now: '' };
  const io = vi.fn(fakeSocket);
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { io: io as never };
  });
  const transport = new SocketIoTransport(() => domain.now, load);
  const disconnected = vi.fn();
  transport.listen({ connected: () => undefined, disconnected, event: () => undefined });
  return { io, load, transport, disconnected, domain };
}

it('fetches its code again when it did not come, and says that there is no line', async () => {
  const { io, load, transport, disconnected } = setUp(2);
  transport.connect('token', 'en');
  await vi.advanceTimersByTimeAsync(0);
  expect(disconnected).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(io).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(io).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('fetches its code at once when somebody asks for a line again, and opens one line only', async () => {
  const { io, load, transport } = setUp(1);
  transport.connect(null, 'en');
  await vi.advanceTimersByTimeAsync(0);
  transport.connect(null, 'en');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(io).toHaveBeenCalledTimes(1);
});

it('opens another connection in the place of the one that there is', async () => {
  const { io, transport } = setUp(0);
  transport.connect(null, 'en');
  await vi.advanceTimersByTimeAsync(0);
  transport.connect(null, 'en');
  const socket = io.mock.results[0]?.value as ReturnType<typeof fakeSocket>;
  expect(socket.disconnect).toHaveBeenCalledBefore(socket.connect);
  expect(io).toHaveBeenCalledTimes(1);
});

it('follows the server to another domain, and hears nothing of the old line', async () => {
  const { io, transport, domain } = setUp(0);
  transport.connect(null, 'en');
  await vi.advanceTimersByTimeAsync(0);
  const old = io.mock.results[0]?.value as ReturnType<typeof fakeSocket>;
  domain.now = 'https://socket.auric.example';
  transport.connect(null, 'en');
  await vi.advanceTimersByTimeAsync(0);
  expect(old.removeAllListeners).toHaveBeenCalledOnce();
  expect(old.disconnect).toHaveBeenCalledOnce();
  expect(io.mock.calls.map((call: unknown[]) => typeof call[0])).toEqual(['object', 'string']);
});
