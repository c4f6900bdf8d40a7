import type { Config } from '../../config.ts';
import { StartRefused } from '../../start-refused.ts';
import { RemoteSigner } from './remote-signer.ts';
import type { Signer } from './signer.ts';

/** The operator's signing service, without which no chain with a node is opened. */
export function openSigner({ url, secret }: Config['signer'], now: () => number): Signer {
  if (!URL.canParse(url)) throw new StartRefused('SIGNER_URL is missing: a chain with a node needs who signs for it.');
  if (secret === '') throw new StartRefused('SIGNER_SECRET is missing, because SIGNER_URL is set.');
  return new RemoteSigner({ url, secret, now });
}
