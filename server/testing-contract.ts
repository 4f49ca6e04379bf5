import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';

/** Every endpoint that a file of the contract exports. */
export async function endpointsOfTheContract(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '../contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))));
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'roles' in value && 'reply' in value;
}
