// The files of the knowledge as one whole: rules, texts and phrases of an entry together, everything named checked.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADULT_BANDS, CHILD_BANDS } from '#contract/readings/vital-bands.ts';
import type {
  Condition,
  Finding,
  RedFlag,
  SignsOf,
  UntilSeen,
  Urgency,
  VitalFlag,
} from '#triage-engine/knowledge/shape.ts';
import { type Card, collectProblems, type PhraseLine, readCards, readPhrases, type Tell } from './cards.ts';
import { type Fields, readCard, type Values } from './fields.ts';
import { problemsOf } from './problems-of.ts';
import {
  CONDITION_RULES,
  CONDITION_TEXTS,
  FINDING_RULES,
  FINDING_TEXTS,
  FLAG_RULES,
  FLAG_TEXTS,
  READING_RULES,
  READING_TEXTS,
  SIGN_RULES,
  SIGN_TEXTS,
  UNTIL_SEEN_RULES,
  UNTIL_SEEN_TEXTS,
} from './schema.ts';
import { readToldTurns, type ToldTurns } from './told-turns.ts';
import { readTurns } from './turns.ts';

export const FOLDER = 'triage-engine/knowledge';
const HINDI = 'triage-engine/languages/hindi/phrases.hi.txt';
const SLOTS = 'triage-engine/languages/hindi/slots.hi.txt';
const TURNS = 'triage-engine/lexicon/other-senses.en.txt';
const TOLD = 'triage-engine/lexicon/told/told-turns.en.txt';

export type Review = { source: string; reviewedBy: string | null; reviewedOn: string | null };
/** Where it stands, so that whoever reads a page or a problem finds it. */
export type Place = { system: string; file: string; number: number };

export type KnownFinding = Finding & Review & Place;
export type KnownCondition = Condition & Review & Place & { icd10: string };
export type KnownFlag = RedFlag & Review & Place;
export type KnownReading = VitalFlag & Review & Place;
export type KnownSigns = SignsOf & Review & Place & { id: string };
export type KnownUntilSeen = UntilSeen & Review & Place & { id: string };

export type Knowledge = {
  findings: KnownFinding[];
  conditions: KnownCondition[];
  flags: KnownFlag[];
  readings: KnownReading[];
  untilSeen: KnownUntilSeen[];
  signs: KnownSigns[];
  hindi: PhraseLine[];
  /** Words of Hindi that say the same, as phrases name them. */
  slots: PhraseLine[];
  /** Turns of speech in which an alarming word means something else, as patterns. */
  turns: string[];
  /** Turns of speech that tell a finding. */
  told: ToldTurns;
};

/** Contents by path. */
export type Files = ReadonlyMap<string, string>;

export function knowledgeFiles(root: string): Files {
  const paths = globSync(`${FOLDER}/*/*.txt`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return new Map(
    [...paths.sort(), HINDI, SLOTS, TURNS, TOLD].map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** Throws a KnowledgeError that names every line that is wrong: first what cannot be read, then what does not fit together. */
export function readKnowledge(files: Files): Knowledge {
  const { english, ...knowledge } = collectProblems((tell) => readFiles(files, tell));
  collectProblems((tell) => {
    for (const { place, problem } of problemsOf(knowledge, english)) tell(place, problem);
  });
  return knowledge;
}

function readFiles(files: Files, tell: Tell): Knowledge & { english: PhraseLine[] } {
  const english = [...files].flatMap(([file, content]) => (ENGLISH.test(file) ? readPhrases(file, content, tell) : []));
  const phrasesOf = Map.groupBy(english, ({ id }) => id);
  const findings = entriesIn(files, 'findings', FINDING_RULES, FINDING_TEXTS, tell).map((one) =>
    asFinding(one, phrasesOf.get(one.id) ?? []),
  );
  return {
    english,
    findings,
    conditions: entriesIn(files, 'conditions', CONDITION_RULES, CONDITION_TEXTS, tell).map(asCondition),
    flags: entriesIn(files, 'flags', FLAG_RULES, FLAG_TEXTS, tell).map(said),
    readings: entriesIn(files, 'readings', READING_RULES, READING_TEXTS, tell).map((one) => asReading(one, tell)),
    untilSeen: entriesIn(files, 'until-seen', UNTIL_SEEN_RULES, UNTIL_SEEN_TEXTS, tell).map((one) => ({
      ...one,
      for: one.for ?? [],
    })),
    signs: entriesIn(files, 'signs', SIGN_RULES, SIGN_TEXTS, tell),
    hindi: readPhrases(HINDI, files.get(HINDI) ?? '', tell),
    slots: readPhrases(SLOTS, files.get(SLOTS) ?? '', tell),
    turns: readTurns(files.get(TURNS) ?? '', TURNS, tell),
    told: readToldTurns(files.get(TOLD) ?? '', TOLD, new Set(findings.map(({ id }) => id)), tell),
  };
}

type Written<Rules extends Fields, Texts extends Fields> = Values<Rules> & Values<Texts> & Place & { id: string };

/** In the order of their files and within them: of causes that are equally likely, the earlier stands first. */
function entriesIn<Rules extends Fields, Texts extends Fields>(
  files: Files,
  kind: string,
  rules: Rules,
  texts: Texts,
  tell: Tell,
): Written<Rules, Texts>[] {
  return [...files].flatMap(([file, content]) => {
    const system = fileOf(kind, 'rules').exec(file)?.[1];
    if (system === undefined) return [];
    const textsFile = `${FOLDER}/${kind}/${system}.texts.en.txt`;
    const textCards = readCards(textsFile, files.get(textsFile) ?? '', tell);
    const ruleCards = readCards(file, content, tell);
    for (const card of textCards.filter(({ id }) => !ruleCards.some((one) => one.id === id)))
      tell(card, `[${card.id}] has texts and no rules in ${file}`);
    return ruleCards.map((card) => {
      const written = textCards.filter(({ id }) => id === card.id);
      if (written[1]) tell(written[1], `[${card.id}] stands twice`);
      const textCard: Card = written[0] ?? { id: card.id, file: textsFile, number: 1, lines: [] };
      const place = { id: card.id, system, file, number: card.number };
      return { ...place, ...readCard(card, rules, tell), ...readCard(textCard, texts, tell) };
    });
  });
}

const fileOf = (kind: string, part: string) => new RegExp(`^${FOLDER}/${kind}/([a-z-]+)\\.${part}\\.txt$`);

const ENGLISH = fileOf('findings', 'phrases.en');

/** Without what was left out. */
const said = <Of extends object>(entry: Of): Of =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as Of;

/** '{pain} chest' is every word for pain at this place. */
const PAIN = '{pain} ';

function asFinding(finding: Written<typeof FINDING_RULES, typeof FINDING_TEXTS>, english: PhraseLine[]): KnownFinding {
  const own = english.map(({ phrase }) => phrase);
  const pain = own.filter((one) => one.startsWith(PAIN)).map((one) => one.slice(PAIN.length));
  return said({
    ...finding,
    phrases: own.filter((one) => !one.startsWith(PAIN)),
    pain: pain.length > 0 ? pain : undefined,
  });
}

function asCondition(written: Written<typeof CONDITION_RULES, typeof CONDITION_TEXTS>): KnownCondition {
  const { frequency, raisedTo, risk, ...rest } = written;
  const { 'nearly always': always, mostly, often, sometimes, 'now and then': now, rarely, ...own } = rest;
  const record = <Value>(pairs: [string, Value][][]) =>
    pairs.length > 0 ? (Object.fromEntries(pairs.flat()) as Record<string, Value>) : undefined;
  return said({
    ...own,
    often: frequency,
    raisedBy: record(raisedTo) as Record<string, Urgency> | undefined,
    worse: own.worse ?? [],
    worseNow: own.worseNow ?? [],
    findings: record([always, mostly, often, sometimes, now, rarely].flat()) ?? {},
    risks: record(risk),
  });
}

const BANDS: ReadonlyMap<string, Omit<VitalFlag, 'because'>> = new Map(
  [...ADULT_BANDS, ...CHILD_BANDS].map((band) => [band.id, band]),
);

function asReading(
  { vital, urgency, ...written }: Written<typeof READING_RULES, typeof READING_TEXTS>,
  tell: Tell,
): KnownReading {
  const band = BANDS.get(written.id);
  if (band) return { ...band, ...said(written) };
  if (vital && urgency) return said({ ...written, vital, urgency });
  tell(written, `[${written.id}] has no vital and urgency, and contract/readings/vital-bands.ts no such band`);
  return undefined as never;
}
