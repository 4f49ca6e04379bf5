// What one line cannot see: everything that is named exists, and nothing stands twice.
import { signsOf } from '#triage-engine/knowledge/unpack.ts';
import type { PhraseLine } from './cards.ts';
import type { Knowledge, KnownCondition, KnownFlag, KnownSigns } from './read-knowledge.ts';

type Place = { file: string; number: number };
export type Problem = { place: Place; problem: string };

export function problemsOf(knowledge: Knowledge, english: PhraseLine[]): Problem[] {
  const { hindi } = knowledge;
  const known = new Map(knowledge.findings.map((one) => [one.id, one]));
  const unknown = (place: Place, ids: string[], what: string): Problem[] =>
    ids.filter((id) => !known.has(id)).map((id) => ({ place, problem: `${what}: no finding is called “${id}”` }));
  return [
    ...twice(knowledge.findings, ({ id }) => id),
    ...twice(knowledge.findings, ({ name }) => name),
    ...twice(knowledge.conditions, ({ id }) => id),
    ...twice([...knowledge.flags, ...knowledge.readings], ({ id }) => id),
    ...twice(knowledge.untilSeen, ({ id }) => id),
    ...problemsOfSigns(knowledge),
    // The later one would take the place of the other, and of all phrases that name it.
    ...twice(knowledge.slots, ({ id }) => id.replace('@', '')),
    ...[english, hindi].flatMap((phrases) => twice(phrases, ({ id, phrase }) => `${id}: ${phrase}`)),
    ...[...english, ...hindi].flatMap((one) => [...unknown(one, [one.id], one.phrase), ...strange(one, knowledge)]),
    ...knowledge.findings.flatMap((one) => [
      ...unknown(one, one.parent ? [one.parent] : [], `[${one.id}]`),
      ...(one.phrases.length === 0 ? [{ place: one, problem: `[${one.id}] has no English phrase` }] : []),
      ...(isOwnAncestor(one.id, known) ? [{ place: one, problem: `[${one.id}] is its own ancestor` }] : []),
    ]),
    ...knowledge.conditions.flatMap((one) => [
      ...unknown(one, referredTo(one), `[${one.id}]`),
      ...(one.urgency === 1 && !one.selfCare
        ? [{ place: one, problem: `[${one.id}] is safe at home and has no selfCare` }]
        : []),
      ...(one.urgency <= 2 && one.worse.length + one.worseNow.length === 0
        ? [{ place: one, problem: `[${one.id}] does not say what getting worse looks like` }]
        : []),
      ...one.worse
        .filter((sign) => one.worseNow.includes(sign))
        .map((sign) => ({ place: one, problem: `[${one.id}] says “${sign}” at two levels` })),
    ]),
    ...knowledge.untilSeen.flatMap((one) => [
      ...unknown(one, one.for, `[${one.id}]`),
      ...(one.do.length === 0 ? [{ place: one, problem: `[${one.id}] has nothing to do` }] : []),
    ]),
    ...knowledge.flags.flatMap((one) => [
      ...unknown(one, requirementsOf(one), `[${one.id}]`),
      ...(one.when.length === 0 ? [{ place: one, problem: `[${one.id}] has no when` }] : []),
    ]),
    ...[
      ...knowledge.findings,
      ...knowledge.conditions,
      ...knowledge.flags,
      ...knowledge.readings,
      ...knowledge.untilSeen,
      ...knowledge.signs,
    ]
      .filter(({ reviewedBy, reviewedOn }) => (reviewedBy === null) !== (reviewedOn === null))
      .map((one) => ({ place: one, problem: `[${one.id}] needs both reviewedBy and reviewedOn, or neither` })),
  ];
}

/** Words that tell whom a sign is about: without a card it would be told to everybody. */
const OF_SOME =
  /\b(?:baby|child|nappy|nappies|infant|newborn|pregnan\w+|periods?|menopause|testicle|penis|erection|foreskin)\b/i;

function problemsOfSigns({ signs, conditions }: Knowledge): Problem[] {
  const all = signsOf(conditions);
  const placed = signs.flatMap((one) => one.signs.map((sign): KnownSigns & { sign: string } => ({ ...one, sign })));
  const onCard = new Set(placed.map(({ sign }) => sign));
  return [
    ...twice(signs, ({ id }) => id),
    ...twice(placed, ({ sign }) => sign),
    ...placed
      .filter(({ sign }) => !all.includes(sign))
      .map((one) => ({ place: one, problem: `[${one.id}]: no condition says “${one.sign}”` })),
    ...conditions.flatMap((one) =>
      [...one.worse, ...one.worseNow]
        .filter((sign) => OF_SOME.test(sign) && !onCard.has(sign))
        .map((sign) => ({ place: one, problem: `[${one.id}]: “${sign}” stands on no card of knowledge/signs` })),
    ),
  ];
}

function twice<One extends Place>(all: One[], keyOf: (one: One) => string): Problem[] {
  const first = new Map<string, One>();
  return all.flatMap((one) => {
    const key = keyOf(one);
    const before = first.get(key);
    if (before) return [{ place: one, problem: `“${key}” stands twice, also in ${before.file}:${before.number}` }];
    first.set(key, one);
    return [];
  });
}

/** A phrase of Hindi names its slots; one of English is in lower case. */
function strange({ phrase, ...place }: PhraseLine, { slots }: Knowledge): Problem[] {
  if (/\.en\.txt$/.test(place.file))
    return phrase === phrase.toLowerCase() && !/[|\t;]/.test(phrase)
      ? []
      : [{ place, problem: `“${phrase}”: a phrase is in lower case, without bars and semicolons` }];
  const names = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return names
    .filter((name) => !slots.some(({ id }) => id.replace('@', '') === name))
    .map((name) => ({ place, problem: `no slot is called {${name}}` }));
}

function isOwnAncestor(id: string, known: ReadonlyMap<string, { parent?: string }>): boolean {
  const seen = new Set<string>();
  for (let at = known.get(id)?.parent; at !== undefined && !seen.has(at); at = known.get(at)?.parent) seen.add(at);
  return seen.has(id);
}

const referredTo = ({ findings, risks = {}, raisedBy = {} }: KnownCondition): string[] =>
  [findings, risks, raisedBy].flatMap((record) => Object.keys(record));

export const requirementsOf = ({ when }: Pick<KnownFlag, 'when'>): string[] =>
  when.flatMap((group) => group.flatMap((requirement) => requirement.replace('!', '').split('|')));
