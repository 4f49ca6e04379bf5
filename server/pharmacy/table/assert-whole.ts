// What the schema of one file cannot see: everything that is named exists, and nothing is named twice.
import { PlainError } from '#server/platform/plain-error.ts';
import type { RawTable } from './read-table.ts';
import type { Ingredient } from './schema.ts';

export function assertWhole(raw: RawTable): void {
  const problems = [...namesTwice(raw), ...limits(raw), ...references(raw), ...brands(raw), ...idsTwice(raw)];
  const [first] = problems;
  if (first === undefined) return;
  const more = problems.length > 1 ? ` There are ${problems.length - 1} more.` : '';
  throw new PlainError(`The safety data cannot be used: ${first}.${more}`);
}

type Found = { file: string; one: Ingredient };
const every = ({ ingredients }: RawTable): Found[] =>
  ingredients.flatMap(({ file, content }) => content.ingredients.map((one) => ({ file, one })));

function namesTwice(raw: RawTable): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  const claim = (file: string, owner: string, name: string) => {
    const other = owners.get(name);
    if (other !== undefined && other !== owner) problems.push(`${file}, “${owner}”: “${name}” is also ${other}`);
    owners.set(name, owner);
  };
  const seen = new Set<string>();
  for (const { file, one } of every(raw)) {
    if (seen.has(one.name)) problems.push(`${file}, “${one.name}”: this ingredient stands twice`);
    seen.add(one.name);
    for (const name of [one.name, ...one.names]) claim(file, one.name, name);
  }
  for (const { names } of raw.brands.brands) {
    for (const name of names) claim('brands.json', `brand ${names[0]}`, name);
  }
  return problems;
}

function limits(raw: RawTable): string[] {
  return every(raw).flatMap(({ file, one }) => {
    const problem = (what: string) => [`${file}, “${one.name}”: ${what}`];
    const strange = [...one.adult, ...one.child].flatMap(({ routes }) => routes.filter((r) => !one.routes.includes(r)));
    if (strange.length > 0) return problem(`a limit for a route that it does not have (${strange[0]})`);
    const twice = one.adult.flatMap(({ routes }) => routes).find((route, at, all) => all.indexOf(route) !== at);
    if (twice) return problem(`two adult limits for one route (${twice})`);
    if (one.adult.some(({ single, daily }) => daily !== null && daily < single)) {
      return problem('the highest daily dose is below the highest single one');
    }
    if (one.child.some(({ perDose, perDay }) => perDay < perDose)) {
      return problem('a child’s highest daily dose is below the highest single one');
    }
    return [];
  });
}

function references(raw: RawTable): string[] {
  const ingredients = new Set(every(raw).map(({ one }) => one.name));
  const known = new Set([
    ...ingredients,
    ...every(raw).flatMap(({ one }) => one.classes),
    ...raw.classes.classes.map(({ name }) => name),
  ]);
  const codes = new Set(raw.conditions.conditions.map(({ code }) => code));
  const missing = (file: string, id: string, names: readonly (string | undefined)[], among = known) =>
    names.flatMap((name) => (name === undefined || among.has(name) ? [] : [`${file}, ${id}: “${name}” is unknown`]));
  return [
    ...every(raw).flatMap(({ file, one }) => missing(file, `“${one.name}”`, [one.afterOnly?.which])),
    ...raw.interactions.flatMap(({ file, content }) =>
      content.interactions.flatMap((entry) => [
        ...missing(file, entry.id, [entry.one, entry.other, entry.third]),
        ...missing(file, entry.id, [...(entry.except ?? [])]),
        ...missing(file, entry.id, Object.keys({ ...entry.aboveDaily, ...entry.severeAboveDaily }), ingredients),
      ]),
    ),
    ...raw.conditions.warnings.flatMap(({ id, condition, which, except = [] }) => [
      ...missing('conditions.json', id, [condition], codes),
      ...missing('conditions.json', id, [which, ...except]),
    ]),
    ...raw.pregnancy.entries.flatMap(({ id, which, except = [] }) => missing('pregnancy.json', id, [which, ...except])),
    ...raw.classes.crossAllergies.flatMap(({ id, allergicTo, ordered }) =>
      missing('classes.json', id, [allergicTo, ordered]),
    ),
  ];
}

function brands(raw: RawTable): string[] {
  const ingredients = new Set(every(raw).map(({ one }) => one.name));
  return raw.brands.brands.flatMap(({ names, parts, strengths = {}, puff, spoon, slow = [] }) => {
    const unknown = parts.find(([name]) => !ingredients.has(name));
    if (unknown) return [`brands.json, “${names[0]}”: “${unknown[0]}” is no ingredient`];
    const foreign = slow.find((name) => !parts.some(([part]) => part === name));
    if (foreign) return [`brands.json, “${names[0]}”: “${foreign}” is slow, but no part of it`];
    const all = { ...strengths, ...(puff ? { puff } : {}), ...(spoon ? { spoon } : {}) };
    const wrong = Object.entries(all).find(([, amounts]) => amounts.length !== parts.length);
    return wrong ? [`brands.json, “${names[0]}”: strength ${wrong[0]} has not one amount for each part`] : [];
  });
}

function idsTwice(raw: RawTable): string[] {
  const ids = [
    ...raw.interactions.flatMap(({ file, content }) => content.interactions.map(({ id }) => ({ file, id }))),
    ...raw.conditions.warnings.map(({ id }) => ({ file: 'conditions.json', id })),
    ...raw.pregnancy.entries.map(({ id }) => ({ file: 'pregnancy.json', id })),
    ...raw.classes.crossAllergies.map(({ id }) => ({ file: 'classes.json', id })),
  ];
  const seen = new Map<string, string>();
  return ids.flatMap(({ file, id }) => {
    const other = seen.get(id);
    seen.set(id, file);
    return other === undefined ? [] : [`${file}: the number ${id} stands twice (also in ${other})`];
  });
}
