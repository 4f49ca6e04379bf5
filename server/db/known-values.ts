// A check like `status in ('waiting', 'approved')` is also a type: the generated rows say so.
import type pg from 'pg';

const CHECKS = `
  select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace`;

const ONE_OF = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/;

/** { 'accounts.role': "'admin' | 'patient'" } */
export async function knownValues(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ table_name: string; definition: string }>(CHECKS);
  const known: Record<string, string> = {};
  for (const { table_name, definition } of rows) {
    const [, column, list = ''] = ONE_OF.exec(definition) ?? [];
    const values = [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => `'${value}'`);
    if (column && values.length > 0) known[`${table_name}.${column}`] = values.join(' | ');
  }
  return known;
}

/** The generator knows text as text; here `string` becomes the values that the table takes. */
export function narrowed(types: string, known: Record<string, string>): string {
  let result = types;
  for (const [place, values] of Object.entries(known)) {
    const [table = '', column = ''] = place.split('.');
    const row = new RegExp(`^  ${table}: (\\w+);$`, 'm').exec(types)?.[1];
    const line = new RegExp(`(export interface ${row} \\{[^}]*?\\n  ${column}: [^;]*?)string`);
    result = result.replace(line, `$1${values}`);
  }
  return result;
}
