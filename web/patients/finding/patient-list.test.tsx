import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { PatientListed } from '#contract/patients/patients.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { aPatientListed } from '../testing.ts';
import { PatientList } from './patient-list.tsx';

const LIST = 'GET /api/patients?limit=200&filter=mine';

function show(patients: PatientListed[], more: Parameters<typeof answerCalls>[0] = {}, isDemo = false) {
  const calls = answerCalls({ [LIST]: () => ({ body: patients }), ...more });
  renderPage(<PatientList isDemo={isDemo} currentId={undefined} />);
  return calls;
}

const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search patients' });

test('a patient is listed with age, gender, condition, last visit and status', async () => {
  show([aPatientListed({ status: 'Follow-up' })]);
  const row = await screen.findByRole('listitem');

  for (const words of ['Ananya Rao', '34 y, Female', 'Hypertension', 'Last visit 12 Nov 2026', 'Follow-up'])
    expect(row.textContent).toContain(words);
  expect(screen.getByText(/in your care/).textContent).toContain('1 patient');
});

// spec: 4.11
test('Critical looks destructive, Follow-up secondary, Active default', async () => {
  show((['Critical', 'Follow-up', 'Active'] as const).map((status) => aPatientListed({ name: status, status })));
  const rows = await screen.findAllByRole('listitem');

  expect(rows.map((row) => row.querySelector('[data-look]')?.getAttribute('data-look'))).toEqual([
    'destructive',
    'secondary',
    'default',
  ]);
});

// spec: 2.53
test('picking a patient switches to Diagnosis; the chart has a way of its own', async () => {
  const patient = aPatientListed();
  show([patient]);
  const row = within(await screen.findByRole('listitem'));

  expect(row.getByRole('link', { name: /^Ananya Rao/ }).getAttribute('href')).toBe(
    `/doctor-dashboard?view=diagnosis&patient=${patient.id}`,
  );
  expect(row.getByRole('link', { name: 'Open the chart of Ananya Rao' }).getAttribute('href')).toBe(
    `/doctor-dashboard?view=patients&patient=${patient.id}`,
  );
});

describe('searching', () => {
  const rao = aPatientListed({ name: 'Ananya Rao', condition: 'Hypertension' });
  const das = aPatientListed({ name: 'Mohan Das', condition: 'Heart failure' });

  // spec: 2.53
  test('narrows by name and by condition as one types, whatever the case', async () => {
    show([rao, das], {
      [`${LIST}&q=RAO`]: () => ({ body: [rao] }),
      [`${LIST}&q=heart`]: () => ({ body: [das] }),
      'GET /api/patients/search?q=RAO': () => ({ body: [rao] }),
      'GET /api/patients/search?q=heart': () => ({ body: [] }),
    });
    await screen.findAllByRole('listitem');
    await userEvent.type(search(), 'RAO');
    await waitFor(() => expect(names()).toEqual(['Ananya Rao']));
    await userEvent.clear(search());
    await userEvent.type(search(), 'heart');

    await waitFor(() => expect(names()).toEqual(['Mohan Das']));
  });

  // spec: 8.12
  test('that finds nobody says: No patients found matching your search.', async () => {
    show([rao], { [`${LIST}&q=xy`]: () => ({ body: [] }) });
    await screen.findAllByRole('listitem');
    await userEvent.type(search(), 'xy');

    expect(await screen.findByText('No patients found matching your search.')).toBeDefined();
  });

  test('begins with the key / and goes on with the arrow keys', async () => {
    show([rao, das]);
    await screen.findAllByRole('listitem');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(search());

    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Ananya Rao');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Mohan Das');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(search());
  });
});

// spec: 8.12
test('without patients it says: No patients available.', async () => {
  show([]);
  expect(await screen.findByText('No patients available.')).toBeDefined();
});

test('names that are alike are marked', async () => {
  show(['Sunita Patel', 'Sunita Patil', 'Mohan Das'].map((name) => aPatientListed({ name })));
  const rows = await screen.findAllByRole('listitem');

  expect(rows.map((row) => row.textContent?.includes('Name alike'))).toEqual([true, true, false]);
});

test('a filter asks for those patients alone', async () => {
  const calls = show([aPatientListed()], {
    'GET /api/patients?limit=200&filter=critical': () => ({
      body: [aPatientListed({ name: 'Mohan Das', status: 'Critical' })],
    }),
  });
  await screen.findAllByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'Critical' }));

  await waitFor(() => expect(names()).toEqual(['Mohan Das']));
  expect(calls.at(-1)).toContain('filter=critical');
});

test('of a long list only what is in sight is drawn, and every row says its place', async () => {
  show(Array.from({ length: 150 }, (_, n) => aPatientListed({ name: `Person number ${n * 1_000_003}` })));
  const rows = await screen.findAllByRole('listitem');

  expect(rows.length).toBeLessThan(60);
  expect(rows[2]?.getAttribute('aria-posinset')).toBe('3');
  expect(rows[2]?.getAttribute('aria-setsize')).toBe('150');
});

describe('when the list cannot be fetched', () => {
  const failing = { [LIST]: () => refused(503, 'unexpected', '') };

  // spec: 8.12
  test('a demo says: Failed to fetch patients - Showing mock data as fallback. with five samples that lead nowhere', async () => {
    show([], failing, true);

    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to fetch patients - Showing mock data as fallback.',
    );
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(within(row).getByText('Sample')).toBeDefined();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  // spec: 8.12
  test('a real clinic shows no made-up patient, only the sentence and Retry', async () => {
    let isUp = false;
    show([], { [LIST]: () => (isUp ? { body: [aPatientListed()] } : refused(503, 'unexpected', '')) });

    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Failed to fetch patients');
    expect(notice.textContent).not.toContain('mock');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(names()).toEqual(['Ananya Rao']));
  });
});

describe('somebody who is not in care', () => {
  const stranger = aPatientListed({ name: 'Ravi Shankaran', isInCare: false, condition: null, lastVisit: null });
  const found = {
    [`${LIST}&q=ravi`]: () => ({ body: [] }),
    'GET /api/patients/search?q=ravi': () => ({ body: [stranger] }),
  };
  const endpoint = `POST /api/patients/${stranger.id}/break-glass`;

  async function breakGlass(reason: string, more: Parameters<typeof answerCalls>[0] = {}) {
    const calls = show([], { ...found, ...more });
    await userEvent.type(await screen.findByRole('searchbox'), 'ravi');
    await userEvent.click(await screen.findByRole('button', { name: 'Break the glass for Ravi Shankaran' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Break the glass' }));
    return { calls, dialog };
  }

  test('is found, and the dialog says what breaking the glass does and counts the reason', async () => {
    const { calls, dialog } = await breakGlass('Too short');

    expect(dialog.getByText(/opens to you alone, for 60 minutes/)).toBeDefined();
    expect(dialog.getByText('9 of at least 20 characters')).toBeDefined();
    expect(dialog.getByText('Write at least 20 characters.')).toBeDefined();
    expect(calls).not.toContain(endpoint);
  });

  test('has the chart opened with a written reason', async () => {
    const sent: unknown[] = [];
    await breakGlass('Unconscious in the waiting room', {
      [endpoint]: ({ body }) => {
        sent.push(body);
        return { status: 201, body: { patientId: stranger.id, until: '2026-11-15T07:00:00.000Z' } };
      },
    });

    await waitFor(() => expect(sent).toEqual([{ reason: 'Unconscious in the waiting room' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('has the chart opened with the password and the code too, where the server asks for them', async () => {
    const reason = 'Unconscious in the waiting room';
    const sent: unknown[] = [];
    const { dialog } = await breakGlass(reason, {
      [endpoint]: ({ body }) => {
        sent.push(body);
        if (sent.length > 1)
          return { status: 201, body: { patientId: stranger.id, until: '2026-11-15T07:00:00.000Z' } };
        const fields = { password: 'Enter your password.', code: 'Enter the code from your authenticator app.' };
        return { status: 403, body: { code: 'glass_proof_needed', message: 'Enter your password.', fields } };
      },
    });
    await userEvent.type(await dialog.findByLabelText('Your password'), 'a long secret');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code from your authenticator app' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Break the glass' }));

    await waitFor(() => expect(sent).toEqual([{ reason }, { reason, password: 'a long secret', code: '123456' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
