import { describe, expect, test } from 'vitest';
import type { Topic } from '#contract/channels.ts';
import type { AnyTopic } from '../notices/topics.ts';
import { channelsFor, choicesOf, heldUntil } from './who-is-told.ts';
import { sentenceFor, textFor } from './words.ts';

const ALL = { push: true, sms: true, whatsapp: true };
const ONLY_PUSH = { push: true, sms: false, whatsapp: false };
const TOPICS: AnyTopic[] = [
  'visits',
  'medicines',
  'results',
  'messages',
  'earlier-times',
  'urgent',
  'danger',
  'account',
];

describe('whoever has chosen nothing is told', () => {
  test.each<[AnyTopic, string[], string[]]>([
    ['visits', ['push', 'sms'], ['push']],
    ['medicines', ['push'], ['push']],
    ['results', ['push'], ['push']],
    ['messages', ['push'], ['push']],
    ['earlier-times', ['push', 'sms'], ['push']],
    ['urgent', ['push', 'sms'], ['push']],
    ['danger', ['push', 'sms'], ['push']],
    ['account', ['push'], ['push']],
  ])('of %s by %j, and in a clinic without texts by %j', (topic, everywhere, withoutTexts) => {
    expect(channelsFor(topic, choicesOf([]), ALL)).toEqual(everywhere);
    expect(channelsFor(topic, choicesOf([]), ONLY_PUSH)).toEqual(withoutTexts);
  });
});

describe('what was chosen counts', () => {
  const off = (topic: Topic) =>
    ['push', 'sms', 'whatsapp', 'mail'].map((channel) => ({ topic, channel, is_on: false }));

  test('a topic that was turned off is told nowhere, the others as before', () => {
    const choices = choicesOf(off('visits'));
    expect(channelsFor('visits', choices, ALL)).toEqual([]);
    expect(channelsFor('earlier-times', choices, ALL)).toEqual(['push', 'sms']);
  });

  test('WhatsApp is used by whoever turned it on, where the clinic has it', () => {
    const choices = choicesOf([{ topic: 'messages', channel: 'whatsapp', is_on: true }]);
    expect(channelsFor('messages', choices, ALL)).toEqual(['push', 'whatsapp']);
    expect(channelsFor('messages', choices, ONLY_PUSH)).toEqual(['push']);
  });

  test('an answered call for help is told although everything else is off', () => {
    const nothing = choicesOf((['visits', 'medicines', 'results', 'messages', 'earlier-times'] as const).flatMap(off));
    expect(TOPICS.filter((topic) => channelsFor(topic, nothing, ALL).length > 0)).toEqual([
      'urgent',
      'danger',
      'account',
    ]);
  });
});

describe('at 23:00', () => {
  const night = { from: '22:00', until: '07:00' };
  const now = new Date('2026-03-02T17:30:00Z');
  test.each<[string, boolean, string | null]>([
    ['what is not urgent waits until 07:00', false, '2026-03-03T01:30:00Z'],
    ['what is urgent leaves at once', true, null],
  ])('%s', (_what, isUrgent, until) => {
    expect(heldUntil(isUrgent, night, 'Asia/Kolkata', now)).toEqual(until && new Date(until));
  });
});

test.each(TOPICS)('a lock screen says of %s only that there is news', (topic) => {
  expect(sentenceFor(topic)).toMatch(/^[A-Z][a-z ]+\. Open the app/);
  expect(sentenceFor(topic)).not.toMatch(/doctor|Dr\.|test|result|medicine|diagnos|blood|cardio|clinic of/i);
});

// Nobody has confirmed the number: a stranger learns nothing of visits, messages, medicines or help.
test.each([...TOPICS, 'urgent', 'danger', 'account'] as const)(
  'a text says of %s only how soon to look, and how',
  (topic) => {
    expect(textFor(topic)).toMatch(/^Nadi: .+ Open the app( now)?, or phone us\.$/);
    expect(textFor(topic)).not.toMatch(/visit|message|remind|result|clinic|help|earlier|account/i);
    expect(textFor(topic).length).toBeLessThanOrEqual(160);
  },
);

test.each([...TOPICS, 'urgent', 'danger', 'account'] as const)(
  'what a lock screen and a text say of %s in Hindi is Hindi, and tells to open the app',
  (topic) => {
    for (const words of [sentenceFor(topic, 'hi'), textFor(topic, 'hi')]) {
      expect(words).toMatch(/^[\p{Script=Devanagari}\p{M}Nadi:,। ]+$/u);
      expect(words).toMatch(/ऐप खोलें/);
      expect(words).not.toMatch(/डॉक्टर|जाँच|रिपोर्ट|दवा|ख़ून/);
    }
  },
);
