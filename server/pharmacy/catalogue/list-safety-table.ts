import type { listSafetyTable as contract } from '#contract/catalogues/catalogues.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { currentTable } from '../table/current-table.ts';
import type { AdultLimit } from '../table/schema.ts';
import { safetyTableName } from './keep-medicines.ts';

const MOST = 50;

/** What the safety check knows, so that nobody takes its silence for knowledge. */
export function listSafetyTable({ q = '' }: { q?: string | undefined }): ReplyOf<typeof contract> {
  const table = currentTable();
  const wanted = q.trim().toLowerCase();
  const found = [...table.ingredients.values()]
    .filter(({ name, names, classes }) => [name, ...names, ...classes].some((word) => word.includes(wanted)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return {
    table: safetyTableName(),
    found: found.length,
    ingredients: found.slice(0, MOST).map((one) => {
      const named = [one.name, ...one.classes];
      const isAbout = (name: string | undefined) => name !== undefined && named.includes(name);
      return {
        name: one.name,
        classes: one.classes,
        otherNames: one.names,
        limits: one.adult.map((limit) => limitWords(limit, one.unit)),
        interactions: table.interactions.filter((entry) => [entry.one, entry.other, entry.third].some(isAbout)).length,
        warnings: named.flatMap((name) => [...(table.warnings.get(name) ?? []), ...(table.pregnancy.get(name) ?? [])])
          .length,
        isKidneyKnown: one.kidney.length > 0,
        isChildKnown: one.child.length > 0 || one.notUnder.length > 0,
        source: one.source,
      };
    }),
  };
}

const limitWords = ({ routes, single, daily }: AdultLimit, unit: string): string =>
  `${routes.join(', ')}: ${single} ${unit} at once${daily === null ? '' : `, ${daily} ${unit} a day`}`;
