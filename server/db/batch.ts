// Several statements in one trip. PostgreSQL does one after the other and answers all of them together, up to the first
// that fails; pg itself sends one, waits for its answer, and sends the next.
import type pg from 'pg';

/** A statement that a connection keeps, and how its rows look: what is known need not be told again. */
export type Prepared = { name: string; isParsed: boolean; shape: Shape | null };
export type Sending = { text: string; values: readonly unknown[]; prepared: Prepared | null };
export type Answer = { command: string; rowCount: number | null; rows: Row[] };

type Row = Record<string, unknown>;
type Fields = readonly (string | null)[];
/** Makes a row of its fields. */
type Shape = (texts: Fields) => Row;

/** What is used of pg's connection, which has no types. */
export type Wire = Pick<NodeJS.EventEmitter, 'on' | 'off'> & {
  stream: { cork(): void; uncork(): void };
  close(message: { type: 'S'; name: string }): void;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  sync(): void;
  sendCopyFail(why: string): void;
};

type Told = { done(answers: Answer[]): void; failed(error: Error): void };
type Field = { name: string; dataTypeID: number };

const NO_ROWS: Shape = () => ({});

/** Sends several statements as one. It has the shape of a pg query: pg calls its methods as the answers come in. */
export class Batch {
  readonly #sending: readonly Sending[];
  readonly #types: Types;
  readonly #told: Told;
  /** Statements whose parsing is not confirmed yet, in order; null for one that is not kept prepared. */
  readonly #parsing: (Prepared | null)[] = [];
  readonly #answers: Answer[] = [];
  #shape: Shape | null = null;
  #rows: Row[] = [];
  #unreadable: Error | null = null;
  readonly #forgotten: readonly string[];

  /** `forgotten`: the names of statements that the connection need not keep any longer. */
  constructor(sending: readonly Sending[], types: Types, told: Told, forgotten: readonly string[] = []) {
    this.#sending = sending;
    this.#types = types;
    this.#told = told;
    this.#forgotten = forgotten;
  }

  submit(wire: Wire): null {
    wire.stream.cork();
    // First: what follows a statement that fails is not done.
    for (const name of this.#forgotten) wire.close({ type: 'S', name });
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
    const parsers = fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text'));
    this.#shape = this.#current?.prepared ? writtenOut(fields, parsers) : filling(fields, parsers);
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    this.#shape ??= this.#current?.prepared?.shape ?? NO_ROWS;
    try {
      this.#rows.push(this.#shape(fields));
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

type Parser = (text: string) => unknown;
type Types = Pick<pg.CustomTypesConfig, 'getTypeParser'>;

/** For a statement that is sent once. */
function filling(fields: readonly Field[], parsers: readonly Parser[]): Shape {
  return (texts) => {
    const row: Row = {};
    for (const [n, { name }] of fields.entries()) {
      const text = texts[n] ?? null;
      row[name] = text === null ? null : parsers[n]?.(text);
    }
    return row;
  };
}

const MOST_WRITTEN_OUT = 2_000;
const WRITTEN_OUT = new Map<string, { parsers: readonly Parser[]; shape: Shape }>();

/**
 * For one that is sent all day: a function of its own, `(texts) => ({ id: texts[0], … })`, for all connections. V8 knows the form of its
 * rows beforehand; filling them column by column, in one place for all statements, takes several times as long.
 */
function writtenOut(fields: readonly Field[], parsers: readonly Parser[]): Shape {
  const key = JSON.stringify(fields.map(({ name, dataTypeID }) => [name, dataTypeID]));
  const known = WRITTEN_OUT.get(key);
  if (known?.parsers.every((parser, n) => parser === parsers[n])) return known.shape;
  const columns = fields.map(
    ({ name }, n) => `${JSON.stringify(name)}: texts[${n}] === null ? null : parsers[${n}](texts[${n}])`,
  );
  const shape = new Function('parsers', `return (texts) => ({ ${columns.join(', ')} })`)(parsers) as Shape;
  if (WRITTEN_OUT.size >= MOST_WRITTEN_OUT) WRITTEN_OUT.clear();
  WRITTEN_OUT.set(key, { parsers, shape });
  return shape;
}
