// One card for each entry, as a clinician reads it.

import { ratioOf } from '#triage-engine/ranking/ratio.ts';
import type {
  Knowledge,
  KnownCondition,
  KnownFinding,
  KnownFlag,
  KnownReading,
  KnownSigns,
  KnownUntilSeen,
} from '../read-knowledge.ts';
import { CHANCE_WORDS } from '../schema.ts';
import { type Connections, casesInWords } from './connections.ts';
import { card, esc, pageOf, rows, urgencyInWords } from './layout.ts';

const AGES = ['under 1', '1–4', '5–14', '15–39', '40–64', '65 and over'];
const OFTEN = ['never', 'exceptional', 'very rare', 'rare', 'uncommon', 'fairly common', 'common', 'very common'];

const percent = (share: number): string => `${Number((share * 100).toPrecision(2))} %`;
const chanceInWords = new Map(Object.entries(CHANCE_WORDS).map(([word, chance]) => [chance as number, word]));

export function conditionCard(condition: KnownCondition, to: Connections): string {
  const { often, bySex, raisedBy = {}, risks = {}, lasts } = condition;
  const raised = Map.groupBy(Object.entries(raisedBy), ([, level]) => level);
  const facts = rows([
    ['Also called', esc(condition.aliases.join('; '))],
    ['ICD-10', esc(condition.icd10)],
    ['Whose patient', esc(condition.specialist)],
    ['Urgency', esc(urgencyInWords(condition.urgency))],
    ...[...raised].map(
      ([level, ids]) => [`Raised to ${urgencyInWords(level)} by`, ids.map(([id]) => to.linked(id)).join(', ')] as const,
    ),
    ['How often seen', esc(AGES.map((age, at) => `${age}: ${OFTEN[often[at] ?? 0]}`).join('; '))],
    [
      'By sex',
      bySex &&
        esc(
          Object.entries(bySex)
            .map(([sex, factor]) => `${sex} × ${factor}`)
            .join(', '),
        ),
    ],
    ['Only in', condition.onlyIn],
    ['Onset', condition.onset],
    ['Asked about after', lasts && `${lasts[0]} to ${lasts[1]} days`],
    ['Tests', esc(condition.tests.join('; '))],
    ['At home', condition.selfCare && esc(condition.selfCare)],
    ['Until seen', condition.untilSeen && esc(condition.untilSeen)],
    ['See a doctor, best the same day', esc(condition.worse.join('; '))],
    ['Call for help', esc(condition.worseNow.join('; '))],
    ['Flags it can raise', to.flagsOf(condition).map(flagLink).join(', ')],
    ['Recorded texts', casesInWords(to.casesOf(condition.id))],
  ]);
  return card('condition', condition, condition.name, facts + findingsTable(condition, to) + risksTable(risks, to));
}

function findingsTable({ findings }: KnownCondition, to: Connections): string {
  const lines = Object.entries(findings).map(([id, chance]) => {
    const leak = to.finding(id)?.leak ?? 1;
    const word = `${chanceInWords.get(chance)} (${percent(chance)})`;
    return `<tr><td>${to.linked(id)}</td><td>${word}</td><td>${percent(leak)}</td><td>× ${Number(ratioOf(chance, leak).toPrecision(2))}</td></tr>`;
  });
  return `<table><tr><th>Finding</th><th>of those who have it</th><th>of others</th><th>weight</th></tr>${lines.join('')}</table>`;
}

const risksTable = (risks: Record<string, number>, to: Connections): string =>
  Object.keys(risks).length === 0
    ? ''
    : `<table><tr><th>Risk</th><th>likelier</th></tr>${Object.entries(risks)
        .map(([id, ratio]) => `<tr><td>${to.linked(id)}</td><td>× ${ratio}</td></tr>`)
        .join('')}</table>`;

const flagLink = ({ id, system, urgency }: KnownFlag): string =>
  `<a href="${pageOf('flags', system)}#${id}">${id}</a> (${urgency})`;

export function flagCard(flag: KnownFlag, to: Connections): string {
  const requirement = (one: string) =>
    one.startsWith('!') ? `no ${to.linked(one.slice(1))}` : one.split('|').map(to.linked).join(' or ');
  const facts = rows([
    ['Urgency at least', esc(urgencyInWords(flag.urgency))],
    ['Raised when', flag.when.map((group) => group.map(requirement).join(' <b>and</b> ')).join('<br><b>or when</b> ')],
    ['Of whom', flag.person && personInWords(flag.person)],
    ['Says', esc(flag.because)],
    ['Do now', flag.doNow && esc(flag.doNow)],
    ['Family', esc(flag.family)],
    ['Recorded texts', casesInWords(to.casesRaising(flag.id))],
  ]);
  return card('flag', flag, flag.id, facts);
}

const personInWords = (person: object): string =>
  esc(
    Object.entries(person)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  );

export function findingCard(finding: KnownFinding, to: Connections, hindi: Knowledge['hindi']): string {
  const conditions = to
    .usersOf(finding.id)
    .map(({ id, name, system }) => `<a href="${pageOf('conditions', system)}#${id}">${esc(name)}</a>`);
  const facts = rows([
    ['Asked as', finding.question && esc(finding.question)],
    ['Implies', finding.parent && to.linked(finding.parent)],
    ['Kind', finding.kind ?? 'symptom'],
    ['Counts once with', finding.group],
    ['Of those with another illness', percent(finding.leak)],
    ['Said as', esc([...finding.phrases, ...(finding.pain ?? []).map((site) => `any pain word + ${site}`)].join('; '))],
    ['In Hindi', esc(hindi.map(({ phrase }) => phrase).join('; '))],
    ['Conditions', conditions.join(', ')],
    ['Flags', to.flagsWith(finding.id).map(flagLink).join(', ')],
  ]);
  return card('finding', finding, finding.name, facts);
}

export function untilSeenCard(one: KnownUntilSeen, to: Connections): string {
  const facts = rows([
    ['Of whom told', one.for.map(to.linked).join(', ') || 'any complaint'],
    ['To do', one.do.map(esc).join('<br>')],
    ['From 15 on', one.adult.map(esc).join('<br>')],
    ['To note or bring', esc(one.note)],
  ]);
  return card('until-seen', one, one.id, facts);
}

export function signsCard(one: KnownSigns): string {
  const facts = rows([
    ['Of whom', personInWords(one.person)],
    ['Signs', one.signs.map(esc).join('<br>')],
  ]);
  return card('signs', one, one.id, facts);
}

export function readingCard(reading: KnownReading): string {
  const { vital, below, belowPerYear, above, ageFrom, ageUnder, urgency, because } = reading;
  const facts = rows([
    [
      'Raised when',
      esc(
        [
          vital,
          below === undefined ? '' : `below ${below}${belowPerYear ? ` and ${belowPerYear} for each year` : ''}`,
          above === undefined ? '' : `above ${above}`,
        ]
          .join(' ')
          .trim(),
      ),
    ],
    [
      'Age',
      esc(
        [ageFrom === undefined ? '' : `from ${ageFrom}`, ageUnder === undefined ? '' : `under ${ageUnder}`]
          .join(' ')
          .trim(),
      ) || 'adults',
    ],
    ['Urgency at least', esc(urgencyInWords(urgency))],
    ['Says', esc(because)],
  ]);
  return card('reading', reading, reading.id, facts);
}
