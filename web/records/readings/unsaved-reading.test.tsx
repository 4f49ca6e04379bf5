import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { answerCalls } from '#web/testing.tsx';
import { addPressure, pressureNow, READINGS, show, showPage } from '../testing-home.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a dangerous reading that cannot be sent is judged here, kept, and saved by Try again', async () => {
  const saved: unknown[] = [];
  let isOffline = true;
  const answers: Parameters<typeof answerCalls>[0] = {
    [`GET ${READINGS}?limit=500`]: () => ({ body: [] }),
    [`POST ${READINGS}`]: ({ body }) => {
      if (isOffline) throw new TypeError('offline');
      saved.push(body);
      return { status: 201, body: pressureNow() };
    },
  };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  const { unmount } = showPage(answers);
  await addPressure();

  expect(await screen.findByRole('heading', { name: 'Measure again in 5 minutes.' })).toBe(document.activeElement);
  expect(screen.getByText('Not saved: no connection.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Call 108' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hard to breathe' }));
  expect(screen.getByRole('heading', { name: 'Call 108 now.' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Not saved: no connection.')).toBeDefined();
  unmount();

  // The page is loaded again, and what was typed is there with the time of the first try.
  showPage(answers);
  expect(await screen.findByText('Blood pressure 192/124 mmHg is dangerously high.')).toBeDefined();
  expect(screen.getByText('Not saved: the clinic has not seen it.')).toBeDefined();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'What to do now' }));
  expect(await screen.findByRole('heading', { name: 'Measure again in 5 minutes.' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => saved).toMatchObject([{ readings: [{ value: 192, measuredAt: expect.any(String) }] }]);
  await waitFor(() => expect(screen.queryByText(/Not saved/)).toBeNull());
  expect(sessionStorage.getItem('nadi-reading-p1')).toBeNull();
});

test('an answer that does not come leaves nobody waiting for the instruction', async () => {
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: [] }), [`POST ${READINGS}`]: () => new Promise(() => {}) });
  await addPressure();
  expect(await screen.findByText('Not saved yet: the clinic does not answer.', {}, { timeout: 4_000 })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Measure again in 5 minutes.' })).toBeDefined();
});

test('a reading with half a time is not sent as one of now', async () => {
  const calls = show({ [`GET ${READINGS}?limit=500`]: () => ({ body: [] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add blood pressure' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Upper (systolic)' }), '192');
  await userEvent.type(screen.getByRole('textbox', { name: 'Lower (diastolic)' }), '124');
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '17112026{Enter}');
  expect(screen.getByText('Enter the time as hh:mm, 24 hours.')).toBeDefined();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a reading that is given up is not there again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: [] }) });
  await addPressure();
  await screen.findByText('Not saved: no connection.');
  await userEvent.click(screen.getByText('Close'));
  await userEvent.click(await screen.findByRole('button', { name: 'Do not save' }));

  expect(screen.queryByText(/Not saved/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add blood pressure' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Upper (systolic)' })).value).toBe('');
});

test('a reading that was typed and not sent is there again after a reload', async () => {
  const answers = { [`GET ${READINGS}?limit=500`]: () => ({ body: [] }) };
  const { unmount } = showPage(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Add blood pressure' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Upper (systolic)' }), '142');
  unmount();

  showPage(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Add blood pressure' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Upper (systolic)' })).value).toBe('142');
  expect(screen.queryByText(/Not saved/)).toBeNull();
});

test('a reading of another kind than the form began with is still of that kind after a reload, with its time', async () => {
  const answers = { [`GET ${READINGS}?limit=500`]: () => ({ body: [] }) };
  const { unmount } = showPage(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Add reading' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Day' }), '17112026');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What was measured' }), 'Heart rate');
  await userEvent.type(screen.getByRole('textbox', { name: 'Heart rate' }), '72');
  unmount();

  showPage(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Add reading' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Heart rate' })).value).toBe('72');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).not.toBe('');
  expect(screen.queryByRole('textbox', { name: 'Upper (systolic)' })).toBeNull();
});
