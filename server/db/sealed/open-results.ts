// Opens sealed cells in whatever a query answers, so that no module has to. A cell opens only in a result that names its row and
// calls it by its column's name: one that somebody moved to another person's row is refused.
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  UnknownRow,
} from 'kysely';
import { SealBroken } from '#server/platform/encryption/seal.ts';
import type { Database } from '../connect.ts';
import { isUnderKey, ownerOfBytes, putUnderKey, takeFromUnderKey } from './bytes-under-key.ts';
import { type DataKey, type DataKeys, KeyDamaged } from './data-keys.ts';
import { type Cell, inColumn, isSealed, MARK, openCell, readEnvelope, sealCell } from './envelope.ts';
import { makeOpenedCells, type OpenedCells } from './opened-cells.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** What is read where the key was destroyed. */
export const ERASED = '(erased)';

/** What is read where a key was damaged, or the words of an alarm: the alarm itself must reach everyone. */
export const DOES_NOT_OPEN = '(cannot be opened)';

/** A query that gives a cell a name that begins so shows its rows even if the cell does not open: how to reach whom an alarm is about. */
export const SHOWN_ANYWAY = 'shown_anyway_';

export class OpenResults implements KyselyPlugin {
  keys: DataKeys | null = null;

  /** In tests: a text into which SQL has put a cell is refused. It would be shown as it is. */
  isStrict = false;
  /** Hears of a cell that did not open although its row had to be shown. */
  onBroken: (error: unknown) => void = () => {};

  private readonly opened = makeOpenedCells();

  private open(key: Buffer, sealed: string): string {
    const known = this.opened.find(sealed);
    if (known?.key === key) return known.text;
    const envelope = readEnvelope(sealed);
    const text = openCell(key, envelope);
    const { column, owner, row } = envelope;
    this.opened.keep(sealed, { column, owner, row, key, text });
    return text;
  }

  private contentOf({ within, name, cell }: Found['cells'][number], keys: Map<string, DataKey>): unknown {
    try {
      assertInPlace(within, name, cell);
      const key = known(keys, cell.owner, `${cell.column.table}.${cell.column.column}`);
      if (key === 'damaged') return this.unreadable(cell);
      return key === null ? erased(cell) : contentOf(this.open(key, within[0][name] as string), cell);
    } catch (error) {
      if (!cell.column.isShownAnyway && !name.startsWith(SHOWN_ANYWAY)) throw error;
      this.onBroken(error);
      return DOES_NOT_OPEN;
    }
  }

  /** Said in its place: the other rows of the list are as good as ever. */
  private unreadable({ column, owner }: Cell): string | null {
    this.onBroken(new KeyDamaged(owner));
    return column.isJson ? null : DOES_NOT_OPEN;
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    await this.openRows(result.rows);
    return result;
  }

  /** In place. */
  async openRows<Row extends UnknownRow>(rows: Row[]): Promise<Row[]> {
    const { cells, bytes } = this.keys ? sealedIn(rows, this.opened, this.isStrict) : NONE;
    if (!this.keys || cells.length + bytes.length === 0) return rows;
    const keys = await this.keys.read([...cells.map(({ cell }) => cell.owner), ...bytes.map(({ owner }) => owner)]);
    for (const found of cells) found.within[0][found.name] = this.contentOf(found, keys);
    for (const { row, name, owner } of bytes) {
      const key = known(keys, owner, name);
      // Without the key they stay as they are, and the seal inside is never reached: whoever opens it is refused.
      if (Buffer.isBuffer(key)) row[name] = takeFromUnderKey(key, row[name] as Buffer);
    }
    return rows;
  }
}

function known(keys: Map<string, DataKey>, owner: string, place: string): DataKey {
  const key = keys.get(owner);
  if (key === undefined) throw new SealBroken(`The key of a cell of ${place} is missing.`);
  return key;
}

const erased = ({ column }: Cell) => (column.isJson ? null : ERASED);

const contentOf = (text: string, { column }: Cell): unknown => (column.isJson ? JSON.parse(text) : text);

/** A row, or an object of JSON and what it lies in. */
type Within = [UnknownRow, ...UnknownRow[]];

type Found = {
  cells: { within: Within; name: string; cell: Cell }[];
  bytes: { row: UnknownRow; name: string; owner: string }[];
};
const NONE: Found = { cells: [], bytes: [] };

function sealedIn(rows: readonly UnknownRow[], opened: OpenedCells, isStrict: boolean): Found {
  const found: Found = { cells: [], bytes: [] };
  for (const row of rows) look([row], { found, opened, isStrict });
  return found;
}

type Looking = { found: Found; opened: OpenedCells; isStrict: boolean };

/** Also into JSON: an object in it names its row like a row of the result, itself or by what it lies in. */
function look(within: Within, looking: Looking): void {
  const [row] = within;
  const { found, opened, isStrict } = looking;
  for (const name in row) {
    const value = row[name];
    if (typeof value === 'string') {
      if (isSealed(value)) found.cells.push({ within, name, cell: opened.find(value) ?? readEnvelope(value) });
      else if (isStrict && String(value).includes(MARK)) throw new SealBroken(`A sealed cell lies inside ${name}.`);
    } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      if (!Buffer.isBuffer(value)) look([value as UnknownRow, ...within], looking);
      else if (isUnderKey(value)) found.bytes.push({ row, name, owner: ownerOfBytes(value) });
    }
  }
}

function assertInPlace(within: Within, name: string, { column, row: parts }: Cell): void {
  const isNamed = name === column.column || name.endsWith(`_${column.column}`);
  if (isNamed && parts.every((part) => within.some((row) => holds(row, part)))) return;
  throw new SealBroken(
    `A cell of ${column.table}.${column.column} was read without ${column.row.join(' and ')} of its row, or lies in another row.`,
  );
}

function holds(row: UnknownRow, part: string | number): boolean {
  for (const name in row) {
    const value = row[name];
    if (value === part || (typeof value === 'number' && String(value) === String(part))) return true;
  }
  return false;
}

/** Those that this connection was opened with. */
export const keysOf = (db: Database): DataKeys => {
  const plugin = db.getExecutor().plugins.find((one) => one instanceof OpenResults);
  if (!plugin?.keys) throw new SealBroken('This connection was opened without the master key.');
  return plugin.keys;
};

/** What to store instead of a text. Call it before the statement that writes it. */
export async function sealText<Text extends string | null>(db: Database, cell: Cell, text: Text): Promise<Text> {
  if (text === null || text === '') return text;
  return inColumn(cell.column, sealCell(await keysOf(db).toWrite(cell.owner), cell, text)) as Text;
}

type Given<Name extends string> = { [Cell in Name]?: unknown };

/** Of these cells of one row those that are given and hold a text, as they are stored; the others are left as they are. */
export async function sealCells<Values extends Given<Name>, Name extends string>(
  db: Database,
  of: Pick<Cell, 'owner' | 'row'>,
  columns: Readonly<Record<Name, SealedColumn>>,
  values: Values,
): Promise<Values> {
  const sealed: Given<Name> = {};
  for (const name of Object.keys(columns) as Name[]) {
    const text = values[name];
    if (typeof text === 'string') sealed[name] = await sealText(db, { ...of, column: columns[name] }, text);
  }
  return { ...values, ...sealed };
}

/** The same for bytes that are sealed for their row and column already. */
export async function sealBytes<Sealed extends Buffer | null>(
  db: Database,
  owner: string,
  bytes: Sealed,
): Promise<Sealed> {
  return (bytes && putUnderKey(await keysOf(db).toWrite(owner), owner, bytes)) as Sealed;
}

/** A keyed hash: finds a row by what is sealed in it, and tells nothing to whoever has no key. */
export const lookUpHash = (db: Database, purpose: string, text: string): Buffer =>
  keysOf(db).hash(purpose, text.toLowerCase());

/** One purpose for all columns with an address. */
export const addressHash = (db: Database, text: string): Buffer => lookUpHash(db, 'address', text);

/** Of the digits, however they were written. */
export const phoneHash = (db: Database, phone: string): Buffer => lookUpHash(db, 'phone-number', digitsOf(phone));

export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');
