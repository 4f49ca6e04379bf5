import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { StoredDoctorPage } from '#contract/staffing/writing-doctor-pages.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { DoctorPageCard } from './doctor-page-card.tsx';
import { DoctorPageForm } from './doctor-page-form.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000013';
const [GET, PUT] = [`GET /api/doctors/${ID}/page`, `PUT /api/doctors/${ID}/page`];
const PAGE: StoredDoctorPage = {
  languages: ['en'],
  qualifications: ['MBBS'],
  seesFor: ['Palpitations', 'High blood pressure'],
  about: '',
  room: 'Room 2',
  directions: '',
  version: 3,
  savedAt: '2026-11-10T06:00:00.000Z',
  savedBy: 'Leela Krishnan',
};

type Answers = Parameters<typeof answerCalls>[0];

function show(answers: Answers) {
  const sent: unknown[] = [];
  const onSaved = vi.fn();
  answerCalls({
    ...answers,
    [PUT]: (call) => {
      sent.push(call.body);
      return answers[PUT]?.(call) ?? { body: { ...PAGE, version: 4 } };
    },
  });
  renderPage(<DoctorPageForm doctorId={ID} page={PAGE} onSaved={onSaved} onCancel={() => undefined} />);
  return { sent, onSaved };
}

async function retype(label: string | RegExp, words: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (words) await userEvent.paste(words);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('lines become a list, languages become codes, and the version that was read goes along', async () => {
  const { sent, onSaved } = show({});
  await retype(/^Qualifications/, 'MBBS\n\n  MD (General Medicine) ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Malayalam' }));
  await press('Save');

  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(sent).toMatchObject([
    {
      ...{ qualifications: ['MBBS', 'MD (General Medicine)'], seesFor: PAGE.seesFor },
      ...{ languages: ['en', 'ml'], room: 'Room 2', version: 3 },
    },
  ]);
});

test('what does not fit is said at its field before anything is sent', async () => {
  const { sent } = show({});
  await retype(/^Sees people for/, 'x'.repeat(81));
  await press('Save');
  expect(await screen.findByText('Each line can be at most 80 characters long.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Sees people for/));
  expect(sent).toEqual([]);
});

test('what the server refuses in a line stands at the field of the lines', async () => {
  show({ [PUT]: () => refused(400, 'bad_input', 'Some fields need your attention.', { 'seesFor.1': 'Not this.' }) });
  await screen.findByLabelText(/^Sees people for/);
  await press('Save');
  expect(await screen.findByText('Not this.')).toBeDefined();
  expect(screen.getByLabelText(/^Sees people for/).getAttribute('aria-invalid')).toBe('true');
});

test('when someone else was quicker nothing that was typed is lost, and nothing of theirs is undone', async () => {
  const theirs = { ...PAGE, room: 'Room 9', version: 4, savedBy: 'Leela Krishnan' };
  let isFirst = true;
  const { sent, onSaved } = show({
    [GET]: () => ({ body: theirs }),
    [PUT]: () => {
      const wasFirst = isFirst;
      isFirst = false;
      return wasFirst ? refused(409, 'version_outdated', 'Someone changed this.') : { body: { ...theirs, version: 5 } };
    },
  });
  await retype(/^How to get there/, 'Left of the lift.');
  await press('Save');

  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('Leela Krishnan changed this page in the meantime.');
  expect(box.textContent).toContain('Changed: Room.');
  await press('Save');
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(sent[1]).toMatchObject({ room: 'Room 9', directions: 'Left of the lift.', version: 4 });
});

test('a doctor sees their own page as patients read it, or that there is none', async () => {
  answerCalls({ [GET]: () => ({ body: PAGE }) });
  const { unmount } = renderPage(<DoctorPageCard doctorId={ID} />);
  expect(await screen.findByText('Palpitations, High blood pressure')).toBeDefined();
  expect(screen.queryByText('How to get there')).toBeNull();
  unmount();

  answerCalls({ [GET]: () => ({ body: { ...PAGE, version: 0 } }) });
  renderPage(<DoctorPageCard doctorId={ID} />);
  expect(await screen.findByText(/only your name, title and department/)).toBeDefined();
});
