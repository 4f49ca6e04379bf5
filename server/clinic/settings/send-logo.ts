import type { Http } from '#server/platform/route.ts';

/** A PNG in place of a JSON answer. The version in its address changes with the picture. */
export function sendLogo({ reply, request }: Http, png: Buffer): void {
  const isNamed = Object.hasOwn(request.query as object, 'v');
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'image/png',
    'content-length': png.length,
    'content-disposition': 'inline; filename="logo.png"',
    'cache-control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  reply.raw.end(png);
}
