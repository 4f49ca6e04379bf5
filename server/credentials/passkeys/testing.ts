// An authenticator in software, which signs whatever a test wants: the wrong site, an old count, nobody's finger.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewKey, SignedAnswer } from '#contract/credentials/passkeys.ts';
import type { TestApp } from '#server/testing-app.ts';
import { relyingParty } from './relying-party.ts';

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

export type Twist = { origin?: string; site?: string; isVerified?: boolean; counter?: number };

export function anAuthenticator(app: TestApp) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const site = relyingParty(app.deps.config);
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counted = 0;

  const clientData = (type: string, challenge: string, { origin = site.origin }: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const aboutUse = (flags: number, counter: number, { site: hostname = site.id, isVerified = true }: Twist) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0), 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(hostname).digest(), head]);
  };

  return {
    id,
    create(challenge: string, twist: Twist = {}): NewKey {
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const aaguid = Buffer.alloc(16);
      const data = Buffer.concat([aboutUse(WITH_KEY, twist.counter ?? 0, twist), aaguid, length, credentialId, cose]);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const start = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
      const attestation = Buffer.concat([start, Buffer.from('59', 'hex'), size, data]);
      const clientDataJSON = clientData('webauthn.create', challenge, twist).toString('base64url');
      const response = {
        clientDataJSON,
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    answer(challenge: string, twist: Twist = {}): SignedAnswer {
      counted = twist.counter ?? counted + 1;
      const authenticatorData = aboutUse(0, counted, twist);
      const said = clientData('webauthn.get', challenge, twist);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(said).digest()]);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof anAuthenticator>;

export const challengeFrom = async (app: TestApp, path: string, cookie?: string): Promise<string> =>
  (await app.as(cookie).post(`/api${path}`)).json().options.challenge;

/** Makes a key and keeps it with the account of this session. */
export async function addPasskey(app: TestApp, cookie: string, key = anAuthenticator(app), name = 'Phone') {
  const challenge = await challengeFrom(app, '/passkeys/registration', cookie);
  const added = await app.as(cookie).post('/api/passkeys', { name, key: key.create(challenge) });
  return { key, added };
}
