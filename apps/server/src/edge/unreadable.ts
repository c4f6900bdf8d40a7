import type { Socket } from 'node:net';
import type { Language } from '@auric/api';
import type { Catalogues } from './catalogues.ts';
import { failureBody } from './envelope.ts';
import { apiHeaders } from './headers.ts';

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that never became a request, in the same envelope as everything else, and ends the connection. */
export function answerUnreadable(catalogues: Catalogues, lang: Language) {
  const body = failureBody(catalogues, lang, { code: 'malformed_request' });
  const constant = Object.entries(apiHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = `${constant.join('')}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${rest}`);
  };
}
