// How statements leave a connection. Those that are asked at once travel together; in a transaction those that nobody waits
// for travel with the next one: with the commit, if nothing else comes. Their order stays. When one fails, all those that
// travelled with it fail.
import { createRequire } from 'node:module';
import type pg from 'pg';
import { type Answer, Batch, type Prepared, type Sending } from './batch.ts';

const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as { prepareValue(value: unknown): unknown };

const FIRE_AND_FORGET = new WeakSet<readonly unknown[]>();

/** Marks a statement by its values: in a transaction, nobody waits for its answer. */
export function markFireAndForget(values: readonly unknown[]): void {
  FIRE_AND_FORGET.add(values);
}

type Asked = Omit<Sending, 'prepared'> & { deferred?: { done(answer: Answer): void; failed(error: Error): void } };

const FAILED_BEFORE = '25P02';

type Failure = Error & { code?: string };

export type Naming = {
  of(text: string, values: readonly unknown[]): Prepared | null;
  /** The names of statements that have given way to others since this was last asked. */
  takeForgotten(): string[];
  noteFailure(error: Failure): void;
  /** True for an error that comes only from preparing: sent again, the statement succeeds. */
  isOutdated(error: Failure): boolean;
};

type Send = (...query: unknown[]) => Promise<Answer>;

/** Wraps pg's own `query`. The pool calls `reset` when another request borrows the connection. */
export function pipeline(client: pg.ClientBase, naming: Naming): { query: Send; reset(): void } {
  const send = client.query.bind(client) as unknown as Send;
  const asked: Asked[] = [];
  let underway = 0;
  let isScheduled = false;
  // A transaction is open here, and begun at the database. Once it is over nothing follows until the next one.
  let isOpen = false;
  let isBegun = false;
  let isOver = false;
  /** The failure of a statement that nobody waited for and that was sent alone. */
  let lost: Failure | null = null;

  function reset(): void {
    drop('The connection was given back.');
    isOpen = isBegun = isOver = false;
    lost = null;
  }

  function sendBatch(batch: readonly Asked[]): void {
    if (batch.some(({ text }) => text === 'begin')) isBegun = true;
    const failed = (error: Failure) => {
      underway -= 1;
      naming.noteFailure(error);
      const told = causeOf(error);
      const waiting = batch.filter(({ deferred }) => deferred);
      if (waiting.length === 0) lost = error;
      for (const { deferred } of waiting) deferred?.failed(told);
      schedule();
    };
    const done = (answers: Answer[]) => {
      underway -= 1;
      for (const [n, { deferred }] of batch.entries()) deferred?.done(answers[n] as Answer);
      schedule();
    };
    // Before any is named: one that gives way to another of this batch may be used in it, and leaves with the next.
    const forgotten = naming.takeForgotten();
    // Named only now: what waited is not named after something that was forgotten meanwhile.
    const named = batch.map(({ text, values }) => ({ text, values, prepared: naming.of(text, values) }));
    underway += 1;
    send(new Batch(named, client, { done, failed }, forgotten));
  }

  const causeOf = (error: Failure): Failure => (error.code === FAILED_BEFORE && lost ? lost : error);

  function flush(): void {
    isScheduled = false;
    if (underway > 0 || !asked.some(({ deferred }) => deferred)) return;
    sendBatch(asked.splice(0));
  }

  /** Sends at the end of this turn of the event loop, so that statements asked at once travel together. */
  function schedule(): void {
    if (isScheduled || underway > 0 || asked.length === 0) return;
    isScheduled = true;
    process.nextTick(flush);
  }

  function wait(text: string, values: readonly unknown[]): Promise<Answer> {
    const prepared = valuesOf(values);
    return new Promise((done, failed) => {
      asked.push({ text, values: prepared, deferred: { done, failed } });
      schedule();
    });
  }

  /** Sends first what nobody waits for. Its failure is reported when the next statement fails because of it. */
  function sendHeld(): void {
    if (asked.length > 0) sendBatch(asked.splice(0));
  }

  function drop(why: string): void {
    for (const { deferred } of asked.splice(0)) deferred?.failed(new Error(why));
  }

  async function rollBack(): Promise<Answer> {
    drop('The transaction was rolled back.');
    isOver = true;
    return isBegun ? send('rollback') : answered('ROLLBACK');
  }

  async function inTransaction(text: string, values: readonly unknown[]): Promise<Answer> {
    if (text === 'rollback') return rollBack();
    if (isOver) throw new Error('The transaction has ended.');
    if (FIRE_AND_FORGET.has(values)) {
      asked.push({ text, values: valuesOf(values) });
      return answered('');
    }
    if (text === 'commit') {
      const isEmpty = !isBegun && asked.length === 1;
      const committed = isEmpty ? answered('COMMIT') : wait(text, values);
      isOver = true;
      return committed;
    }
    // A failure before it would keep it from being done; several in one text cannot travel with others.
    if (text.startsWith('rollback to ') || isSeveral(text, values)) {
      sendHeld();
      return send(text, values).catch((error) => Promise.reject(causeOf(error)));
    }
    return wait(text, values);
  }

  async function alone(text: string, values: readonly unknown[]): Promise<Answer> {
    if (isSeveral(text, values)) return send(text, values);
    return wait(text, values).catch((error) => {
      if (!naming.isOutdated(error) || client.getTransactionStatus() !== 'I') throw error;
      return send(text, values);
    });
  }

  function query(...given: unknown[]): Promise<Answer> {
    const [text, values = [], ...callback] = given;
    if (typeof text !== 'string' || !Array.isArray(values) || callback.length > 0) return send(...given);
    if (text !== 'begin') return isOpen ? inTransaction(text, values) : alone(text, values);
    reset();
    isOpen = true;
    asked.push({ text, values });
    return Promise.resolve(answered('BEGIN'));
  }

  return { query, reset };
}

const valuesOf = (values: readonly unknown[]) => values.map((value) => prepareValue(value));

const answered = (command: string): Answer => ({ command, rowCount: null, rows: [] });

const isSeveral = (text: string, values: readonly unknown[]) => values.length === 0 && text.includes(';');
