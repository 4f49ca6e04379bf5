// The knowledge column by column, references as numbers: a third smaller on the way to a browser. What only people read in
// the files (sources, codes, reviews) stays at home.

import { writtenGaps } from '#triage-engine/alarms/columns.ts';
import type { Condition, Finding, RedFlag, SignsOf, UntilSeen } from '#triage-engine/knowledge/shape.ts';
import { shortened, shortId } from '#triage-engine/knowledge/short-texts.ts';
import { CHANCES, type Library, type Packed, signsOf } from '#triage-engine/knowledge/unpack.ts';

export function pack({ findings, conditions, flags, vitalFlags, untilSeen, signs }: Library): Packed {
  const indexes = new Map(findings.map(({ id }, index) => [id, index]));
  const placeOf = (id: string): number => {
    const index = indexes.get(id);
    if (index === undefined) throw new Error(`No finding is called ${id}.`);
    return index;
  };
  return {
    findings: packFindings(findings, placeOf),
    conditions: packConditions(conditions, placeOf),
    links: packLinks(findings, conditions),
    flags: packFlags(flags, placeOf),
    vitalFlags: vitalFlags.map(
      ({ id, vital, below, belowPerYear, above, ageFrom, ageUnder, pregnant, urgency, because }) => ({
        id,
        vital,
        below,
        belowPerYear,
        above,
        ageFrom,
        ageUnder,
        pregnant,
        urgency,
        because,
      }),
    ),
    untilSeen: packUntilSeen(untilSeen, placeOf),
    signs: packSigns(signs, signsOf(conditions)),
  };
}

type PlaceOf = (id: string) => number;

const column = <Row>(rows: Row[], cell: (row: Row) => string | number | undefined): string[] =>
  rows.map((row) => String(cell(row) ?? ''));

const numbered = (record: Record<string, number> | undefined, placeOf: PlaceOf): string =>
  Object.entries(record ?? {})
    .map(([id, value]) => `${placeOf(id)}:${value}`)
    .join('|');

/** Finding by finding, which conditions have it: most are of one body system, and stand near each other. */
function packLinks(findings: readonly Finding[], conditions: readonly Condition[]): Packed['links'] {
  const links = findings.flatMap(({ id }, finding) =>
    conditions.flatMap(({ findings: { [id]: chance } }, condition) =>
      chance === undefined ? [] : [{ place: finding * conditions.length + condition, chance: CHANCES.indexOf(chance) }],
    ),
  );
  return [writtenGaps(links.map(({ place }) => place)), links.map(({ chance }) => chance).join('')];
}

const steps = (places: number[]): string =>
  places
    .sort((a, b) => a - b)
    .map((place, at) => (place - (places[at - 1] ?? 0)).toString(36))
    .join(',');

/** As steps from one sign of the conditions to the next: their words stand there already. */
const packSigns = (rows: SignsOf[], all: readonly string[]): Packed['signs'] =>
  rows.map(({ person, signs }) => [person, steps(signs.map((sign) => all.indexOf(sign)))]);

function packFindings(rows: Finding[], placeOf: PlaceOf): string[][] {
  return [
    column(rows, ({ id, name, question = '', phrases }) =>
      [shortId(id, shortened(name)), shortened(name), phrases.join('|'), question].join('\t'),
    ),
    column(rows, ({ parent }) => parent && placeOf(parent)),
    column(rows, ({ kind }) => kind),
    column(rows, ({ group }) => group),
    column(rows, ({ leak }) => leak),
    column(rows, ({ pain }) => pain?.join('|')),
  ];
}

function packConditions(rows: Condition[], placeOf: PlaceOf): string[][] {
  return [
    column(rows, ({ id, name, aliases }) =>
      [shortId(id, shortened(name)), shortened(name), aliases.map(shortened).join('|')].join('\t'),
    ),
    column(rows, ({ specialist }) => specialist),
    column(rows, ({ often }) => often.join('')),
    column(rows, ({ bySex }) => bySex && `${bySex.female ?? ''}|${bySex.male ?? ''}`),
    column(rows, ({ onlyIn }) => onlyIn),
    column(rows, ({ urgency }) => urgency),
    column(rows, ({ raisedBy }) => numbered(raisedBy, placeOf)),
    column(rows, ({ risks }) => numbered(risks, placeOf)),
    column(rows, ({ onset }) => onset),
    column(rows, ({ lasts }) => lasts?.join('|')),
    column(rows, ({ tests }) => tests.map(shortened).join('|')),
    column(rows, ({ selfCare }) => selfCare),
    column(rows, ({ untilSeen }) => untilSeen),
    column(rows, ({ worse }) => worse.join('|')),
    column(rows, ({ worseNow }) => worseNow.join('|')),
  ];
}

function packUntilSeen(rows: UntilSeen[], placeOf: PlaceOf): string[][] {
  return [
    column(rows, (one) => one.for.map(placeOf).join('|')),
    column(rows, (one) => one.do.join('|')),
    column(rows, ({ adult }) => adult.join('|')),
    column(rows, ({ note }) => note),
  ];
}

function packFlags(rows: RedFlag[], placeOf: PlaceOf): string[][] {
  const requirement = (one: string): string =>
    one.startsWith('!')
      ? `!${placeOf(one.slice(1))}`
      : one
          .split('|')
          .map((id) => placeOf(id))
          .join('|');
  return [
    column(rows, ({ id }) => id),
    column(rows, ({ urgency }) => urgency),
    column(rows, ({ when }) => when.map((group) => group.map(requirement).join('&')).join(';')),
    column(rows, ({ person }) => person && JSON.stringify(person)),
    column(rows, ({ because }) => because),
    column(rows, ({ doNow }) => doNow),
    column(rows, ({ family }) => family),
  ];
}
