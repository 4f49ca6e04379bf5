// What the screens of a visit say when something is not as planned: moved, open elsewhere, silent, or called for in vain.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GuestVisit } from '#contract/appointments/visit-guests.ts';
import type { Visit } from '#contract/appointments/visits.ts';
import { lastInput, markPresent } from '#web/activity.ts';
import { PatientVisit } from '#web/pages/visit/visit.tsx';
import { ApiRefusal } from '#web/refusal.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { GuestRoom } from './guest/guest-room.tsx';
import { Reach } from './reach.tsx';
import { Control } from './room/control.tsx';
import { Where } from './where.tsx';

const [ID, DOCTOR, PATIENT, PAGE] = [1, 2, 3, 4].map((nth) => `0197a1b2-0000-7000-8000-00000000001${nth}`) as [
  ...[string, string, string, string],
];

const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  ...{ id: ID, state: 'waiting', me: 'patient', patient: 'Ananya Rao', patientId: PATIENT },
  ...{ doctor: 'Dr. Meera Iyer', doctorId: DOCTOR, department: 'Cardiology', timeZone: 'Asia/Kolkata' },
  startsAt: '2026-11-18T06:00:00.000Z',
  endsAt: '2026-11-18T06:30:00.000Z',
  opensAt: '2026-11-18T05:45:00.000Z',
  ...{ triageId: null, triageUrgency: null, reason: '', consentedAt: null, waitingSince: '2026-11-18T05:50:00.000Z' },
  ...{ letInAt: null, metAt: null, seenOnVideoAt: null, endedAt: null, line: { before: 0, lateMinutes: 0 } },
  ...{ identityCheckedAt: null, needsAdult: false, adultPresent: null, modes: [], phone: '+91 98200 14477' },
  ...{ place: 'Pune', placeOnFile: null, callBack: null, guests: [] },
  people: [
    { id: DOCTOR, name: 'Dr. Meera Iyer', role: 'doctor', page: null },
    { id: PATIENT, name: 'Ananya Rao', role: 'patient', page: PAGE },
  ],
  ...changes,
});

const FROM = '2026-11-18T06:01:00.000Z';
const aMode = (mode: Visit['modes'][number]['mode']) => ({ mode, from: FROM, until: null, chosenBy: null });

/** No camera, as on a page without https; the server is away. */
beforeEach(() => {
  vi.stubGlobal(
    'MediaStream',
    class {
      getTracks = () => [];
      getAudioTracks = () => [];
    },
  );
  window.scrollTo = () => undefined;
  answerCalls({});
});

test('the doctor is asked to call as long as the visit is to go on by telephone, and not once it is back', async () => {
  const asked = { callBack: { askedAt: FROM, calledAt: null }, me: 'doctor' as const };
  const { unmount } = renderPage(<Reach visit={aVisit({ ...asked, modes: [aMode('call-back')] })} />);
  await screen.findByText('Call Ananya Rao now. The video visit does not hold.');
  unmount();
  renderPage(<Reach visit={aVisit({ ...asked, modes: [aMode('call-back'), aMode('video')] })} />);
  await screen.findByText('Pune');
  expect(screen.queryByText(/does not hold/)).toBeNull();
});

test('the doctor sees that the page of a waiting patient does not answer, with the number', async () => {
  const { unmount } = renderPage(<Where visit={aVisit()} />);
  await screen.findByText('The patient waits.');
  expect(screen.queryByText(/does not answer/)).toBeNull();
  unmount();
  const people = aVisit().people.map((person) => ({ ...person, page: null }));
  renderPage(<Where visit={aVisit({ people })} />);
  await screen.findByText(/does not answer at this moment/);
  expect(screen.getByRole('link', { name: '+91 98200 14477' }).getAttribute('href')).toBe('tel:+919820014477');
});

function MovedWhileOpen() {
  const [isMoved, setMoved] = useState(false);
  const moved = { startsAt: '2026-11-19T08:30:00.000Z', opensAt: '2026-11-19T08:15:00.000Z' };
  return (
    <>
      <button type="button" onClick={() => setMoved(true)}>
        Move
      </button>
      <PatientVisit visit={aVisit(isMoved ? { ...moved, state: 'not-open', line: null } : {})} />
    </>
  );
}

test('whoever waits is told when the visit was moved, with its new time', async () => {
  renderPage(<MovedWhileOpen />);
  await screen.findByText('You are next. Please stay on this page.');
  expect(screen.queryByText('The time of this visit was changed.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  const said = (await screen.findByText('The time of this visit was changed.')).closest('[role=alert]');
  expect(said?.textContent).toContain('14:00');
});

test('the screen does not lock in front of someone who waits, and does in front of someone who does not', async () => {
  markPresent(1);
  const { unmount } = renderPage(<PatientVisit visit={aVisit({ state: 'open', line: null })} />);
  await screen.findByText('Agree to a video visit');
  expect(lastInput()).toBe(1);
  unmount();
  renderPage(<PatientVisit visit={aVisit()} />);
  await waitFor(() => expect(lastInput()).toBeGreaterThan(1));
});

test('a network that could not be checked is checked again, by a press and when it is back', async () => {
  const relays = `GET /api/visits/${ID}/relays`;
  const calls = answerCalls({});
  renderPage(<PatientVisit visit={aVisit({ state: 'open', line: null })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(calls.filter((one) => one === relays)).toHaveLength(2));
  const asked = answerCalls({ [relays]: () => ({ body: { iceServers: [] } }) });
  window.dispatchEvent(new Event('online'));
  await screen.findByText(/In the clinic’s own network it works/);
  expect(asked).toContain(relays);
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('taking a visit back from another tab says when that does not work', async () => {
  const refusal = new ApiRefusal({ status: 409, code: 'visit_over', message: 'This visit is over.' });
  renderPage(<Elsewhere onHere={() => Promise.reject(refusal)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on here' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This visit is over.');
});

test('a control says what a press does, and not as well that it is pressed', async () => {
  renderPage(
    <Control isOn icon={null} onPress={() => undefined}>
      Unmute
    </Control>,
  );
  expect((await screen.findByRole('button', { name: 'Unmute' })).hasAttribute('aria-pressed')).toBe(false);
});

test('a guest whose visit was moved reads when it is now, not that it is over', async () => {
  const visit: GuestVisit = {
    ...{ me: ID, name: 'Nikhil Rao', guest: 'waiting', state: 'not-open', patient: 'Ananya Rao', mode: null },
    ...{ doctor: 'Dr. Meera Iyer', timeZone: 'Asia/Kolkata', people: [] },
    ...{ startsAt: '2026-11-19T08:30:00.000Z', endsAt: '2026-11-19T09:00:00.000Z' },
  };
  renderPage(<GuestRoom visit={visit} />);
  await screen.findByText('The time of this visit was changed.');
  screen.getByText(/14:00/);
});
