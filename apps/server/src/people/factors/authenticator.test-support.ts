import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The flags of authenticator data (WebAuthn, section 6.1). */
const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

/** What a test makes wrong. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly verified?: boolean;
  readonly counter?: number;
}

/** A passkey in software, as a browser and an authenticator make one together: ES256, without attestation. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  #user = '';

  constructor(origin = 'http://localhost:8080') {
    this.#origin = origin;
  }

  /** Answers the options of `navigator.credentials.create`, as JSON text. */
  create(optionsText: string, forgery: Forgery = {}): string {
    const options = JSON.parse(optionsText) as Options;
    this.#user = options.user?.id ?? '';
    const rpId = forgery.rpId ?? options.rp?.id ?? '';
    const authData = Buffer.concat([this.#data(rpId, attested, forgery), this.#credential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', options, forgery).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    };
    return this.#answer(response);
  }

  /** Answers the options of `navigator.credentials.get`, as JSON text. */
  get(optionsText: string, forgery: Forgery = {}): string {
    const options = JSON.parse(optionsText) as Options;
    const data = this.#data(forgery.rpId ?? options.rpId ?? '', 0, forgery);
    const clientData = this.#clientData('webauthn.get', options, forgery);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
      userHandle: this.#user,
    };
    return this.#answer(response);
  }

  #answer(response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
      response,
    });
  }

  #clientData(type: string, { challenge }: Options, forgery: Forgery): Buffer {
    const origin = forgery.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge: forgery.challenge ?? challenge, origin, crossOrigin: false }));
  }

  #data(rpId: string, more: number, { verified = true, counter = (this.#counter += 1) }: Forgery): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(userPresent | (verified ? userVerified : 0) | more);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
  }

  #credential(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, coseOf(this.#keys.publicKey)]);
  }
}

/** A public key as COSE has it (RFC 9053, section 2.1). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(cose as never));
}
