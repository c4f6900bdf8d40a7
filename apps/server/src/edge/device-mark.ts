import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'auric_mark';
const cookiePattern = new RegExp(`(?:^|;)\\s*${cookieName}=([A-Za-z0-9_-]{43})(?:;|$)`);
const lifeSeconds = 400 * 86_400;

/** The mark of a browser, and whether it brought it along. */
export interface DeviceMark {
  readonly mark: string;
  readonly marked: boolean;
}

/** Reads the mark of a browser; where it has none and `gives` is set, a new one is made. */
export function readMark(request: FastifyRequest, gives: boolean): DeviceMark {
  const { cookie } = request.headers;
  const mark = cookie === undefined ? undefined : cookiePattern.exec(cookie)?.[1];
  if (mark !== undefined) return { mark, marked: true };
  return { mark: gives ? randomBytes(32).toString('base64url') : '', marked: false };
}

/**
 * Gives a browser its mark. It signs nobody in: it only tells an own device from a stranger's, so scripts can't read
 * it and other sites can't have it sent.
 */
export function giveMark(reply: FastifyReply, { mark, marked }: DeviceMark, secure: boolean): void {
  if (marked || mark === '') return;
  const attributes = `Path=/api; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${cookieName}=${mark}; ${attributes}`);
}
