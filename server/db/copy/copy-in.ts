// COPY … FROM STDIN with the driver that we have.
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

type Wire = pg.Connection & {
  stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** Writes whole rows. A source that fails takes its statement with it. */
export function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    let isOver = false;

    async function send(wire: Wire): Promise<void> {
      try {
        for await (const rows of source) {
          // PostgreSQL has refused a row already: what is left of the source is still read, to keep its place.
          if (isOver) continue;
          wire.sendCopyFromChunk(rows);
          if (wire.stream.writableNeedDrain) await drained(wire.stream);
        }
        if (!isOver) wire.endCopyFrom();
      } catch (error) {
        failure ??= error;
        if (!isOver) wire.sendCopyFail('the source failed');
      }
    }

    let sending = Promise.resolve();
    const finish = () => void sending.then(() => (failure ? reject(failure) : resolve()));
    client.query({
      submit: (connection: Wire) => connection.query(statement),
      handleCopyInResponse(connection: Wire) {
        sending = send(connection);
      },
      handleCommandComplete() {},
      handleReadyForQuery: finish,
      handleError(error: unknown) {
        failure ??= error;
        isOver = true;
        finish();
      },
    } as unknown as pg.Submittable);
  });
}

/** A connection that breaks never drains. */
async function drained(stream: Duplex): Promise<void> {
  const over = new AbortController();
  const heard = ['drain', 'close'].map((event) => once(stream, event, { signal: over.signal }));
  try {
    await Promise.race(heard);
  } finally {
    // The one that did not come would stay and listen, once for each block.
    over.abort();
    await Promise.allSettled(heard);
  }
}
