// Reads a folder of safety data, checks it, and builds the table that the rules ask. Whatever is wrong names its file.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { PlainError } from '#server/platform/plain-error.ts';
import { assertWhole } from './assert-whole.ts';
import { buildTable, type SafetyTable } from './build-table.ts';
import {
  BrandFile,
  ClassFile,
  ConditionFile,
  IngredientFile,
  InteractionFile,
  PregnancyFile,
  VersionFile,
} from './schema.ts';

export type RawFile<Content> = { file: string; content: Content };
export type RawTable = {
  version: z.infer<typeof VersionFile>;
  hash: string;
  ingredients: RawFile<z.infer<typeof IngredientFile>>[];
  interactions: RawFile<z.infer<typeof InteractionFile>>[];
  brands: z.infer<typeof BrandFile>;
  classes: z.infer<typeof ClassFile>;
  conditions: z.infer<typeof ConditionFile>;
  pregnancy: z.infer<typeof PregnancyFile>;
};

export function readTable(folder: string): SafetyTable {
  const raw = readFiles(folder);
  assertWhole(raw);
  return buildTable(raw);
}

function readFiles(folder: string): RawTable {
  const hash = createHash('sha256');
  const read = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> => {
    const text = textOf(folder, file);
    hash.update(`${file}\n${text}\n`);
    return parse(file, text, schema);
  };
  const all = <Schema extends z.ZodMiniType>(part: string, schema: Schema) =>
    jsonIn(folder, part).map((file) => ({ file, content: read(file, schema) }));
  const raw = {
    version: read('version.json', VersionFile),
    ingredients: all('ingredients', IngredientFile),
    interactions: all('interactions', InteractionFile),
    brands: read('brands.json', BrandFile),
    classes: read('classes.json', ClassFile),
    conditions: read('conditions.json', ConditionFile),
    pregnancy: read('pregnancy.json', PregnancyFile),
  };
  return { ...raw, hash: hash.digest('hex').slice(0, 8) };
}

function textOf(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new PlainError(`The safety data in ${folder} cannot be read: ${file} is missing or closed to this account.`);
  }
}

function jsonIn(folder: string, part: string): string[] {
  const path = join(folder, part);
  if (!existsSync(path)) throw new PlainError(`The safety data in ${folder} has no folder ${part}.`);
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => `${part}/${name}`);
}

function parse<Schema extends z.ZodMiniType>(file: string, text: string, schema: Schema): z.output<Schema> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new PlainError(`The safety data cannot be used: ${file} is no JSON (${(error as Error).message}).`);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  throw new PlainError(
    `The safety data cannot be used: ${file}, ${entryAt(content, path)}${path.slice(2).join('.')}: ${wordsOf(issue)}.`,
  );
}

/** "warfarin", "I-101", or the place in the list. */
function entryAt(content: unknown, [list, index]: readonly PropertyKey[]): string {
  if (list === undefined || index === undefined) return `${String(list ?? 'the file')} `;
  const entry = (content as Record<PropertyKey, Record<PropertyKey, unknown>>)[list]?.[index];
  const { name, id, code, names } = Object(entry) as Record<string, unknown>;
  const called = name ?? id ?? code ?? (Array.isArray(names) ? names[0] : undefined);
  return `${String(list)} ${called === undefined ? String(index) : `“${String(called)}”`} `;
}

/** A field that nobody knows is named: it is mostly a slip of the pen. */
const wordsOf = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'unrecognized_keys'
    ? `there is no field ${issue.keys.join(', ')}`
    : (issue?.message ?? 'is not valid');
