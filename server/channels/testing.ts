// A browser's half of web push, and services that take notices, for tests.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of a browser that exists nowhere. */
export const NOBODY_KEYS = makeBrowser().keys;

export type PushWords = { title: string; body: string; topic: string; link: string; id: string };

/** Keys as a browser draws them, and what it makes of a message: RFC 8291 from the other side. */
export function makeBrowser() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const secret = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: secret.toString('base64url') },
    open: (message: Buffer) => JSON.parse(openPush(message, own, secret).toString()) as PushWords,
  };
}

export function openPush(message: Buffer, own: ReturnType<typeof createECDH>, secret: Buffer): Buffer {
  const salt = message.subarray(0, 16);
  const idLength = message[20] ?? 0;
  const sender = message.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const material = hkdfSync('sha256', own.computeSecret(sender), secret, info, 32);
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12), { authTagLength: 16 });
  cipher.setAuthTag(message.subarray(-16));
  const record = Buffer.concat([cipher.update(message.subarray(21 + idLength, -16)), cipher.final()]);
  return record.subarray(0, record.lastIndexOf(2));
}

/** The note of a VAPID header, if the key beside it has signed it. */
export function readAuthorization(header: string): { aud: string; exp: number; sub: string; key: string } | null {
  const [, head = '', note = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const bytes = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${note}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { ...JSON.parse(Buffer.from(note, 'base64url').toString()), key } : null;
}

export type Taken = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Takes what it is sent and answers as told: a push service (RFC 8030) or a gateway for texts. */
export async function openTaker() {
  const taken: Taken[] = [];
  const mood: { status: number; waitMs: number } = { status: 201, waitMs: 0 };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '', headers } = request;
    taken.push({ method, path: url, headers, body: Buffer.concat(parts) });
    if (mood.waitMs > 0) await new Promise((done) => setTimeout(done, mood.waitMs));
    reply.writeHead(mood.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    mood,
    close: () => new Promise((done) => server.close(done)),
  };
}
