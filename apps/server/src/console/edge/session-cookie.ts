import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'auric_console';
const cookiePattern = new RegExp(`(?:^|;)\\s*${cookieName}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** The token of the console's session; empty where the browser has none. */
export function consoleTokenOf(request: FastifyRequest): string {
  return cookiePattern.exec(request.headers.cookie ?? '')?.[1] ?? '';
}

/** Scripts can't read it, other sites can't have it sent, and it goes nowhere but to the console. */
export function giveConsoleToken(reply: FastifyReply, token: string, secure: boolean): void {
  reply.header('set-cookie', `${cookieName}=${token}; ${attributesOf(secure)}`);
}

export function takeConsoleToken(reply: FastifyReply, secure: boolean): void {
  reply.header('set-cookie', `${cookieName}=; Max-Age=0; ${attributesOf(secure)}`);
}

function attributesOf(secure: boolean): string {
  return `Path=/console; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
