import type { AgreementKey } from '@auric/api';

/**
 * The agreements that are in force. Who changes what one of them means raises its version and says since when:
 * every customer is then asked again. A word mended in a text is no new version.
 */
export const agreements: readonly { key: AgreementKey; version: number; since: number }[] = [
  { key: 'terms', version: 1, since: Date.UTC(2026, 10, 22) },
  { key: 'privacy', version: 1, since: Date.UTC(2026, 10, 22) },
  { key: 'risk', version: 1, since: Date.UTC(2026, 10, 22) },
];
