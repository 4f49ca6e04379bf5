// The danger signs as data, and what becomes of taps.
import { describe, expect, test } from 'vitest';
import { DANGER_IDS, DANGER_TILES, type DangerId, type DangerTap, MAIN_TILES } from '#contract/triage/dangers.ts';
import { ALL_FLAGS } from '../knowledge/library.ts';
import { type Person, triage } from '../triage.ts';
import type { Who } from '../understand.ts';
import { DANGER_SIGNS, LEADING } from './danger-signs.ts';
import { DANGER_SOURCES } from './danger-sources.ts';
import { fitsPerson } from './fits-person.ts';
import { dangerOf, hasDangerDecided } from './of-flag.ts';
import { raiseDangers } from './raise-dangers.ts';
import type { DangerWords } from './sign-words.ts';
import { ENGLISH } from './words-en.ts';
import { HINDI } from './words-hi.ts';

const UNREAD = 'sab gadbad hai ajeeb sa lagta';
const ask = (text: string, dangers: DangerTap[] = [], person: Person = {}) => triage({ text, person, dangers });
const none = (asks: { danger: DangerId }[]): DangerTap[] => asks.map(({ danger }) => ({ danger, state: 'absent' }));
const named = (text: string) =>
  ask(text)
    .asks.filter(({ reason }) => reason !== 'unread')
    .map(({ danger }) => danger);

describe('the danger signs', () => {
  test('each has a tile, a level of 4 or 5 and a source with its year or number', () => {
    for (const id of DANGER_IDS) {
      expect(DANGER_TILES).toContain(DANGER_SIGNS[id].tile);
      expect([4, 5]).toContain(DANGER_SIGNS[id].urgency);
      expect(DANGER_SOURCES[id], id).toMatch(/\(\d{4}\)/);
    }
  });

  test('every tile stands for a danger, and each of the twelve leads to one of its own', () => {
    expect(new Set(DANGER_IDS.map((id) => DANGER_SIGNS[id].tile))).toEqual(new Set(DANGER_TILES));
    for (const tile of MAIN_TILES) expect(DANGER_SIGNS[LEADING[tile]].tile).toBe(tile);
  });

  const LANGUAGES: [string, DangerWords, RegExp][] = [
    ['English', ENGLISH, /^[\x20-\x7e]+$/],
    ['Hindi', HINDI, /[\u0900-\u097f]/],
  ];
  test.each(LANGUAGES)('all is said in %s, and short enough for a tile', (_, { tiles, dangers }, letters) => {
    expect(Object.keys(tiles).sort()).toEqual([...DANGER_TILES].sort());
    expect(Object.keys(dangers).sort()).toEqual([...DANGER_IDS].sort());
    for (const said of Object.values(tiles)) expect(said.length, said).toBeLessThanOrEqual(55);
    for (const { sign, because, doNow } of Object.values(dangers)) {
      for (const said of [sign, because, doNow]) expect(said).toMatch(letters);
      expect(sign.length, sign).toBeLessThanOrEqual(95);
      for (const sentence of [because, doNow]) expect(sentence).toMatch(/[.।?]"?$/);
    }
  });

  test('every family of red flags has its danger, or is none that could be tapped', () => {
    expect(ALL_FLAGS.filter((flag) => !hasDangerDecided(flag)).map(({ family }) => family)).toEqual([]);
    const asked = new Set(ALL_FLAGS.map(dangerOf));
    expect(DANGER_IDS.filter((id) => !asked.has(id))).toEqual([]);
  });
});

describe('where too little was understood', () => {
  test('there is no number and no cause, and the twelve tiles are asked for', () => {
    const answer = ask(UNREAD);
    expect(answer).toMatchObject({ enough: false, urgency: null, causes: [], flags: [] });
    expect(answer.asks.map(({ tile }) => tile)).toEqual([...MAIN_TILES]);
  });

  test.each(MAIN_TILES)('a tap on %s is an emergency with its reason and what to do', (tile) => {
    const answer = ask(UNREAD, [{ danger: LEADING[tile], state: 'present' }]);
    const { because, doNow } = ENGLISH.dangers[LEADING[tile]];
    expect(answer.urgency).toBeGreaterThanOrEqual(4);
    expect(answer.flags[0]).toMatchObject({ danger: LEADING[tile], because, doNow });
    expect(answer.asks).toEqual([]);
    expect(answer.causes).toEqual([]);
    expect(answer.nextSteps[0]).toMatch(/^(Call an ambulance|Go to an emergency department) now/);
  });

  test('"none of these" is not asked again and stays without a number', () => {
    expect(ask(UNREAD, none(ask(UNREAD).asks))).toMatchObject({ urgency: null, asks: [] });
  });

  test('the floor of a questionnaire counts all the same', () => {
    expect(triage({ text: '', person: {}, floor: 3 })).toMatchObject({ enough: false, urgency: 3, asks: [] });
  });
});

describe('an answer of 3 or less that rests on little', () => {
  test.each([
    ['Headache.', 'headache'],
    ['I have chest pain', 'chest-pain'],
    ['My stomach hurts', 'belly'],
    ['Short of breath', 'breath'],
    ['I was stung by a wasp, the spot is red and sore.', 'allergy'],
  ] as [string, DangerId][])('%s asks for %s first, and for at most three', (text, danger) => {
    const { asks, urgency } = ask(text);
    expect(urgency).toBeLessThanOrEqual(3);
    expect(asks[0]).toMatchObject({ danger, tile: DANGER_SIGNS[danger].tile });
    expect(asks.length).toBeLessThanOrEqual(3);
  });

  test('stands once none of them is true, and is an emergency when one is', () => {
    const before = ask('Headache.');
    expect(ask('Headache.', none(before.asks))).toMatchObject({ urgency: before.urgency, asks: [] });
    const tapped = ask('Headache.', [{ danger: 'headache', state: 'present' }]);
    expect(tapped).toMatchObject({ urgency: 5, asks: [] });
    expect(tapped.causes.length).toBeGreaterThan(0);
  });

  test.each([
    'Runny nose, sneezing and a scratchy throat since yesterday',
    'Burning when I pee and I have to go all the time, no fever, no back pain',
    'I have had recurrent headaches for the past three years',
    'Crushing chest pain spreading to my left arm with sweating',
  ])('%s is not stopped', (text) => {
    expect(ask(text).asks).toEqual([]);
  });
});

describe('what a complaint is always asked for', () => {
  test.each([
    ['Shooting pain from my lower back down the back of my leg to the foot.', 'spine'],
    ['I have had sciatica for two years, it is worse this week', 'spine'],
    ['Low back pain and pain in my left leg since Monday, no fever, no fall', 'spine'],
    ['trapped nerve in my back, pain down the leg', 'spine'],
    ['kamar se pair tak dard', 'spine'],
    ['I have breast cancer and my back hurts', 'spine'],
    ['Back pain with fever and I inject drugs.', 'spine'],
    ['One leg is bigger than the other since a week', 'limb'],
    ['Left leg swollen since a week.', 'limb'],
    ['my calf is swollen after the flight', 'limb'],
    ['Fell from a swing, cried at once, small bump on the forehead.', 'head-injury'],
    ['I cough up blood since this morning.', 'breath'],
    ['chest feels tight, have been a smoker for years', 'chest-pain'],
    ['the weakness in my arm has gone away now', 'stroke'],
    ["I can't breathe through my nose or my mouth", 'breath'],
  ] as [string, DangerId][])('%s: %s, or it is an emergency', (text, danger) => {
    const { urgency, asks } = ask(text);
    expect((urgency ?? 0) >= 4 || asks.some((one) => one.danger === danger)).toBe(true);
    expect(asks.length).toBeLessThanOrEqual(3);
    // What was heard and had to make room is asked for then.
    const answered = ask(text, none(asks));
    expect(answered.urgency).toBe(urgency);
    expect(answered.asks.filter((one) => asks.some(({ danger: before }) => before === one.danger))).toEqual([]);
  });

  test.each([
    ['I had sciatica years ago, now I have a cold', 'spine'],
    ['my mother has sciatica and I have a cough', 'spine'],
    ['My left leg has been swollen for two years', 'limb'],
    ['I hit my head a month ago and now I have a runny nose', 'head-injury'],
  ] as [string, DangerId][])('%s: nobody is asked for %s', (text, danger) => {
    expect(named(text)).not.toContain(danger);
  });

  test('a place that bleeds is no other place', () => {
    const { causes } = ask('My dialysis fistula is bleeding and does not stop.');
    expect(causes[0]?.condition).toBe('tube-or-catheter-care');
    expect(causes.map(({ condition }) => condition)).not.toContain('epistaxis');
  });
});

describe('what is heard', () => {
  test.each([
    ['chest pain', 'chest-pain'],
    ["can't breathe", 'breath'],
    ['सीने में दर्द', 'chest-pain'],
    ['overdose', 'overdose'],
    ['choking', 'choking'],
    ['suicidal', 'suicide'],
  ] as [string, DangerId][])('%s is an emergency, or is asked for by name', (text, danger) => {
    const { urgency } = ask(text);
    if (urgency === null || urgency < 4) expect(named(text)).toContain(danger);
  });

  test('what is heard with certainty raises its flag, unless it was denied by a tap', () => {
    const heard = [{ danger: 'stroke', certainty: 0.95 } as const];
    expect(raiseDangers([], heard).map(({ id }) => id)).toEqual(['danger-stroke']);
    expect(raiseDangers([{ danger: 'stroke', state: 'absent' }], heard)).toEqual([]);
    expect(raiseDangers([], [{ danger: 'stroke', certainty: 0.7 }])).toEqual([]);
  });
});

describe('what only the second reader hears', () => {
  test.each([
    ['बाबूजी के सीने पर पत्थर रखा हो ऐसा दबाव, पसीना छूट रहा है', 'chest-pain'],
    ['nani ki saans ukhad rahi hai aur honth neele ho gaye', 'breath'],
  ] as [string, DangerId][])('%s is raised or asked for by name', (text, danger) => {
    const { urgency, flags } = ask(text);
    if (urgency !== null && urgency >= 4) expect(flags.map((flag) => flag.danger)).toContain(danger);
    else expect(named(text)).toContain(danger);
  });

  test.each([
    ['testicle', { sex: 'female' }, false],
    ['testicle', { sex: 'male' }, true],
    ['pregnancy', { sex: 'male' }, false],
    ['pregnancy', { sex: 'female', ageYears: 70 }, false],
    ['pregnancy', { sex: 'female', ageYears: 14 }, true],
    ['birth', { ageYears: 70, afterBirth: true }, true],
    ['baby', { ageYears: 40 }, false],
    ['baby', { ageYears: 1 }, true],
    ['baby', {}, true],
  ] as [DangerId, Partial<Who>, boolean][])('%s of somebody with %o can be meant: %s', (danger, who, isMeant) => {
    expect(fitsPerson(danger, { afterBirth: false, ...who })).toBe(isMeant);
  });

  test.each([
    ['big toe suddenly painful', 'testicle'],
    ['suddenly cannot hear', 'testicle'],
    ['suddenly cannot hear', 'sight'],
    ['leg pain after running', 'belly'],
  ] as [string, DangerId][])('%s is not asked for %s, which is of another place', (text, danger) => {
    expect(named(text)).not.toContain(danger);
  });

  test('a place that is called in any words is still asked for, or an emergency', () => {
    const text = 'one of my balls is suddenly painful';
    expect((ask(text).urgency ?? 0) >= 4 || named(text).includes('testicle')).toBe(true);
  });

  test('a danger that a flag speaks of already is as urgent as the flag says, and a crisis is not asked for again', () => {
    const text = 'My husband hits me and I am afraid to go home.';
    expect(ask(text)).toMatchObject({ urgency: 3, flags: [{ danger: 'violence' }], asks: [] });
  });

  test('what the first reader read in full is asked for and not overruled', () => {
    const text = 'I have pain in my right lower belly';
    expect(ask(text).urgency).toBe(triage({ text, person: {} }, () => []).urgency);
  });

  test.each([
    'Crushing chest pain spreading to my left arm with sweating',
    'Runny nose and sneezing since yesterday',
    'पापा बेहोश हो गए हैं',
    'kal se halka zukam hai',
  ])('%s is never rated lower because somebody listened', (text) => {
    const [alone, together] = [triage({ text, person: {} }, () => []), ask(text)];
    expect(together.urgency ?? 0).toBeGreaterThanOrEqual(alone.urgency ?? 0);
    expect(together.flags).toEqual(expect.arrayContaining(alone.flags));
  });
});

describe('thoughts of dying, and being hurt by somebody', () => {
  test.each(['I am suicidal', 'I have been cutting myself on purpose', 'I was raped last night'])(
    '%s is an emergency without a list of causes',
    (text) => {
      const answer = ask(text);
      expect(answer.urgency).toBeGreaterThanOrEqual(4);
      expect(answer.causes).toEqual([]);
      expect(answer.mustNotMiss).toBeUndefined();
    },
  );
});

test.each([
  ['I nearly fainted when I stood up quickly', 'heartbeat'],
  ['A lump in my groin that I can push back', 'belly'],
])('asked for however well it was read: %s', (text, danger) => {
  const { urgency, asks } = triage({ text, person: {} });
  expect((urgency ?? 0) >= 3 || asks.some((one) => one.danger === danger)).toBe(true);
});
