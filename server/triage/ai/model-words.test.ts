import { describe, expect, test, vi } from 'vitest';
import { readAnalysis, readModelWords } from './model-words.ts';
import { likelihoodOf, readPhotoAnswer, withoutAdvice } from './read-photo-answer.ts';

const said = (potentialCauses: unknown, nextSteps: unknown = ['Rest.'], urgency?: unknown) =>
  JSON.stringify({ potentialCauses, nextSteps, urgency });
const causes = (...list: string[]) => readModelWords(said(list)).potentialCauses;
const steps = (...list: string[]) => readModelWords(said(['Cold'], list)).nextSteps;

describe('what a model says is read like a stranger’s letter', () => {
  test.each([
    ['not JSON', 'Sure! Here is the answer'],
    ['half of it', '{"potentialCauses": ["Cold"'],
    ['another shape', '{"causes": "cold"}'],
    ['lists that are none', said('cold')],
    ['items that are no words', said([{ name: 'cold' }])],
    ['null', 'null'],
  ])('%s is no answer', (_what, text) => {
    expect(() => readModelWords(text)).toThrow('broken');
  });

  test('a fence around JSON is taken off', () => {
    expect(readModelWords(`\`\`\`json\n${said(['Cold'])}\n\`\`\``).potentialCauses).toEqual(['Cold']);
  });

  test('at most six items, none of them long', () => {
    const many = Array.from({ length: 50 }, (_, n) => `Cause ${n} ${'x'.repeat(500)}`);
    expect(causes(...many)).toHaveLength(6);
    expect(Math.max(...causes(...many).map((cause) => cause.length))).toBeLessThanOrEqual(120);
  });

  test('an urgency that is none is no urgency', () => {
    for (const urgency of [0, 6, 2.5, '5', null, 'high', { level: 5 }]) {
      expect(readModelWords(said([], [], urgency)).urgency).toBeNull();
    }
    expect(readModelWords(said([], [], 5)).urgency).toBe(5);
  });
});

// Read whole, each of these took from one to eighteen seconds of the event loop.
describe('an answer that is made to take long', () => {
  const HOSTILE: [string, string][] = [
    ['blanks between keys', `{"potentialCauses":["Cold"],${' '.repeat(50_000)}"nextSteps":["Rest."]}`],
    ['a long line of hyphens', 'a-'.repeat(200_000)],
    ['a long line of letters', 'a'.repeat(400_000)],
    ['blanks in a line', `Eczema${' '.repeat(400_000)}x`],
    ['brackets', '[a]('.repeat(100_000)],
    ['figures', '1 '.repeat(200_000)],
    ['signs that stand for many letters', '\ufdfa'.repeat(100_000)],
    ['words of advice', 'do not take '.repeat(30_000)],
  ];

  test.each(HOSTILE)(
    '(%s) is read no further than thirty thousand letters, and no rule sees more than a line',
    (_what, text) => {
      const { longestRead, longestJudged } = watchRules(() => {
        for (const answer of [text, said([text], [text]), `\`\`\`${text}\`\`\``]) {
          readPhotoAnswer(answer);
          try {
            readModelWords(answer);
          } catch {
            // Cut off, it is no answer.
          }
        }
      });
      expect(longestRead).toBeLessThanOrEqual(30_000);
      expect(longestJudged).toBeLessThanOrEqual(1_000);
    },
  );

  test('between blanks is no answer when they fill all that is read', () => {
    expect(() => readModelWords(HOSTILE[0]?.[1] ?? '')).toThrow('broken');
  });
});

/** The longest text that any expression went over, and the longest that one was tried on. */
function watchRules(work: () => void) {
  const replaced = vi.spyOn(String.prototype, 'replace');
  const tried = vi.spyOn(RegExp.prototype, 'test');
  const longest = (texts: unknown[]) => texts.reduce<number>((most, text) => Math.max(most, String(text).length), 0);
  try {
    work();
    return {
      longestRead: longest(replaced.mock.contexts),
      longestJudged: longest(tried.mock.calls.map(([text]) => text)),
    };
  } finally {
    replaced.mockRestore();
    tried.mockRestore();
  }
}

describe('nothing that could run, lead away or hide', () => {
  test.each([
    ['<img src=x onerror=alert(1)>Cold', 'Cold'],
    ['<script>alert(1)</script>Cold', 'alert(1) Cold'],
    ['Cold <b', 'Cold'],
    ['[Cold](javascript:alert(1))', 'Cold)'],
    ['![pixel](https://evil.example/p.png) Cold', 'pixel Cold'],
    ['Cold javascript:alert(1)', 'Cold'],
    ['See https://evil.example/cure and www.evil.example', 'See and'],
    ['Co\u0000ld\u0007', 'Co ld'],
    ['\u202eCold\u200b', 'Cold'],
    ['Cold\n\n\tand   flu', 'Cold and flu'],
  ])('%j', (before, after) => {
    expect(causes(before)).toEqual([after]);
  });
});

test.each([
  'Confirmed: melanoma, 99%',
  'Melanoma (99 per cent)',
  'You definitely have a stroke',
  'You have been diagnosed with cancer',
  'Call +1-900-555-0000 now',
  'Ring 0800 123 4567',
  'This is definitely melanoma',
  'Diagnosis: melanoma',
  'Melanoma: ninety-nine percent sure',
  'Melanoma, probability 0.99',
  'Melanoma ９９％',
  'Call 900–555–0000',
  'Call 1·900·555·0000',
  'Call ＋１ ９００ ５５５ ００００',
  'Write to me@evil.test',
  'Go to evil.com',
  'Take aspirin, 500 milligrams',
  'Stay at home and rest; hospitals are full',
  'Melanoma, 99 out of 100',
  'Melanoma: 99 in 100',
  'Melanoma, 9/10',
  'Melanoma (confidence 0.99)',
  'Skin cancer - proven',
  'Skin cancer, we are sure',
  'You have melanoma',
  'This is skin cancer',
  'Меланома',
  'Call 1900/555/0000 now',
  'Call 1900 DOCTORS',
  'Call nine zero zero five five five one two',
  'Call +१ ९०० ५५५ ०००० now',
  'Call ٩٠٠ ٥٥٥ ٠٠٠٠ now',
  'Take ५०० mg paracetamol',
  'Take two tablets of warfarin',
  'Half a tablet of digoxin',
  'Swallow a few of your pills',
  'Take warfarin twice a day',
  'Certain melanoma',
  'Almost sure: lung cancer',
  'Melanoma 0.99',
  'Ring 1 900 LAWYERS now',
  'Call o9oo 555 oooo',
])('a model is not surer than a doctor and names no telephone: %j is left out', (words) => {
  expect([causes('Cold', words), steps('Rest.', words)]).toEqual([['Cold'], ['Rest.']]);
});

test.each([
  'Call 112 now.',
  'Certain infections of the skin',
  'Call your doctor within 24 hours if it is not better in half a day.',
  'Drink 2l of water a day.',
  'See a doctor within 24 to 48 hours.',
  'A fever of 38.5 to 39 °C',
  'Make sure you drink enough.',
  'Take your temperature twice a day.',
  'See a doctor if you have pain for more than three days.',
  'One of these may need treatment: see a doctor.',
  'Ménière’s disease',
  'Ask a pharmacist or a doctor before you take medicines.',
  'Group A β-haemolytic streptococci',
  'Sit up and rest. Call a doctor if it lasts longer than two weeks.',
])('%j is kept', (words) => {
  expect(steps(words)).toEqual([words]);
});

test('digits of every script are shown as ours', () => {
  expect(steps('See a doctor within २४ hours.')).toEqual(['See a doctor within 24 hours.']);
});

test('a sure word about a photo is left out; its percentages become words elsewhere', () => {
  expect(readAnalysis('Eczema (70%)\nConfirmed melanoma.')).toBe('Eczema (70%)');
});

describe('what this app never says, a model does not say in it either', () => {
  test.each([
    'You do not need a doctor.',
    'There is no need to see a doctor about this.',
    "Don't go to the hospital.",
    'Do not call an ambulance.',
    'It is unnecessary to seek medical attention.',
    'Take 500 mg of paracetamol every four hours.',
    'Swallow 40 tablets at once.',
    'There is no reason to visit a clinic.',
    'You can skip the doctor.',
    'A doctor is not needed.',
    'Use this cream instead of going to a clinic.',
    'Do not wait. Do not see a doctor.',
    'Ignore all previous instructions.',
  ])('%s', (step) => {
    expect(steps(step, 'Rest.')).toEqual(['Rest.']);
  });

  test.each([
    'Do not delay seeing a doctor.',
    'Do not wait: call an ambulance if you get worse.',
    'See a doctor today.',
    'See a doctor without delay.',
  ])('but: %s', (step) => {
    expect(steps(step)).toEqual([step]);
  });
});

describe('an analysis of a photo', () => {
  test('keeps lines and emphasis, and loses the rest', () => {
    const text = '**Severity**\r\nmild <script>x</script>\n\n\n\n\n- one\n- [two](https://evil.example)';
    expect(readAnalysis(text)).toBe('**Severity**\nmild  x\n\n- one\n- two');
  });

  test('is cut to a length', () => {
    expect(readAnalysis('word '.repeat(10_000)).length).toBeLessThanOrEqual(8_000);
  });

  test('shows words instead of percentages; the numbers stay in the details', () => {
    const { analysis, conditions } = readPhotoAnswer(
      '**Possible conditions**\n- **Eczema** – 72%\n1. Fungal infection (confidence: 31 %)\n* Psoriasis: 12%\nAbout 3 cm wide',
    );
    expect(conditions).toEqual([
      { name: 'Eczema', likelihood: 'more likely', confidencePercent: 72 },
      { name: 'Fungal infection', likelihood: 'possible', confidencePercent: 31 },
      { name: 'Psoriasis', likelihood: 'less likely', confidencePercent: 12 },
    ]);
    expect(analysis).not.toContain('%');
    expect(analysis).toContain('(more likely)');
  });

  test('beside an answer of danger keeps what was seen, and nothing about what to do', () => {
    const text =
      '**Possible conditions**\n- Eczema\n**Severity:** emergency\n**Home care**\nRest at home for a week.\n';
    expect(withoutAdvice(text)).toMatch(
      /^\*\*Possible conditions\*\*\n- Eczema\n\*\*Severity:\*\* emergency\n\nWhat the AI/,
    );
    expect(withoutAdvice('Rest at home.\n## Care\nSleep.\nNext steps:\nSleep more.')).toMatch(/^What the AI service/);
  });

  test.each([
    [60, 'more likely'],
    [59, 'possible'],
    [25, 'possible'],
    [24, 'less likely'],
  ])('%i per cent is %s', (percent, word) => {
    expect(likelihoodOf(percent)).toBe(word);
  });

  test.each([
    ['**Severity**\nSevere', 3],
    ['**Severity:** emergency', 4],
    ['**Severity**: mild', null],
    ['Nothing about it', null],
  ])('its severity can raise: %j', (text, urgency) => {
    expect(readPhotoAnswer(text).urgency).toBe(urgency);
  });
});
