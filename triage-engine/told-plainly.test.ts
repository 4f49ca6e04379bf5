import { expect, test } from 'vitest';
import { triage } from './triage.ts';

const asked = (text: string) => triage({ text, person: {} });

test.each([
  'Father holds the newspaper at the window now. Both eyes have got hazier over the last year or so, no pain.',
  'Mole on my shoulder my husband keeps on about. It has got bigger over the last couple of months, edges gone wonky and two colours.',
  'मेरे गले में सामने गाँठ सी दिखती है जो निगलने पे हिलती है, दर्द नहीं, दो महीने हो गए',
])('a place, a trouble and no danger: within days, after all danger signs were asked for: %s', (text) => {
  const { urgency, asks, causes, enough } = asked(text);
  expect({ urgency, enough, causes }).toEqual({ urgency: 2, enough: false, causes: [] });
  expect(asks.length).toBeGreaterThanOrEqual(10);
});

test.each([['A 21-year-old woman had sex two days ago and does not want a child. She has no complaints.', 2]])(
  'of somebody told about by age nothing needs a name to be shown to a doctor: %s',
  (text, least) => {
    expect(asked(text).urgency).toBeGreaterThanOrEqual(least);
    expect(asked(text).urgency).toBeLessThanOrEqual(3);
  },
);

test('where a danger was half heard beside it, it is not said that none was', () => {
  const { why, urgency } = asked(
    'A 40-year-old man was brought in by two friends who could not make him answer at all.',
  );
  expect([null, 3, 4, 5]).toContain(urgency);
  expect(why.join(' ')).not.toContain('None of the dangers');
});

test('in pregnancy the same is for today', () => {
  const text = 'मेरे गले में सामने गाँठ सी दिखती है जो निगलने पे हिलती है, दर्द नहीं, दो महीने हो गए';
  expect(triage({ text, person: { sex: 'female', pregnant: true } }).urgency).toBe(3);
});

test.each([
  'zzz qqq vvv is doing the thing again',
  'Something is wrong and I cannot say what it is, please help me now',
  'Me duele mucho la cabeza desde ayer por la noche',
  'When does the pharmacy beside the eye clinic open on Sunday?',
])('what nobody understood has no number: %s', (text) => {
  expect(asked(text).urgency).toBeNull();
});

test('an alarm that is heard gives no harmless number', () => {
  const { urgency, asks } = asked(
    'Diwali rocket came straight on my cousin’s face, he sees only light with that eye, not fingers',
  );
  expect(urgency === null || urgency >= 3).toBe(true);
  expect(asks[0]?.danger).toBe('eye-injury');
});
