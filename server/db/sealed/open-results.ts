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
import type { DataKeys } from './data-keys.ts';
import { type Cell, type Envelope, inColumn, isSealed, openCell, readEnvelope, sealCell } from './envelope.ts';

/** What is read where the key was destroyed. */
export const ERASED = '(erased)';

export class OpenResults implements KyselyPlugin {
  keys: DataKeys | null = null;

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const found = this.keys ? sealedIn(result.rows) : [];
    if (!this.keys || found.length === 0) return result;
    const keys = await this.keys.read(found.map(({ envelope }) => envelope.owner));
    for (const { row, name, envelope } of found) {
      assertInPlace(row, name, envelope);
      const key = keys.get(envelope.owner);
      if (key === undefined) throw new SealBroken(`The key of a cell of ${envelope.column.table} is missing.`);
      row[name] = key === null ? erased(envelope) : contentOf(openCell(key, envelope), envelope);
    }
    return result;
  }
}

const erased = ({ column }: Envelope) => (column.isJson ? null : ERASED);

const contentOf = (text: string, { column }: Envelope): unknown => (column.isJson ? JSON.parse(text) : text);

type Found = { row: UnknownRow; name: string; envelope: Envelope };

function sealedIn(rows: readonly UnknownRow[]): Found[] {
  const found: Found[] = [];
  for (const row of rows) {
    for (const name in row) {
      const value = row[name];
      if (isSealed(value)) found.push({ row, name, envelope: readEnvelope(value) });
    }
  }
  return found;
}

function assertInPlace(row: UnknownRow, name: string, { column, row: parts }: Envelope): void {
  const isNamed = name === column.column || name.endsWith(`_${column.column}`);
  const values = new Set(Object.values(row).map(String));
  if (isNamed && parts.every((part) => values.has(String(part)))) return;
  throw new SealBroken(
    `A cell of ${column.table}.${column.column} was read without ${column.row.join(' and ')} of its row, or lies in another row.`,
  );
}

const keysOf = (db: Database): DataKeys => {
  const plugin = db.getExecutor().plugins.find((one) => one instanceof OpenResults);
  if (!plugin?.keys) throw new SealBroken('This connection was opened without the master key.');
  return plugin.keys;
};

/** What to store instead of a text. Call it before the statement that writes it. */
export async function sealText<Text extends string | null>(db: Database, cell: Cell, text: Text): Promise<Text> {
  if (text === null || text === '') return text;
  return inColumn(cell.column, sealCell(await keysOf(db).toWrite(cell.owner), cell, text)) as Text;
}

/** A keyed hash: finds a row by what is sealed in it, and tells nothing to whoever has no key. */
export const lookUpHash = (db: Database, purpose: string, text: string): Buffer =>
  keysOf(db).hash(purpose, text.toLowerCase());

/** One purpose for all columns with an address. */
export const addressHash = (db: Database, text: string): Buffer => lookUpHash(db, 'address', text);
