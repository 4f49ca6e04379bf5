import type { Http } from '../route.ts';

/** A JPEG in place of a JSON answer, with the headers that every answer has. */
export function sendPhoto({ reply }: Http, jpeg: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'image/jpeg',
    'content-length': jpeg.length,
    // Opened by itself it is a picture and nothing else.
    'content-disposition': 'inline; filename="photo.jpg"',
  });
  reply.raw.end(jpeg);
}
