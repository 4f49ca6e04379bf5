// A certificate for the proxy of a journey that needs TLS, made anew for each run, so that no key lies in the repository.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One element of DER: its tag, its length and what it holds. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const COMMON_NAME = '550403';
const DAY_MS = 86_400_000;

/** Self-signed for one name; a browser takes it when it is told not to mind. */
export function ownCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const who = sequence(der(0x31, sequence(objectId(COMMON_NAME), der(0x0c, Buffer.from(name)))));
  const now = Date.now();
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    who,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + DAY_MS))),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', facts, privateKey)]));
  const whole = sequence(facts, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
