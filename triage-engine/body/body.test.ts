import { describe, expect, test } from 'vitest';
import { BODY_PARTS } from '#contract/triage/body-parts.ts';
import {
  type BodySketch,
  KIND_IDS,
  type Kind,
  PART_URGENCY,
  type Place,
  partsOf,
  placeInWords,
  REGION_IDS,
  REGIONS,
  type RegionId,
  SITES,
  sketchInWords,
} from '#contract/triage/body-regions.ts';
import { QUESTIONNAIRES } from '../questionnaires/all-parts.ts';
import { FINDINGS, triage } from '../triage.ts';
import { bodyToInput, type ToldOnBody } from './body-to-input.ts';
import { MOVES } from './moves.ts';
import { sketchToInput } from './sketch-to-input.ts';

const known = new Set(FINDINGS.map(({ id }) => id));
const at = (region: RegionId, kinds: Kind[] = [], more: Partial<Place> = {}): Place => ({
  region,
  kinds,
  movesTo: [],
  ...more,
});
const sketch = (...places: Place[]): BodySketch => ({ figure: 'adult', places });
const findings = (...places: Place[]) => sketchToInput(sketch(...places)).corrections.map(({ finding }) => finding);
const ask = (told: ToldOnBody, person = {}) => triage({ text: '', person, ...bodyToInput(told, undefined) });

describe('the places of the body', () => {
  test('there are about forty, each with a name of its own', () => {
    expect(Object.keys(SITES).length).toBeGreaterThanOrEqual(40);
    expect(new Set([...REGIONS.values()].map(({ name }) => name)).size).toBe(REGION_IDS.length);
  });

  test('every place with every kind gives findings that the engine knows', () => {
    const unknown = REGION_IDS.flatMap((region) =>
      [[], ...KIND_IDS.map((kind) => [kind])].flatMap((kinds) => {
        const found = findings(at(region, kinds));
        return found.length === 0 ? [`${region} ${kinds}`] : found.filter((finding) => !known.has(finding));
      }),
    );
    expect(unknown).toEqual([]);
    expect(MOVES.filter(({ finding }) => !known.has(finding))).toEqual([]);
  });

  test('every part of the specification can be marked, and has the urgency of its questionnaire', () => {
    for (const part of BODY_PARTS) {
      expect(
        REGION_IDS.some((region) => partsOf(sketch(at(region))).includes(part)),
        part,
      ).toBe(true);
      expect([part, PART_URGENCY[part]]).toEqual([part, QUESTIONNAIRES[part].baseline.urgency]);
    }
  });

  test('the questions of the most urgent part come first; itching and rash need none', () => {
    expect(partsOf(sketch(at('right-toes'), at('left-elbow'), at('left-chest')))).toEqual([
      'chest',
      'left-arm',
      'right-foot',
    ]);
    expect(partsOf(sketch(at('right-low-back'), at('navel'), at('throat')))).toEqual([]);
    expect(partsOf(sketch(at('left-forearm', ['itching', 'rash'])))).toEqual([]);
  });
});

describe('marked places become findings', () => {
  test.each<[string, Place[], string[]]>([
    ['pressure in the chest', [at('left-chest', ['pressing'])], ['crushing-chest-pain']],
    [
      'pain of the chest that goes to the arm',
      [at('chest-middle', [], { movesTo: ['left-upper-arm'] })],
      ['chest-pain-radiating-arm-jaw'],
    ],
    [
      'pain of the chest that goes to the back',
      [at('chest-middle', [], { movesTo: ['spine'] })],
      ['chest-pain-radiating-back'],
    ],
    [
      'pain that moved from the navel to the right',
      [at('navel', [], { movesTo: ['right-lower-side'] })],
      ['central-abdominal-pain', 'pain-moved-to-right-lower'],
    ],
    [
      'pain that moved from the navel to the left',
      [at('navel', [], { movesTo: ['left-lower-side'] })],
      ['central-abdominal-pain'],
    ],
    [
      'pain under the right ribs to the shoulder',
      [at('right-upper-side', ['cramping'], { movesTo: ['right-shoulder'] })],
      ['right-upper-abdominal-pain', 'colicky-pain', 'shoulder-blade-pain'],
    ],
    ['pain of the flank to the groin', [at('left-flank', [], { movesTo: ['left-groin'] })], ['loin-to-groin-pain']],
    [
      'low back, then buttock, then calf',
      [at('right-low-back', ['stabbing'], { movesTo: ['right-buttock', 'right-calf'] })],
      ['low-back-pain', 'back-pain-radiating-leg'],
    ],
    ['numb genitals', [at('genitals', ['numb'])], ['saddle-numbness']],
    [
      'a weak arm and leg of one side',
      [at('left-forearm', ['weak']), at('left-thigh', ['weak'])],
      ['arm-weakness', 'leg-weakness', 'one-sided-weakness'],
    ],
    ['both legs weak', [at('left-thigh', ['weak']), at('right-thigh', ['weak'])], ['leg-weakness-both']],
    ['both calves swollen', [at('left-calf', ['swollen']), at('right-calf', ['swollen'])], ['ankle-swelling']],
    ['three joints', [at('left-knee'), at('right-wrist'), at('right-knee')], ['joint-pains-many']],
  ])('%s', (_what, places, expected) => {
    expect(findings(...places)).toEqual(expect.arrayContaining(expected));
  });

  test('a weak arm and the other leg are no weak side, one swollen calf is not both', () => {
    expect(findings(at('left-forearm', ['weak']), at('right-thigh', ['weak']))).not.toContain('one-sided-weakness');
    expect(findings(at('left-calf', ['swollen']))).toContain('leg-swelling-one');
  });

  test('what is only numb, weak, swollen or itching is not said to hurt', () => {
    expect(findings(at('right-knee', ['numb']))).toEqual(['tingling']);
    expect(findings(at('left-eye', ['itching']))).toEqual(['eye-itch']);
    expect(findings(at('right-knee', ['numb', 'burning']))).toContain('knee-pain');
  });

  test('a torsion is thought of unless it is a woman', () => {
    const of = (sex?: 'female' | 'male' | 'other') =>
      sketchToInput(sketch(at('genitals')), sex).corrections.map(({ finding }) => finding);
    expect([of(), of('male'), of('other'), of('female')]).toEqual([
      ['testicular-pain'],
      ['testicular-pain'],
      ['testicular-pain'],
      ['perineal-pain'],
    ]);
  });

  test('how strong and since when are the attributes that words would give', () => {
    const { attributes } = sketchToInput({
      ...sketch(at('navel', [], { strength: 4 }), at('throat', [], { strength: 8 })),
      since: 'week',
    });
    expect(attributes).toEqual({ painScore: 8, durationDays: 7 });
    expect(ask({ sketch: sketch(at('navel', [], { strength: 9 })) }).understood).toContainEqual(
      expect.objectContaining({ finding: 'severe-pain', words: '9/10' }),
    );
  });
});

// Each pair is one complaint: the words are what a person would write.
const SAID: [string, Place][] = [
  ['I have pain in my right lower belly', at('right-lower-side')],
  ['I have pain under my right ribs', at('right-upper-side')],
  ['pain around my navel', at('navel')],
  ['pain all over my belly', at('whole-belly')],
  ['cramping pain in the lower belly', at('lower-belly', ['cramping'])],
  ['pain in my right flank', at('right-flank')],
  ['my lower back hurts', at('left-low-back')],
  ['pain in my spine', at('spine')],
  ['my whole back hurts', at('whole-back')],
  ['buttock pain', at('right-buttock')],
  ['groin pain', at('left-groin')],
  ['tailbone pain', at('tailbone')],
  ['my throat is sore', at('throat')],
  ['pain in my face', at('face')],
  ['my right eye hurts', at('right-eye')],
  ['my ear hurts', at('left-ear')],
  ['pain in the back of my neck', at('neck-back')],
  ['breast pain', at('left-breast')],
  ['numb genitals', at('genitals', ['numb'])],
  ['swollen belly', at('whole-belly', ['swollen'])],
  ['itching on my lower back', at('right-low-back', ['itching'])],
  ['rash on my right thigh', at('right-thigh', ['rash'])],
  ['pain all over my body', at('whole-body')],
];

describe('the same complaint gets the same level', () => {
  test.each(SAID)('“%s” in words and on the body', (text, place) => {
    const person = { ageYears: 34, sex: 'male' as const };
    const inWords = triage({ text, person });
    const onBody = triage({ text: '', person, ...bodyToInput({ sketch: sketch(place) }, person.sex) });
    expect([onBody.urgency, onBody.causes[0]?.name]).toEqual([inWords.urgency, inWords.causes[0]?.name]);
  });

  test('with answers to questions, marked places can only add', () => {
    for (const part of BODY_PARTS) {
      const questionnaire = { part, answers: QUESTIONNAIRES[part].questions.map(() => 3) };
      const alone = ask({ questionnaire }).urgency ?? 0;
      for (const region of REGION_IDS.filter((id) => partsOf(sketch(at(id))).includes(part))) {
        expect(ask({ questionnaire, sketch: sketch(at(region)) }).urgency, region).toBeGreaterThanOrEqual(alone);
      }
    }
  });
});

describe('the urgency of a part stands while its questions are not answered', () => {
  test.each(BODY_PARTS)('%s', (part) => {
    const region = REGION_IDS.find((id) => partsOf(sketch(at(id))).includes(part)) ?? 'navel';
    expect(ask({ sketch: sketch(at(region)) }).urgency).toBeGreaterThanOrEqual(PART_URGENCY[part]);
  });

  test('harmless answers about the chest lower the chest, not the arm that was marked as well', () => {
    const questionnaire = { part: 'chest', answers: [2, 3] } as const;
    const chest = at('chest-middle', ['burning'], { strength: 3 });
    const person = { ageYears: 30 };
    expect(ask({ questionnaire, sketch: sketch(chest) }, person).urgency).toBe(3);
    expect(bodyToInput({ questionnaire, sketch: sketch(chest, at('left-elbow')) }, undefined).floor).toBe(3);
    expect(bodyToInput({ questionnaire, sketch: sketch({ ...chest, strength: 9 }) }, undefined).floor).toBe(5);
  });

  test('what is marked is not denied by an answer', () => {
    const told = {
      questionnaire: { part: 'chest', answers: [3, 3] },
      sketch: sketch(at('left-chest', [], { movesTo: ['jaw'] })),
    };
    expect(ask(told as ToldOnBody).urgency).toBe(5);
  });
});

test('a sketch can be read in words', () => {
  const place = at('right-low-back', ['stabbing', 'numb'], { strength: 7, movesTo: ['right-buttock', 'right-calf'] });
  expect(sketchInWords({ ...sketch(place, at('throat')), since: 'days' })).toBe(
    'Right low back: 7 of 10, stabbing, numb or tingling, goes to right buttock, then right calf. Throat: marked. Since: a few days.',
  );
  expect(placeInWords(at('spine', [], { strength: 0 }))).toBe('0 of 10');
});

describe('a place that is marked and the same place in words', () => {
  test.each([
    ['whole-belly', 'My belly hurts.'],
    ['right-lower-side', 'Pain in my right lower belly.'],
    ['lower-belly', 'Pain in my lower belly.'],
  ] as const)('have the same urgency and ask for the same dangers: %s', (region, text) => {
    const marked = ask({ sketch: sketch(at(region)) });
    const told = triage({ text, person: {} });
    const [onBody, inWords] = [marked, told].map(({ asks }) => asks.map(({ danger }) => danger));
    expect(onBody?.length).toBeGreaterThan(0);
    expect(onBody).toEqual(inWords);
    expect(marked.urgency).toBe(told.urgency);
  });

  test('is not asked for again after a questionnaire, which asks for its own', () => {
    const { questions } = QUESTIONNAIRES['right-arm'];
    const answers = questions.map(({ options }) => options.length - 1);
    expect(ask({ questionnaire: { part: 'right-arm', answers } }).asks).toEqual([]);
  });
});
