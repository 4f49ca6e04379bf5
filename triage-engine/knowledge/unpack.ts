// From the columns that npm run knowledge:build writes to the entries that the engine works with.
import { readGaps } from '#triage-engine/alarms/columns.ts';
import type {
  ByAge,
  Chance,
  Condition,
  Finding,
  RedFlag,
  SignsOf,
  UntilSeen,
  Urgency,
  VitalFlag,
  Whom,
} from './shape.ts';
import { asWritten, idOf } from './short-texts.ts';

export type Library = {
  findings: Finding[];
  conditions: Condition[];
  flags: RedFlag[];
  vitalFlags: VitalFlag[];
  untilSeen: UntilSeen[];
  signs: SignsOf[];
};

/**
 * Column by column, a row for each entry. Cells that belong together are parted by tabs, lists by bars: no text of the knowledge
 * holds any. What shares its words stands side by side, because gzip looks back 32 kB and no further.
 */
export type Packed = {
  findings: string[][];
  conditions: string[][];
  /** Places of finding and condition, as numbers that rise, and how often the one is found in the other. */
  links: [string, string];
  flags: string[][];
  vitalFlags: VitalFlag[];
  untilSeen: string[][];
  signs: [Whom, string][];
};

export const CHANCES: Chance[] = [0.95, 0.8, 0.6, 0.4, 0.2, 0.05];

export function unpack({ findings, conditions: packed, links, flags, vitalFlags, untilSeen, signs }: Packed): Library {
  const ids = (findings[0] ?? []).map((row) => {
    const [id = '', name = ''] = row.split('\t');
    return idOf(id, name);
  });
  const idAt = (index: number): string => ids[index] ?? '';
  const rows = rowsOf(packed);
  const linked = unpackLinks(links, rows.length, idAt);
  const conditions = rows.map((row, index) => unpackCondition(row, linked[index] ?? {}, idAt));
  const all = signsOf(conditions);
  return {
    findings: rowsOf(findings).map((row) => unpackFinding(row, idAt)),
    conditions,
    flags: rowsOf(flags).map((row) => unpackFlag(row, idAt)),
    vitalFlags,
    untilSeen: rowsOf(untilSeen).map((row) => unpackUntilSeen(row, idAt)),
    signs: signs.map(([person, places]) => ({ person, signs: placesIn(places).map((at) => all[at] ?? '') })),
  };
}

/** Every sign of getting worse once, in the order of the conditions. */
export const signsOf = (conditions: readonly Pick<Condition, 'worse' | 'worseNow'>[]): string[] => [
  ...new Set(conditions.flatMap(({ worse, worseNow }) => [...worse, ...worseNow])),
];

/** From steps in base 36 to places. */
function placesIn(steps: string): number[] {
  let at = 0;
  return (steps ? steps.split(',') : []).map((step) => {
    at += Number.parseInt(step, 36);
    return at;
  });
}

type IdAt = (index: number) => string;

const rowsOf = (columns: string[][]): string[][] =>
  (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? ''));

const list = (cell: string): string[] => (cell ? cell.split('|') : []);

const record = (cell: string, idAt: IdAt): Record<string, number> =>
  Object.fromEntries(
    list(cell).map((pair) => {
      const [index, value] = pair.split(':');
      return [idAt(Number(index)), Number(value)];
    }),
  );

function unpackFinding([texts = '', parent, kind, group, leak, pain]: string[], idAt: IdAt): Finding {
  const [id = '', name = '', phrases = '', question] = texts.split('\t');
  return {
    id: idOf(id, name),
    name: asWritten(name),
    phrases: list(phrases),
    ...(parent && { parent: idAt(Number(parent)) }),
    ...(kind && { kind: kind as Finding['kind'] }),
    ...(group && { group }),
    leak: Number(leak),
    ...(pain && { pain: list(pain) }),
    ...(question && { question }),
  };
}

function unpackCondition(row: string[], findings: Condition['findings'], idAt: IdAt): Condition {
  const [texts = '', specialist = '', often = '', bySex, onlyIn, urgency, raisedBy, ...rest] = row;
  const [risks, onset, lasts, tests = '', selfCare, untilSeen, worse = '', worseNow = ''] = rest;
  const [id = '', name = '', aliases = ''] = texts.split('\t');
  return {
    id: idOf(id, name),
    name: asWritten(name),
    aliases: list(aliases).map(asWritten),
    specialist: specialist as Condition['specialist'],
    often: [...often].map(Number) as ByAge,
    ...(bySex && { bySex: sexes(bySex) }),
    ...(onlyIn && { onlyIn: onlyIn as Condition['onlyIn'] }),
    urgency: Number(urgency) as Urgency,
    ...(raisedBy && { raisedBy: record(raisedBy, idAt) as Record<string, Urgency> }),
    findings,
    ...(risks && { risks: record(risks, idAt) }),
    ...(onset && { onset: onset as Condition['onset'] }),
    ...(lasts && { lasts: lasts.split('|').map(Number) as [number, number] }),
    tests: list(tests).map(asWritten),
    ...(selfCare && { selfCare }),
    ...(untilSeen && { untilSeen }),
    worse: list(worse),
    worseNow: list(worseNow),
  };
}

/** By condition, what is found most often first. */
function unpackLinks([places, chances]: Packed['links'], conditions: number, idAt: IdAt): Condition['findings'][] {
  const byChance: number[][] = CHANCES.map(() => []);
  let link = 0;
  for (const place of readGaps(places)) byChance[Number(chances[link++])]?.push(place);
  const findings: Condition['findings'][] = Array.from({ length: conditions }, () => ({}));
  for (const [step, chance] of CHANCES.entries())
    for (const place of byChance[step] ?? []) {
      const of = findings[place % conditions];
      if (of) of[idAt(Math.floor(place / conditions))] = chance;
    }
  return findings;
}

function sexes(cell: string): Condition['bySex'] {
  const [female, male] = cell.split('|');
  return { ...(female && { female: Number(female) }), ...(male && { male: Number(male) }) };
}

const unpackUntilSeen = ([findings = '', steps = '', adult = '', note = '']: string[], idAt: IdAt): UntilSeen => ({
  for: list(findings).map((index) => idAt(Number(index))),
  do: list(steps),
  adult: list(adult),
  note,
});

function unpackFlag(row: string[], idAt: IdAt): RedFlag {
  const [id = '', urgency, when = '', person, because = '', doNow, family = ''] = row;
  const wish = (one: string): string =>
    one.startsWith('!')
      ? `!${idAt(Number(one.slice(1)))}`
      : one
          .split('|')
          .map((index) => idAt(Number(index)))
          .join('|');
  return {
    id,
    urgency: Number(urgency) as RedFlag['urgency'],
    when: when.split(';').map((group) => group.split('&').map(wish)),
    ...(person && { person: JSON.parse(person) as RedFlag['person'] }),
    because,
    ...(doNow && { doNow }),
    family,
  };
}
