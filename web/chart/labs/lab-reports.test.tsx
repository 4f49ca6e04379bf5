import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { aLabOrder, aLabReport, PATIENT_ID } from '../testing.ts';
import { LabReports } from './lab-reports.tsx';

const LIST = `GET /api/patients/${PATIENT_ID}/lab-reports`;
const ORDER = aLabOrder().id;

function show(reports: LabReport[], waiting: LabOrder[] = [], more: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ [LIST]: () => ({ body: { reports, waiting } }), ...more });
  renderPage(<LabReports patientId={PATIENT_ID} />);
  return calls;
}

// spec: 3.11
test('a report stands with test, date, result, unit, range, status in words, earlier values and its file', async () => {
  show([
    aLabReport({ earlier: [{ date: '2026-08-20', value: 8.1 }], pdfUrl: '/api/lab-orders/1/report' }),
    aLabReport({
      id: 'b',
      orderId: 'b',
      test: 'TSH',
      measure: 'TSH',
      value: 2.3,
      unit: 'mIU/L',
      status: 'normal',
      flag: null,
    }),
  ]);
  const [, abnormal, normal] = await screen.findAllByRole('row');

  for (const words of ['HbA1c', '12 Nov 2026', '7.4 %', '4 to 6.5', 'High', '8.1'])
    expect(abnormal?.textContent).toContain(words);
  expect(normal?.textContent).toContain('Normal');
  expect(normal?.textContent).toContain('first result');
  expect(screen.getByRole('img', { name: '7.4, reference 4 to 6.5' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'PDF of HbA1c' }).getAttribute('href')).toBe('/api/lab-orders/1/report');
});

test('a high and a critical value do not share a mark, and figures in a narrow card have their names', async () => {
  show([
    aLabReport({ flag: 'Critical high', earlier: [{ date: '2026-08-20', value: 8.1 }] }),
    aLabReport({ id: 'b', orderId: 'b', measure: 'TSH', flag: 'High' }),
  ]);
  const [, critical, high] = await screen.findAllByRole('row');
  expect(critical?.textContent).toContain('Critical high');
  expect(critical?.textContent).toMatch(/Reference 4 to 6.5.*Before 8.1/);
  expect(high?.textContent).not.toContain('Critical');
});

test('only the abnormal ones, or what waits for its result', async () => {
  show(
    [aLabReport(), aLabReport({ id: 'b', orderId: 'b', measure: 'TSH', status: 'normal', flag: null })],
    [aLabOrder({ test: 'Vitamin B12' })],
  );
  await screen.findAllByRole('row');
  await userEvent.click(screen.getByRole('button', { name: 'Abnormal 1' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Waiting 1' }));
  expect(screen.getByRole('list', { name: 'Waiting orders' }).textContent).toMatch(/Vitamin B12.*not collected yet/);
});

test('what was measured three times or more is drawn over time', async () => {
  const earlier = [8.1, 8.6].map((value, n) => ({ date: `2026-0${8 - 3 * n}-20`, value }));
  show([aLabReport({ earlier }), aLabReport({ id: 'b', orderId: 'b', measure: 'TSH', earlier: earlier.slice(0, 1) })]);

  expect(await screen.findByRole('img', { name: 'HbA1c over 3 results: 8.6, 8.1, 7.4 %' })).toBeDefined();
  expect(screen.queryByRole('img', { name: /^TSH over/ })).toBeNull();
});

describe('a result', () => {
  const resulted = aLabOrder({
    state: 'resulted',
    version: 4,
    can: { take: false, collect: false, enterResult: false, review: true, release: false, cancel: false },
    result: {
      values: [{ name: 'HbA1c', value: 7.4, unit: '%', low: 4, high: 6.5, flag: 'High', criticalLimit: null }],
      text: '',
      isAbnormal: true,
      isCritical: false,
      hasFile: false,
      enteredBy: 'Priya Thomas',
      enteredAt: '2026-11-12T05:00:00.000Z',
      version: 1,
    },
  });
  const review = `POST /api/lab-orders/${ORDER}/review`;

  async function openReview(more: Parameters<typeof answerCalls>[0]) {
    show([aLabReport()], [], { [`GET /api/lab-orders/${ORDER}`]: () => ({ body: resulted }), ...more });
    await userEvent.click(await screen.findByRole('button', { name: 'Review HbA1c' }));
    return within(await screen.findByRole('dialog'));
  }

  // spec: 3.11
  test('is reviewed as it was seen, with a note, and released in one step', async () => {
    const sent: unknown[] = [];
    const dialog = await openReview({
      [review]: ({ body }) => {
        sent.push(body);
        return { body: resulted };
      },
    });
    expect(await dialog.findByText(/Entered .* by Priya Thomas/)).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Better than in August.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reviewed, release' }));

    await waitFor(() => expect(sent).toEqual([{ version: 4, release: true, note: 'Better than in August.' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that was corrected meanwhile says so in place', async () => {
    const dialog = await openReview({
      [review]: () => refused(409, 'lab_order_moved_on', 'This result was corrected. Look at it again.'),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Reviewed, release' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('This result was corrected.');
  });

  test('that was reviewed is released to the patient', async () => {
    const endpoint = `POST /api/lab-orders/${ORDER}/release`;
    const calls = show([aLabReport({ state: 'reviewed' })], [], { [endpoint]: () => ({ body: resulted }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Release HbA1c to the patient' }));

    await waitFor(() => expect(calls).toContain(endpoint));
  });

  test('of several values is reviewed once', async () => {
    show([aLabReport(), aLabReport({ id: 'second', measure: 'Estimated average glucose' })]);
    expect(await screen.findAllByRole('button', { name: /^Review/ })).toHaveLength(1);
  });
});
