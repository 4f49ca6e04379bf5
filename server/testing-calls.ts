// One call that succeeds for every endpoint that writes, and the entry it must leave in the audit trail. Each module keeps
// its own in testing-calls.ts; a write without one fails endpoints.test.ts.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './testing-app.ts';

export type ExampleCall = {
  cookie?: string;
  id?: string;
  /** '?date=2026-03-09', for an endpoint whose query is not optional. */
  search?: string;
  body?: object;
  /** Sent instead of the body, under this content type: a form with a file. */
  payload?: Buffer;
  type?: string;
  /** The action in the trail; or why there is none. */
  leaves: string | { nothing: string };
};

/** By method and path: 'POST /admin/accounts/{id}/disable'. */
export type Examples = Record<string, (app: TestApp) => Promise<ExampleCall>>;

export async function readExamples(): Promise<Examples> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.map(({ name }) => join(import.meta.dirname, name, 'testing-calls.ts')).filter(existsSync);
  const modules: { EXAMPLES: Examples }[] = await Promise.all(files.map((file) => import(file)));
  return Object.assign({}, ...modules.map(({ EXAMPLES }) => EXAMPLES));
}
