// Several statements in one trip. PostgreSQL does one after the other and answers all of them together, up to the first
// that fails; pg itself sends one, waits for its answer, and sends the next.
import type pg from 'pg';

/** A statement that a connection keeps, and how its rows look: what is known need not be told again. */
export type Prepared = { name: string; isParsed: boolean; shape: Shape | null };
export type Sending = { text: string; values: readonly unknown[]; prepared: Prepared | null };
export type Answer = { command: string; rowCount: number | null; rows: Row[] };

type Row = Record<string, unknown>;
type Shape = { names: string[]; parsers: ((text: string) => unknown)[]; empty: Row };

/** What is used of pg's connection, which has no types. */
export type Wire = Pick<NodeJS.EventEmitter, 'on' | 'off'> & {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  sync(): void;
  sendCopyFail(why: string): void;
};

type Told = { done(answers: Answer[]): void; failed(error: Error): void };
type Field = { name: string; dataTypeID: number };

const NO_ROWS: Shape = { names: [], parsers: [], empty: {} };

/** Sends several statements as one. It has the shape of a pg query: pg calls its methods as the answers come in. */
export class Batch {
  readonly #sending: readonly Sending[];
  readonly #types: Pick<pg.CustomTypesConfig, 'getTypeParser'>;
  readonly #told: Told;
  /** Statements whose parsing is not confirmed yet, in order; null for one that is not kept prepared. */
  readonly #parsing: (Prepared | null)[] = [];
  readonly #answers: Answer[] = [];
  #shape: Shape | null = null;
  #rows: Row[] = [];
  #unreadable: Error | null = null;

  constructor(sending: readonly Sending[], types: Pick<pg.CustomTypesConfig, 'getTypeParser'>, told: Told) {
    this.#sending = sending;
    this.#types = types;
    this.#told = told;
  }

  submit(wire: Wire): null {
    wire.stream.cork();
    for (const { text, values, prepared } of this.#sending) {
      const statement = prepared?.name ?? '';
      if (!prepared || (!prepared.isParsed && !this.#parsing.includes(prepared))) {
        wire.parse({ name: statement, text });
        this.#parsing.push(prepared);
      }
      wire.bind({ statement, values });
      if (!prepared?.shape) wire.describe({ type: 'P', name: '' });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
    // pg keeps it to itself.
    if (this.#parsing.some((one) => one)) wire.on('parseComplete', this.#noteParsed);
    return null;
  }

  readonly #noteParsed = () => {
    const parsed = this.#parsing.shift();
    if (parsed) parsed.isParsed = true;
  };

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#shape = shapeOf(fields, this.#types);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#shape ??= this.#current?.prepared?.shape ?? NO_ROWS;
    try {
      this.#rows.push(rowOf(this.#shape, fields));
    } catch (error) {
      this.#unreadable ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [, command = '', ...counts] = /^(\w+)(?: (\d+))?(?: (\d+))?/.exec(text) ?? [];
    const count = counts.findLast((one) => one !== undefined);
    this.#answered({ command, rowCount: count === undefined ? null : Number(count), rows: this.#rows });
  }

  handleEmptyQuery(): void {
    this.#answered({ command: '', rowCount: null, rows: [] });
  }

  handleReadyForQuery(wire: Wire): void {
    wire.off('parseComplete', this.#noteParsed);
    if (this.#unreadable) this.#told.failed(this.#unreadable);
    else this.#told.done(this.#answers);
  }

  handleError(error: Error, wire: Wire): void {
    wire.off('parseComplete', this.#noteParsed);
    this.#told.failed(error);
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('There is nothing to copy.');
  }

  handleCopyData(): void {}

  get #current(): Sending | undefined {
    return this.#sending[this.#answers.length];
  }

  #answered(answer: Answer): void {
    const prepared = this.#current?.prepared;
    if (prepared) prepared.shape ??= this.#shape ?? NO_ROWS;
    this.#answers.push(answer);
    this.#shape = null;
    this.#rows = [];
  }
}

function shapeOf(fields: readonly Field[], types: Pick<pg.CustomTypesConfig, 'getTypeParser'>): Shape {
  const names = fields.map(({ name }) => name);
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(names.map((name) => [name, null])),
  };
}

/** A copy with all its columns first: filling it does not change its form, which would take several times as long. */
function rowOf({ names, parsers, empty }: Shape, fields: readonly (string | null)[]): Row {
  const row = { ...empty };
  for (let n = 0; n < names.length; n += 1) {
    const text = fields[n] ?? null;
    row[names[n] as string] = text === null ? null : parsers[n]?.(text);
  }
  return row;
}
