import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoginPage } from '#web/identity/login/login-page.tsx';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { dayAndTime, longDay, timeOfDay } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import { HINDI, wordsFromServer, wordsOfNotice } from './hindi/app.ts';
import { show, t, tCount, tFromServer, tNotice } from './say.ts';

beforeEach(() => show('hi', HINDI, wordsFromServer, wordsOfNotice));
afterEach(() => show('en', null));

test('the login of patients is in Hindi: its words, what is missing, and what the server refuses', async () => {
  answerCalls({
    'GET /api/session': () => ({ body: { me: null } }),
    'POST /api/patients/login': () => refused(429, 'login_locked', 'Too many failed tries.'),
  });
  renderPage(<LoginPage who="patient" />);

  expect(await screen.findByRole('heading', { name: 'मरीज़ लॉगिन' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'लॉगिन करें' }));
  expect(await screen.findByText('PUD ज़रूरी है।')).toBeTruthy();
  expect(screen.getByText('पासवर्ड ज़रूरी है।')).toBeTruthy();

  await userEvent.type(screen.getByRole('textbox', { name: 'PUD' }), 'PUD-7K3QX-2M9TD');
  await userEvent.type(screen.getByLabelText('पासवर्ड'), 'not this one');
  await userEvent.click(screen.getByRole('button', { name: 'लॉगिन करें' }));
  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('बहुत बार ग़लत कोशिश हुई। 15 मिनट रुककर फिर कोशिश करें');
});

test('days and times are in Hindi, in 24 hours and Latin digits', () => {
  const zone = 'Asia/Kolkata';
  const now = new Date('2026-11-15T08:00:00Z');
  expect(longDay(now, zone)).toBe('रविवार 15 नवंबर');
  expect(timeOfDay('2026-11-15T14:05:00Z', zone)).toBe('19:35');
  expect(dayAndTime('2026-11-14T10:00:00Z', zone, now)).toBe('बीते कल 15:30');
  expect(dayAndTime('2026-11-16T10:00:00Z', zone, now)).toBe('आने वाले कल 15:30');
  expect(dayWords('2026-11-16')).toEqual({ weekday: 'सोम', number: '16', month: 'नव॰' });
});

test('what is counted has the form of Hindi', () => {
  expect([0, 1, 2].map((n) => tCount('{n} new answer', '{n} new answers', n))).toEqual([
    '0 नया जवाब',
    '1 नया जवाब',
    '2 नए जवाब',
  ]);
});

test('a sentence of the server that no catalogue has stays as it came, and a danger is as strong as in English', () => {
  expect(tFromServer('Something new.', 'never_heard')).toBe('Something new.');
  expect(tFromServer('x', 'danger_in_message')).toContain('जवाब का इंतज़ार न करें');
  // A sentence of a server that is newer than this page keeps what it says more, in English.
  const more = tFromServer('Ask your doctor before taking this again.', 'repeat_not_possible');
  expect(more).toMatch(/^\P{ASCII}.* Ask your doctor before taking this again\.$/u);
  expect(tFromServer('Please log in.', 'not_signed_in')).toBe('कृपया लॉगिन करें।');
  expect(t('Do not wait for an answer.')).toBe('जवाब का इंतज़ार न करें।');
});

test('a refusal with a detail is in Hindi as a whole, with its numbers, names and days', () => {
  const said = (code: string, detail: string, values: Record<string, unknown> = {}) =>
    tFromServer('In English.', code, { detail, values });
  expect(said('danger_in_message', 'call', { emergencyNumber: '112' })).toBe(
    'यह इमरजेंसी हो सकती है। जवाब का इंतज़ार न करें: अभी 112 पर कॉल करें, या पहले ख़तरे के लक्षण देखें।',
  );
  const from = { at: '2026-11-18T06:00:00.000Z', zone: 'Asia/Kolkata' };
  expect(said('repeat_not_possible', 'enough', { from })).toBe(
    'अभी आपके पास यह दवा काफ़ी है। आप बुधवार 18 नवंबर से माँग सकते हैं।',
  );
  expect(said('repeat_not_possible', 'held')).toMatch(/^यह दवा दोबारा लेने से पहले अपने डॉक्टर से पूछें।/);
  expect(said('repeat_not_possible', 'not-known-yet')).toMatch(/In English\.$/);
});

test('a notice is in Hindi by its code, and one without a code stays English and says so', () => {
  const kept = { title: 'English', text: 'English.' };
  expect(
    tNotice({ ...kept, code: 'called-in-to-room', values: { doctor: 'Dr. Rao', room: 'room 4', directions: '' } }),
  ).toEqual({ title: 'आपकी बारी है: Dr. Rao आपको बुला रहे हैं, room 4', text: 'कृपया अभी अंदर जाएँ।', lang: undefined });
  expect(tNotice({ ...kept, code: null, values: {} })).toEqual({ ...kept, lang: 'en' });
});
