// What the contract calls its endpoints and shapes: the names of its exports.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract');

export type ContractNames = { endpoints: ReadonlyMap<Endpoint, string>; schemas: ReadonlyMap<z.ZodMiniType, string> };

export async function readContractNames(): Promise<ContractNames> {
  const endpoints = new Map<Endpoint, string>();
  const schemas = new Map<z.ZodMiniType, string>();
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1));
  for (const file of files) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(CONTRACT, file)).href);
    for (const [name, value] of Object.entries(exports)) {
      if (isEndpoint(value)) endpoints.set(value, name);
      else if (isSchema(value) && !schemas.has(value)) schemas.set(value, name);
    }
  }
  return { endpoints, schemas };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint => isObject(value) && 'method' in value && 'reply' in value;
const isSchema = (value: unknown): value is z.ZodMiniType => isObject(value) && '_zod' in value;
