// COPY … TO STDOUT with the driver that we have: it hands the messages of a statement to any object that can take them.
import type pg from 'pg';

const BLOCK_BYTES = 256 * 1024;

export type Sink = {
  /** One row as PostgreSQL writes it, with its line end. Only valid during the call. */
  onRow(row: Buffer): void;
  /** Whole rows, some hundred kilobytes. The database waits until it is done. */
  onBlock(rows: Buffer): Promise<void>;
};

/** Reads what `statement` copies. One that fails leaves the connection broken or in a failed transaction. */
export function copyOut(client: pg.Client, statement: string, sink: Sink): Promise<void> {
  return new Promise((resolve, reject) => {
    let rows: Buffer[] = [];
    let bytes = 0;
    let waiting = 0;
    let sinking = Promise.resolve();
    let failure: unknown;

    function flush(wire: pg.Connection): void {
      if (bytes === 0) return;
      const block = Buffer.concat(rows, bytes);
      rows = [];
      bytes = 0;
      waiting += 1;
      wire.stream.pause();
      sinking = sinking
        .then(() => (failure ? undefined : sink.onBlock(block)))
        .catch((error: unknown) => {
          failure ??= error;
          // Nobody wants the rest of the table, and PostgreSQL cannot be told to stop in another way.
          wire.stream.destroy();
        })
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) wire.stream.resume();
        });
    }

    let wire: pg.Connection | undefined;
    const finish = () => void sinking.then(() => (failure ? reject(failure) : resolve()));
    client.query({
      submit(connection: pg.Connection) {
        wire = connection;
        connection.query(statement);
      },
      // PostgreSQL sends one message for each row (protocol, COPY-out mode).
      handleCopyData({ chunk }: { chunk: Buffer }) {
        if (failure) return;
        sink.onRow(chunk);
        // A copy: the driver uses the same memory for what comes next.
        rows.push(Buffer.from(chunk));
        bytes += chunk.length;
        if (wire && bytes >= BLOCK_BYTES) flush(wire);
      },
      handleCommandComplete() {
        if (wire) flush(wire);
      },
      handleReadyForQuery: finish,
      handleError(error: unknown) {
        failure ??= error;
        finish();
      },
    } as unknown as pg.Submittable);
  });
}
