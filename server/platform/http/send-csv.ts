import { once } from 'node:events';
import type { Http } from '../route.ts';

/**
 * A CSV file in place of a JSON answer, sent part by part, no faster than the reader takes it. One that breaks off in the middle
 * breaks the connection, so that nobody takes half a file for a whole one.
 */
export async function sendCsv({ reply }: Http, name: string, parts: AsyncIterable<string>): Promise<void> {
  // The first part is fetched before the headers leave: a refusal is still an answer of its own.
  const iterator = parts[Symbol.asyncIterator]();
  let part = await iterator.next();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  try {
    while (!part.done && !raw.destroyed) {
      if (!raw.write(part.value)) await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
      part = await iterator.next();
    }
    raw.end();
  } catch (error) {
    raw.destroy();
    throw error;
  } finally {
    await iterator.return?.(undefined);
  }
}
