// Laws that need no known answer, over texts drawn from the lexicon.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAIN_TILES } from '#contract/triage/dangers.ts';
import { NOTE, type TriageAnswer } from './answer.ts';
import { CONDITION_BY_ID } from './knowledge/library.ts';
import { isEnglish } from './lexicon/spelling/is-english.ts';
import { isKnown } from './lexicon/vocabulary.ts';
import { rank } from './ranking/rank.ts';
import { aComplaint, aPerson, aRaisedFlag, aText, complaints, sentenceOf } from './testing-texts.ts';
import { ENGINE_VERSION, triage } from './triage.ts';
import { understand } from './understand.ts';

const RUNS = { numRuns: process.env.NADI_TEST_FULL === '1' ? 40 : 15, seed: 20_260_701 };

/** What an answer comes down to. */
const gist = ({ urgency, causes, flags, enough }: TriageAnswer) => ({
  enough,
  urgency,
  causes: causes.map(({ condition }) => condition),
  flags: flags.map(({ id }) => id),
});

const gistOf = (text: string, person = {}) => gist(triage({ text, person }));

describe('urgency', () => {
  test('adding a red flag never lowers it, and the flag sets its floor', () => {
    fc.assert(
      fc.property(aText, aRaisedFlag, aPerson, (text, { flag, text: flagged }, person) => {
        const before = triage({ text, person });
        const after = triage({ text: `${text} ${flagged}`, person });
        expect(after.urgency).toBeGreaterThanOrEqual(before.urgency ?? 0);
        // What hardly means a danger is for today, and its danger is asked for (flags/as-heard.ts).
        const floor = after.asks.length > 0 ? Math.min(flag.urgency, 3) : flag.urgency;
        expect(after.urgency).toBeGreaterThanOrEqual(floor);
      }),
      RUNS,
    );
  });

  test('reassurance from others changes nothing', () => {
    const others = [
      'My friend says it is nothing.',
      'My mother thinks it will pass.',
      'Everybody tells me not to worry.',
    ];
    fc.assert(
      fc.property(aText, fc.constantFrom(...others), (text, reassurance) => {
        expect(gistOf(`${text} ${reassurance}`)).toEqual(gistOf(text));
      }),
      RUNS,
    );
  });

  test('a floor that was asked for is kept', () => {
    fc.assert(
      fc.property(aText, fc.constantFrom(1, 2, 3, 4, 5), (text, floor) => {
        expect(triage({ text, person: {}, floor: floor as 1 }).urgency).toBeGreaterThanOrEqual(floor);
      }),
      RUNS,
    );
  });
});

describe('causes', () => {
  test('denying a finding never raises the conditions that it speaks for', () => {
    fc.assert(
      fc.property(aText, aComplaint, (text, { finding, phrase }) => {
        const before = understand({ text, person: {} });
        const after = understand({ text: `${text} There is no ${phrase}.`, person: {} });
        fc.pre(!before.stated.has(finding.id) && after.stated.get(finding.id)?.state === 'absent');
        const only = new Map([...before.stated, [finding.id, { state: 'absent' as const, words: '' }]]);
        const scores = new Map(rank(before).map(({ condition, score }) => [condition.id, score]));
        for (const { condition, score } of rank({ ...before, stated: only })) {
          if ((condition.findings[finding.id] ?? 0) > finding.leak) {
            expect(score).toBeLessThanOrEqual((scores.get(condition.id) ?? 0) + 1e-9);
          }
        }
      }),
      RUNS,
    );
  });

  test('nothing impossible for sex or age is listed', () => {
    const bandOf = (years: number) =>
      years < 1 ? 0 : years < 5 ? 1 : years < 15 ? 2 : years < 40 ? 3 : years < 65 ? 4 : 5;
    fc.assert(
      fc.property(
        aText,
        fc.integer({ min: 0, max: 95 }),
        fc.constantFrom('female' as const, 'male' as const),
        (text, ageYears, sex) => {
          for (const { condition } of triage({ text, person: { ageYears, sex } }).causes) {
            const known = CONDITION_BY_ID.get(condition);
            expect(known?.often[bandOf(ageYears)]).not.toBe(0);
            expect(known?.bySex?.[sex]).not.toBe(0);
            if (known?.onlyIn) expect(sex).toBe('female');
          }
        },
      ),
      RUNS,
    );
  });

  test('what somebody else had is nobody’s finding', () => {
    fc.assert(
      fc.property(
        aComplaint,
        fc.constantFrom('mother', 'father', 'brother', 'aunt'),
        ({ finding, phrase }, relative) => {
          // 'My mother had noticed …' makes her the one who tells.
          fc.pre(!/^(heard|felt|saw|found|noticed|thought|thinks|says)/.test(phrase));
          const { stated } = understand({ text: `My ${relative} had ${phrase}. I have a question.`, person: {} });
          expect(stated.get(finding.id)?.state).not.toBe('present');
        },
      ),
      RUNS,
    );
  });
});

describe('how it is told', () => {
  test('the order of the sentences changes nothing', () => {
    fc.assert(
      fc.property(complaints(4), aPerson, (told, person) => {
        const sentences = told.map(({ phrase }) => sentenceOf(phrase));
        expect(gistOf([...sentences].reverse().join(' '), person)).toEqual(gistOf(sentences.join(' '), person));
      }),
      RUNS,
    );
  });

  test('capitals change nothing', () => {
    fc.assert(
      fc.property(aText, (text) => {
        expect(gistOf(text.toUpperCase())).toEqual(gistOf(text));
      }),
      RUNS,
    );
  });

  test.each([
    ['severe diarrhoea and oedema of the ankles', 'severe diarrhea and edema of the ankles'],
    ['haematuria and dyspnoea', 'hematuria and dyspnea'],
    ['a tumour was found, I am paralysed and anaemic', 'a tumor was found, I am paralyzed and anemic'],
    ['coloured sputum, oesophageal pain', 'colored sputum, esophageal pain'],
    ['my mum says I have a fever', 'my mom says I have a fever'],
    ['a fever of 38.6 °C since Monday', 'a fever of 101.5 °F since Monday'],
    ['glucose 17.8 mmol/L and vomiting', 'glucose 320 mg/dL and vomiting'],
  ])('British and American, metric and not: %s', (british, american) => {
    expect(gistOf(british)).toEqual(gistOf(american));
  });

  test('one slip in a long word changes nothing', () => {
    fc.assert(
      fc.property(aComplaint, fc.nat(), ({ phrase }, at) => {
        const word = phrase.split(/[^a-z]+/).find((one) => one.length >= 8);
        fc.pre(word !== undefined && word !== '');
        const index = 2 + (at % ((word?.length ?? 8) - 5));
        const slipped = `${word?.slice(0, index)}${word?.[index + 1]}${word?.[index]}${word?.slice(index + 2)}`;
        // Two letters alike, or another word by chance: no slip at all.
        fc.pre(!isKnown(slipped) && !isEnglish(slipped));
        const text = sentenceOf(phrase);
        expect(gistOf(text.replace(word ?? '', slipped))).toEqual(gistOf(text));
      }),
      RUNS,
    );
  });
});

describe('what can not be understood', () => {
  test('nonsense gives no diagnosis and no number, and asks for all danger signs', () => {
    const letters = fc.string({ minLength: 3, maxLength: 9, unit: fc.constantFrom(...'qxzjkvwpf') });
    fc.assert(
      fc.property(fc.array(letters, { minLength: 3, maxLength: 12 }), (words) => {
        const answer = triage({ text: words.join(' ').padEnd(15, 'q'), person: {} });
        expect(answer.enough).toBe(false);
        expect(answer.causes).toEqual([]);
        expect(answer.urgency).toBeNull();
        expect(answer.asks.map(({ tile }) => tile)).toEqual([...MAIN_TILES]);
      }),
      RUNS,
    );
  });

  test('no text whatever makes it fail', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), aPerson, (text, person) => {
        expect(triage({ text, person }).note).toBe(NOTE);
      }),
      RUNS,
    );
  });
});

test('every answer carries the note and the version, and says the same when asked again', () => {
  fc.assert(
    fc.property(aText, aPerson, (text, person) => {
      const answer = triage({ text, person });
      expect(answer.note).toBe('This is not a medical diagnosis. Please consult a doctor.');
      expect(answer.engine).toBe(ENGINE_VERSION);
      expect(answer.why.length).toBeGreaterThan(0);
      expect(answer.nextSteps.length).toBeGreaterThan(0);
      expect(triage({ text, person })).toEqual(answer);
    }),
    RUNS,
  );
});
