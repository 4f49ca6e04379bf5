// The headers of every answer. Pages get a fresh nonce each time; nothing inline runs without it.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const FOR_DATA = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const makeNonce = () => randomBytes(18).toString('base64');

export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

export function setHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(config, request.id));
  });
}

export function commonHeaders(config: Config, requestId: string): Record<string, string> {
  const overTls = config.publicUrl?.startsWith('https://') ?? false;
  return {
    'content-security-policy': FOR_DATA,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsOf(false),
    'x-request-id': requestId,
    ...(overTls ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

/** The symptom tools use the camera; the microphone and a shared screen are for video visits alone. */
export const permissionsOf = (isVisit: boolean): string => {
  const [microphone, screen] = isVisit ? ['(self)', '(self)'] : ['()', '()'];
  return `camera=(self), microphone=${microphone}, display-capture=${screen}, geolocation=(), payment=(), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)`;
};
