import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { NoticeSettings } from '#contract/channels.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { NoticeCards } from './notice-cards.tsx';

const BY = { push: true, sms: false, whatsapp: false, mail: true };
const settings = (changes: Partial<NoticeSettings> = {}): NoticeSettings => ({
  choices: { visits: BY, medicines: BY, results: BY, messages: BY, 'earlier-times': { ...BY, mail: false } },
  quietHours: { isOn: true, from: '22:00', until: '07:00' },
  setUp: { push: true, sms: true, whatsapp: false, mail: true },
  isPushOnHere: false,
  pushKey: 'key',
  ...changes,
});

const page = <NoticeCards />;

test('a channel that the clinic has not set up is a sentence, not a column', async () => {
  answerCalls({ 'GET /api/notice-settings': () => ({ body: settings() }) });
  renderPage(page);

  expect(await screen.findByRole('columnheader', { name: 'SMS' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'WhatsApp' })).toBeNull();
  expect(screen.getByText(/WhatsApp is not set up at this clinic\./)).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /WhatsApp/ })).toBeNull();
});

test('several of them are one sentence', async () => {
  const setUp = { push: true, sms: false, whatsapp: false, mail: true };
  answerCalls({ 'GET /api/notice-settings': () => ({ body: settings({ setUp }) }) });
  renderPage(page);
  expect(await screen.findByText(/SMS and WhatsApp are not set up at this clinic\./)).toBeDefined();
});

test('two quick taps are both kept', async () => {
  const sent: NoticeSettings['choices'][] = [];
  answerCalls({
    'GET /api/notice-settings': () => ({ body: settings() }),
    'PUT /api/notice-settings': ({ body }) => {
      sent.push((body as NoticeSettings).choices);
      return { body: settings(body as NoticeSettings) };
    },
  });
  renderPage(page);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Visits by SMS' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Earlier times by e-mail' }));

  await expect.poll(() => sent.length).toBe(2);
  expect([sent[1]?.visits.sms, sent[1]?.['earlier-times'].mail]).toEqual([true, true]);
  expect(screen.getByRole('checkbox', { name: 'Visits by SMS' })).toHaveProperty('checked', true);
});

test('what the server refuses is said, and shown as it is', async () => {
  toast.closeAll();
  answerCalls({
    'GET /api/notice-settings': () => ({ body: settings() }),
    'PUT /api/notice-settings': () => refused(500, 'unexpected', ''),
  });
  renderPage(page);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Visits by SMS' }));

  await expect.poll(() => shownToasts().map(({ title }) => title)).toEqual(['Could not save this. Please try again.']);
  await expect
    .poll(() => (screen.getByRole('checkbox', { name: 'Visits by SMS' }) as HTMLInputElement).checked)
    .toBe(false);
  toast.closeAll();
});

test('quiet hours are turned off and on, and show their times only while they are on', async () => {
  let now = settings({ quietHours: { isOn: true, from: '21:15', until: '07:00' } });
  answerCalls({
    'GET /api/notice-settings': () => ({ body: now }),
    'PUT /api/notice-settings': ({ body }) => {
      now = { ...now, ...(body as Partial<NoticeSettings>) };
      return { body: now };
    },
  });
  renderPage(page);
  expect(await screen.findByLabelText('Quiet from')).toHaveProperty('value', '21:15');
  await userEvent.selectOptions(screen.getByLabelText('Quiet until'), '08:30');
  await expect.poll(() => now.quietHours).toEqual({ isOn: true, from: '21:15', until: '08:30' });
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  expect(screen.queryByLabelText('Quiet from')).toBeNull();
  await expect.poll(() => now.quietHours.isOn).toBe(false);
});

test('a browser that cannot show notices says so', async () => {
  answerCalls({ 'GET /api/notice-settings': () => ({ body: settings() }) });
  renderPage(page);
  expect(await screen.findByText(/This browser cannot show them\./)).toBeDefined();
  expect(screen.getByRole('switch', { name: 'Notices on this device' })).toHaveProperty('disabled', true);
});
