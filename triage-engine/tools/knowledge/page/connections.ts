// What belongs to an entry and stands elsewhere: names and wider findings, the flags it can raise, the recorded texts that name it.
import type { GoldenAnswer } from '#triage-engine/tools/golden/golden-answers.ts';
import { requirementsOf } from '../problems-of.ts';
import type { Knowledge, KnownCondition, KnownFinding, KnownFlag } from '../read-knowledge.ts';
import { esc, pageOf } from './layout.ts';

export type Case = { text: string; person: string; level: string; flags: string[]; cause: string };

const RARELY = 0.05;

export type Connections = {
  finding: (id: string) => KnownFinding | undefined;
  /** A finding by its name, leading to its card. */
  linked: (id: string) => string;
  flagsOf: (condition: KnownCondition) => KnownFlag[];
  usersOf: (finding: string) => KnownCondition[];
  flagsWith: (finding: string) => KnownFlag[];
  casesOf: (condition: string) => Case[];
  casesRaising: (flag: string) => Case[];
};

export function connect({ findings, conditions, flags }: Knowledge, answers: GoldenAnswer[]): Connections {
  const byId = new Map(findings.map((one) => [one.id, one]));
  const cases = answers.map(asCase);
  const users = Map.groupBy(
    conditions.flatMap((condition) =>
      Object.keys({ ...condition.findings, ...condition.risks }).map((id) => ({ id, condition })),
    ),
    ({ id }) => id,
  );
  const line = (id: string): string[] => {
    const parent = byId.get(id)?.parent;
    return parent ? [id, ...line(parent)] : [id];
  };
  return {
    finding: (id) => byId.get(id),
    linked: (id) => {
      const found = byId.get(id);
      return found ? `<a href="${pageOf('findings', found.system)}#${id}">${esc(found.name)}</a>` : esc(id);
    },
    // One line of `when` that this illness can meet by itself.
    flagsOf: (condition) => {
      const found = Object.entries(condition.findings).filter(([, chance]) => chance > RARELY);
      const own = new Set([...found.map(([id]) => id), ...Object.keys(condition.risks ?? {})].flatMap(line));
      const isMet = (requirement: string) =>
        requirement.startsWith('!') || requirement.split('|').some((id) => own.has(id));
      return flags.filter(({ when }) => when.some((group) => group.every(isMet)));
    },
    usersOf: (id) => (users.get(id) ?? []).map(({ condition }) => condition),
    flagsWith: (id) => flags.filter((flag) => requirementsOf(flag).includes(id)),
    casesOf: (id) => cases.filter(({ cause }) => cause === id),
    casesRaising: (id) => cases.filter((one) => one.flags.includes(id)),
  };
}

function asCase({ text, person, answer }: GoldenAnswer): Case {
  const [level = '', flags = '', cause = ''] = answer.split('\t');
  return { text, person, level: level.replace(/\?.*/, ''), flags: flags.split(','), cause };
}

export const casesInWords = (cases: Case[]): string =>
  cases.length === 0
    ? ''
    : `<ul>${cases.map(({ text, level }) => `<li>“${esc(text)}” (level ${esc(level)})</li>`).join('')}</ul>`;
