import type { Language } from '@auric/api';
import { createHash } from 'node:crypto';
import { networkOf } from '../edge/network.ts';

/** Who is at the other end; address and device are shown to the customer in the lists of devices and logins. */
export interface Visitor {
  readonly address: string;
  readonly device: string;
  /** The name, with its port, by which the site was asked for: one of those that this server is known by. */
  readonly host: string;
  readonly lang: Language;
  /** The random mark by which a browser is known again. It proves nothing but that it is the same browser. */
  readonly mark: string;
  /** Whether the browser brought its mark along; else it was made for this request. */
  readonly marked: boolean;
  /** The answer to a proof of work that was demanded; empty where there is none. */
  readonly proof: string;
}

export function markDigest(mark: string): Buffer {
  return createHash('sha256').update(mark).digest();
}

/** Whoever comes back with the same mark, or without one from the same network, is the same requester. */
export function requesterOf({ marked, mark, address }: Visitor): string {
  return marked ? `mark:${markDigest(mark).toString('hex')}` : `network:${networkOf(address)}`;
}
