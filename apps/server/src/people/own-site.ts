/** The site as one visitor's browser knows it. */
export interface OwnSite {
  /** `https://exchange.example`, without a slash at its end. */
  readonly origin: string;
  /** Its name alone, which is what a passkey is bound to. */
  readonly hostname: string;
}

/**
 * The origin by which a visitor came: one of the public addresses, else the name of this machine that the browser asked
 * for. A host that is none of the public ones is answered by the first of them: a proxy has put its own in place.
 */
export function ownSite(publicOrigins: readonly string[], host: string): OwnSite {
  const origin = publicOrigins.find((one) => new URL(one).host === host) ?? publicOrigins[0] ?? `http://${host}`;
  return { origin, hostname: URL.canParse(origin) ? new URL(origin).hostname : 'localhost' };
}
