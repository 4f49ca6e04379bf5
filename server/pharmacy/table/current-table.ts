import { join } from 'node:path';
import type { SafetyTable } from './build-table.ts';
import { readTable } from './read-table.ts';

const OURS = join(import.meta.dirname, '..', 'data');

let current: SafetyTable | undefined;

/** At the start: a clinic's own data instead of ours, or ours. Data that is not whole stops the start. */
export function openTable(folder: string | undefined): SafetyTable {
  current = readTable(folder ?? OURS);
  return current;
}

export function currentTable(): SafetyTable {
  current ??= readTable(OURS);
  return current;
}
