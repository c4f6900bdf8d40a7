/**
 * Passkeys of this browser. The library that speaks to it comes in a chunk of its own, with the first passkey. An address
 * of digits has no name that a passkey could be bound to.
 */
export function passkeysWork(): boolean {
  return globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^\[|^[\d.]+$/.test(location.hostname);
}

type Options = { readonly options: string };

/** Lets the customer make a passkey by the server's options; the answer goes back as text. Throws where they don't. */
export async function makePasskey({ options }: Options): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as never }));
}

/** Lets the customer show a passkey by the server's options; the answer goes back as text. Throws where they don't. */
export async function showPasskey({ options }: Options): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}
