// What the symptom engine says has its Hindi, kind by kind: counted against its knowledge.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  OUT_OF_NAPPIES,
  SMALL_CHILD_AT_HOME,
  SMALL_CHILD_ON_THE_WAY,
  SMALL_CHILD_SIGNS,
} from '#contract/readings/small-child-signs.ts';
import { ON_THE_WAY, WHILE_WAITING, WITH_ANY_COMPLAINT } from '#contract/triage/worse-anyway.ts';
import { aboutCause } from '#triage-engine/explain.ts';
import {
  ALL_CONDITIONS,
  ALL_FINDINGS,
  ALL_FLAGS,
  ALL_UNTIL_SEEN,
  ALL_VITAL_FLAGS,
} from '#triage-engine/knowledge/library.ts';
import { nextSteps } from '#triage-engine/next-steps.ts';
import { ONLY_PARACETAMOL } from '#triage-engine/steps-agree.ts';
import { triage } from '#triage-engine/triage.ts';
import { show } from '#web/language/say.ts';
import { engineInHindi } from '../answer.ts';
import { READING_ADVICE } from './reading-advice.ts';
import { SPECIALISTS as SPECIALIST_NAMES } from './specialists.ts';
import { TRIAGE_CARE } from './triage-care.ts';
import { TRIAGE_CONDITIONS } from './triage-conditions.ts';
import { TRIAGE_FINDINGS } from './triage-findings.ts';
import { TRIAGE_QUESTIONS } from './triage-questions.ts';
import { TRIAGE_SIGNS } from './triage-signs.ts';
import { TRIAGE_STEPS } from './triage-steps.ts';
import { TRIAGE_TESTS } from './triage-tests.ts';

beforeEach(() => show('hi', SPECIALIST_NAMES));
afterEach(() => show('en', null));

const distinct = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts)].filter((text): text is string => Boolean(text));
const sentencesOf = (text = ''): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z])/);
/** At these levels the answer shows the engine's own steps; those of an emergency have words of their own. */
const CALM = [1, 2, 3] as const;
const A_CHILD = { who: { ageYears: 3, afterBirth: false }, stated: new Map(), text: '' };
/** In the catalogue of care. */
const untilSeen = ALL_UNTIL_SEEN.flatMap((one) => [...one.do, ...one.adult, one.note]);
const steps = distinct(
  CALM.flatMap((urgency) =>
    [null, ...ALL_FLAGS, ...ALL_VITAL_FLAGS]
      .filter((flag) => !flag || flag.urgency <= urgency)
      .map((flag) => (flag ? [{ ...flag, findings: [] }] : []))
      .flatMap((flags) => nextSteps(urgency, flags, A_CHILD, [])),
  ),
);
const signs = distinct([
  ...ALL_CONDITIONS.flatMap(({ worse, worseNow }) => [...worse, ...worseNow]),
  ...Object.values(SMALL_CHILD_SIGNS),
  ...Object.values(OUT_OF_NAPPIES),
  ...[WHILE_WAITING, ON_THE_WAY, WITH_ANY_COMPLAINT].flat(),
]);

const KINDS = [
  { kind: 'follow-up question', catalogue: TRIAGE_QUESTIONS, texts: ALL_FINDINGS.map(({ question }) => question) },
  { kind: 'name of a finding', catalogue: TRIAGE_FINDINGS, texts: ALL_FINDINGS.map(({ name }) => name) },
  { kind: 'name of a condition', catalogue: TRIAGE_CONDITIONS, texts: ALL_CONDITIONS.map(({ name }) => name) },
  {
    kind: 'sentence of care at home',
    catalogue: TRIAGE_CARE,
    texts: [
      ...ALL_CONDITIONS.flatMap(({ selfCare = '', untilSeen: own = '' }) => [selfCare, own]),
      ...untilSeen,
      'Bring all medicines, or a list of them.',
      ONLY_PARACETAMOL,
      SMALL_CHILD_ON_THE_WAY[1],
    ].flatMap(sentencesOf),
  },
  { kind: 'sign of getting worse', catalogue: { ...TRIAGE_SIGNS, ...TRIAGE_STEPS }, texts: signs },
  { kind: 'way to tell a condition', catalogue: TRIAGE_TESTS, texts: ALL_CONDITIONS.map(({ tests }) => tests[0]) },
];

test.each(KINDS)('every $kind has its Hindi, and none is left that the knowledge no longer has', (each) => {
  const texts = distinct(each.texts);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => !Object.hasOwn(each.catalogue, text))).toEqual([]);
  const others = Object.keys(TRIAGE_STEPS);
  expect(Object.keys(each.catalogue).filter((text) => !texts.includes(text) && !others.includes(text))).toEqual([]);
});

describe('an answer in Hindi', () => {
  const withoutHindi = (texts: readonly string[]) => distinct(texts).filter((text) => !engineInHindi(text));

  test('has each first step of what is no emergency, for a small child too, and for every specialist', () => {
    expect(steps.length).toBeGreaterThan(12);
    expect(withoutHindi(steps)).toEqual([]);
    const used = [...steps, ...SMALL_CHILD_AT_HOME, ...signs];
    expect(Object.keys(TRIAGE_STEPS).filter((text) => !used.includes(text))).toEqual([]);
  });

  test('has all that is said of a cause, and all that can be done at home', () => {
    expect(withoutHindi(ALL_CONDITIONS.flatMap((one) => [aboutCause(one, 1), aboutCause(one, 5)]))).toEqual([]);
    expect(withoutHindi(ALL_CONDITIONS.flatMap(({ selfCare }) => selfCare ?? []))).toEqual([]);
  });

  test('says of a small child what a reading says', () => {
    for (const [text, said] of Object.entries(TRIAGE_STEPS))
      if (Object.hasOwn(READING_ADVICE, text)) expect(said).toBe(READING_ADVICE[text]);
  });

  test('names the complaint with how long it lasts', () => {
    expect(engineInHindi('Sore throat, fever and cough, for 3 days')).toBe('गले में दर्द, बुख़ार और खाँसी, 3 दिन से');
    expect(engineInHindi('Headache, since today')).toBe('सिरदर्द, आज से');
    expect(engineInHindi('Fever, for a week')).toBe('बुख़ार, 1 हफ़्ते से');
    // "and" and commas within a name
    expect(engineInHindi('Cold, clammy skin and fits of nothing')).toBeNull();
    expect(engineInHindi('Cold, clammy skin and chest pain, for 2 months')).toBe(
      'ठंडी, चिपचिपी त्वचा और सीने में दर्द, 2 महीनों से',
    );
  });

  test.each(['fever and cough for 3 days', 'sore throat and runny nose since yesterday', 'red itchy eye'])(
    'has everything that the engine says to "%s", but the rules and the names of tests',
    (text) => {
      const answer = triage({ text, person: {} });
      const { complaint, causes, questions, comeBack, nextSteps: steps, bring, selfCare, understood, urgency } = answer;
      expect(urgency).toBeLessThan(4);
      expect(
        withoutHindi([
          complaint,
          ...causes.flatMap(({ name, about, because }) => [name, about ?? '', ...because]),
          ...questions.map(({ question }) => question),
          ...[...comeBack, ...steps, ...bring, ...selfCare, ...understood.map(({ name }) => name)],
        ]),
      ).toEqual([]);
    },
  );

  test('leaves English what the knowledge does not have, as a whole', () => {
    for (const text of ['Is the moon full?', 'constructor', 'Drink enough. Look at the moon.', ''])
      expect(engineInHindi(text)).toBeNull();
  });
});

describe('Hindi that cannot be turned round', () => {
  test('every follow-up question is answered by हाँ where its finding is there', () => {
    const said = Object.values(TRIAGE_QUESTIONS).map(String);
    expect(said.filter((question) => !/^(काँच का साफ़ गिलास .*: )?क्या .*\?$/.test(question))).toEqual([]);
    // "Is it not possible?" is answered by both Yes and No.
    expect(said.filter((question) => question.includes('नहीं'))).toEqual([]);
    // Two questions that read alike would take one answer for the other.
    expect(new Set(said).size).toBe(said.length);
  });

  const DENIES =
    /(\bno\b|\bnot\b|\bnever\b|\bcannot\b|\bnone\b|nothing|\bavoid|without|\bstop|leave out|keep away|keep .* away|n't|neither|instead|\bless\b|\bfew\b|\bbefore\b|\bor\b|until)/i;
  test.each([
    { what: 'advice', catalogue: TRIAGE_CARE },
    { what: 'signs', catalogue: TRIAGE_SIGNS },
  ])('what is forbidden stays forbidden in $what', ({ catalogue }) => {
    const forbids = /(^|[\s;,:])(do not|don't|never)\s/i;
    const all = Object.entries(catalogue).map(([english, hindi]) => ({ english, hindi: String(hindi) }));
    const lost = all.filter(
      ({ english, hindi }) => forbids.test(english) && !/(^|[\s(])(न|नहीं|बंद|बिना|बचें)(?=[\s;,।)]|$)/.test(hindi),
    );
    expect(lost).toEqual([]);
    const added = all.filter(
      ({ english, hindi }) => /(^|\s)न\s[^,;।]*(लें|करें|दें|पिएँ|खाएँ)(?=[\s;,।]|$)/.test(hindi) && !DENIES.test(english),
    );
    expect(added).toEqual([]);
  });

  test('every number of the English stands in the Hindi, and no other', () => {
    const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted();
    const catalogue = { ...TRIAGE_CARE, ...TRIAGE_SIGNS, ...TRIAGE_STEPS, ...TRIAGE_QUESTIONS, ...TRIAGE_FINDINGS };
    const differ = Object.entries(catalogue).filter(
      ([english, hindi]) => numbersIn(english).join() !== numbersIn(String(hindi)).join(),
    );
    expect(differ).toEqual([]);
  });

  test('nothing is told to take but as the packet says', () => {
    const packet = Object.entries(TRIAGE_CARE).filter(([english]) => english.includes('as the packet says'));
    expect(packet.length).toBeGreaterThan(60);
    expect(packet.filter(([, hindi]) => !String(hindi).includes('पैकेट पर लिखे अनुसार'))).toEqual([]);
  });
});
