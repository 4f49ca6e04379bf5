import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { DataExport } from '#contract/patients/data-export.ts';
import type { AccessEntry } from '#contract/patients/opened-by.ts';
import type { Profile } from '#contract/patients/profile.ts';
import { anAppointment } from '#web/appointments/testing.ts';
import { HINDI, wordsFromServer, wordsOfNotice } from '#web/language/hindi/app.ts';
import { WORDS } from '#web/language/hindi/areas/everything.ts';
import { addWords, show } from '#web/language/say.ts';
import { unmarkedEnglish } from '#web/language/testing-unmarked.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { WhoOpenedCard } from '../who-opened/who-opened-card.tsx';
import { EverythingCard } from './everything-card.tsx';
import { EverythingSheet } from './everything-sheet.tsx';
import { chaptersOf } from './everything-words.tsx';
import { profileRows } from './facts-of.tsx';

afterEach(() => show('en', null));

const wordsOf = (said: ReactNode) => renderToStaticMarkup(said).replaceAll(/<[^>]+>/g, '');

const KOLKATA = 'Asia/Kolkata';
const ID = '0197a1b2-0000-7000-8000-000000000004';

const PROFILE: Profile = {
  patientId: ID,
  version: 1,
  isComplete: false,
  age: null,
  dateOfBirth: null,
  sex: null,
  bloodGroup: null,
  EmergencyContact: null,
  allergyState: 'not-asked',
  allergies: [],
  allergyDetails: [],
  allergiesStatedBy: null,
  allergiesStatedAt: null,
  conditions: [],
  problems: [],
  medicines: [],
  pregnancy: null,
  contraception: null,
  gestation: null,
  kidney: null,
};
const WROTE = { writtenAt: '2026-11-01T03:30:00.000Z', writtenBy: 'Ananya Rao' };
const READING = {
  id: ID,
  recordedBy: 'Ananya Rao',
  isOwn: true,
  flag: null,
  advice: null,
  isChecked: true,
  clinicTold: null,
  crossedOutAt: null,
} as const;

const EVERYTHING: DataExport = {
  clinic: 'Sunrise Clinic',
  // Past midnight in Kolkata.
  madeAt: '2026-11-15T20:00:00.000Z',
  person: {
    healthId: 'PUD-7K3QX-2M9TD',
    name: 'Ananya Rao',
    email: 'ananya.rao@mail.example',
    phone: '+91 98200 14477',
    registeredAt: '2026-03-12T04:00:00.000Z',
    consentedAt: '2026-03-12T04:00:00.000Z',
  },
  profile: { ...PROFILE, version: 2, bloodGroup: 'B+' },
  profileVersions: [
    { ...PROFILE, ...WROTE },
    { ...PROFILE, ...WROTE, version: 2, bloodGroup: 'B+' },
  ],
  readings: [
    { ...READING, kind: 'heart-rate', value: 72, second: null, unit: '/min', measuredAt: '2026-11-15T02:40:00.000Z' },
    {
      ...READING,
      kind: 'blood-pressure',
      value: 190,
      second: 79,
      unit: 'mmHg',
      measuredAt: '2026-11-09T02:40:00.000Z',
      flag: 'High',
      crossedOutAt: '2026-11-09T02:50:00.000Z',
    },
  ],
  appointments: [],
  videoVisits: [],
  waitingList: [],
  symptomChecks: [],
  diagnoses: [],
  results: [],
  documents: [],
  stays: [],
  observations: [],
  doses: [],
  dosesAtHome: [],
  repeats: [],
  vaccines: [],
  vaccineDecisions: [],
  emergencyCard: { shows: ['bloodGroup'], openings: [] },
  notes: [],
  messages: [],
  notices: [],
  callsForHelp: [],
  actedFor: [],
  whoOpened: [
    { at: '2026-11-12T05:12:00.000Z', who: 'Dr. Meera Iyer', role: 'Doctor', what: 'opened the record', how: 'done' },
  ],
};

const AT = '2026-11-10T10:00:00.000Z';
const OF_EACH_KIND = {
  appointments: [
    anAppointment({ doctor: 'Dr. Meera Iyer', department: 'General Medicine', status: 'approved', reason: 'Cough' }),
  ],
  dosesAtHome: [
    {
      ...{ id: ID, outcome: 'skipped', at: AT, answeredAt: AT, reason: 'ran-out', note: '', medication: 'Amlodipine' },
      ...{ dosage: '5 mg', plannedAt: AT, takenBackAt: null },
    },
  ],
  repeats: [
    {
      id: ID,
      medication: 'Amlodipine',
      askedAt: AT,
      state: 'renewed',
      decidedAt: AT,
      by: 'Dr. Meera Iyer',
      answer: '',
    },
  ],
  vaccines: [
    {
      ...{ id: ID, version: 1, vaccine: 'BCG', givenOn: '2026-01-02', source: 'card', product: null, batch: 'X1' },
      ...{ site: null, place: 'Pune', givenBy: null, isEnteredInError: false, reason: null, writtenBy: 'Ananya Rao' },
      writtenAt: AT,
    },
  ],
  profile: {
    ...PROFILE,
    problems: [
      {
        ...{ name: 'High blood pressure', code: null, since: '2019', isActive: true, isConfirmed: true },
        ...{ enteredBy: null, enteredAt: null },
      },
    ],
  },
  emergencyCard: {
    shows: ['bloodGroup', 'allergies'],
    openings: [{ at: AT, device: 'Chrome on Android', isByOwner: false }],
  },
  callsForHelp: [
    {
      ...{
        id: ID,
        source: 'sos',
        raisedAt: AT,
        raisedBy: 'Ananya Rao',
        reason: 'I fell',
        readings: null,
        place: 'Bath',
      },
      ...{ isTakenBack: false, attendedBy: 'Priya Thomas', attendedAt: AT, closedAt: AT, outcome: 'A bruise' },
    },
  ],
  actedFor: [
    {
      ...{ id: ID, name: 'Ravi Rao', relation: 'helper', parts: ['appointments'], state: 'ended', since: AT },
      ...{ until: AT, endedAt: AT },
    },
  ],
} satisfies Partial<DataExport>;
const READ = `GET /api/patients/${ID}/everything`;

test('the download is a JSON file named by the Health ID and the day at the clinic', async () => {
  answerCalls({ [READ]: () => ({ body: EVERYTHING }) });
  const saved: { name: string; content: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push({ name: '', content: content as Blob });
    return 'blob:copy';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    Object.assign(saved[0] ?? {}, { name: this.download });
  });
  renderPage(<EverythingCard patientId={ID} />);

  await userEvent.click(await screen.findByRole('button', { name: 'Download everything about me' }));

  await waitFor(() => expect(saved[0]?.name).toBe('nadi-PUD-7K3QX-2M9TD-2026-11-16.json'));
  expect(saved[0]?.content.type).toBe('application/json');
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(EVERYTHING);
  expect(screen.getByRole('link', { name: 'Print it' }).getAttribute('href')).toBe('/account/everything');
});

test('a download that fails says so', async () => {
  answerCalls({ [READ]: () => refused(503, 'unavailable', 'The service is briefly away.') });
  renderPage(<EverythingCard patientId={ID} />);

  await userEvent.click(await screen.findByRole('button', { name: 'Download everything about me' }));

  expect((await screen.findByRole('alert')).textContent).toContain('The service is briefly away.');
});

test('the page to print says all of it in words, and is asked for once', async () => {
  const calls = answerCalls({ [READ]: () => ({ body: EVERYTHING }) });
  const { container, queryClient } = renderPage(<EverythingSheet patientId={ID} />);

  await screen.findByText('Health profile');
  expect(container.textContent).toContain('What Sunrise Clinic holds about Ananya Rao, PUD-7K3QX-2M9TD.');
  expect(container.textContent).toContain('Made 16 Nov 2026 01:30');
  expect(screen.getByText('190/79 mmHg')).toBeTruthy();
  expect(screen.getByText('Doctor, opened the record')).toBeTruthy();

  await queryClient.invalidateQueries();
  expect(calls).toEqual([READ]);
});

test('chapters say when, what and by whom; what was crossed out says so', () => {
  const [profile, readings, appointments] = chaptersOf(EVERYTHING, KOLKATA);

  expect(profile?.parts[0]?.lines.map(({ more }) => wordsOf(more))).toEqual([
    'First written down.',
    'Blood group is now B+.',
  ]);
  expect(readings?.parts.map(({ title }) => title)).toEqual(['Blood pressure', 'Heart rate']);
  expect(readings?.parts[0]?.lines.map((line) => ({ ...line, more: wordsOf(line.more) }))).toEqual([
    { when: '9 Nov 2026 08:10', what: '190/79 mmHg', more: 'High, by Ananya Rao, crossed out 9 Nov 2026 08:20' },
  ]);
  expect(appointments).toMatchObject({ parts: [{ lines: [] }], nothing: 'None so far.' });
});

test('who reads Hindi reads the copy in Hindi: what people wrote alone is English, and says so', async () => {
  show('hi', HINDI, wordsFromServer, wordsOfNotice);
  addWords(WORDS);
  answerCalls({ [READ]: () => ({ body: { ...EVERYTHING, ...OF_EACH_KIND } }) });
  const { container } = renderPage(<EverythingSheet patientId={ID} />);

  expect(await screen.findByRole('heading', { name: 'सेहत की जानकारी' })).toBeTruthy();
  expect(container.textContent).toContain('16 नव॰ 2026 01:30 को बनाया गया; सभी समय: भारतीय मानक समय।');
  expect(container.textContent).toContain('बीमारियों और दवाओं के नाम');
  expect(screen.getByText('ब्लड ग्रुप अब है: B+।')).toBeTruthy();
  expect(screen.getByText(/^नहीं ली: /).textContent).toBe('नहीं ली: दवा ख़त्म हो गई');
  expect(container.textContent).toContain('Dr. Meera Iyer, जनरल मेडिसिन (आम बीमारियाँ): मंज़ूर');
  expect(screen.getByText('High blood pressure').getAttribute('lang')).toBe('en');
  expect(unmarkedEnglish(['Sunrise Clinic', 'Ananya Rao', 'Meera Iyer', 'Priya Thomas'])).toEqual([]);
});

test('a copy says who called for help and what came of it, and who could act', () => {
  const chapters = chaptersOf({ ...EVERYTHING, ...OF_EACH_KIND }, KOLKATA);
  const linesOf = (name: string) =>
    chapters
      .find(({ title }) => title === name)
      ?.parts[0]?.lines.map(({ what, more }) => [wordsOf(what), wordsOf(more)]);

  expect(linesOf('Calls for help')).toEqual([
    ['SOS was pressed', 'I fell · Bath · by Ananya Rao · Priya Thomas was there 10 Nov 2026 15:30 · A bruise'],
  ]);
  expect(linesOf('Who acts or acted for you')).toEqual([['Ravi Rao', 'as helper, ended 10 Nov 2026 15:30']]);
});

test('a copy says what the emergency card shows, and when its link was opened', () => {
  const card = chaptersOf({ ...EVERYTHING, ...OF_EACH_KIND }, KOLKATA).find(({ title }) => title === 'Emergency card');
  expect(card?.parts[0]?.lines.map(({ when, what, more }) => [when, what, wordsOf(more)])).toEqual([
    ['', 'What it shows', 'Blood group, Allergies'],
    ['10 Nov 2026 15:30', 'Its link was opened', 'Chrome on Android'],
  ]);
});

test('what nobody was asked never reads as none', () => {
  expect(profileRows(PROFILE).Allergies).toBe('Not asked yet');
  expect(profileRows({ ...PROFILE, allergyState: 'none-known' }).Allergies).toBe('No known allergies');
  const unconfirmed = profileRows({ ...PROFILE, allergyState: 'unconfirmed', allergies: ['Latex'] });
  expect(wordsOf(unconfirmed.Allergies)).toBe('Unconfirmed: Latex');
});

const entry = (number: number): AccessEntry => ({
  at: '2025-11-12T05:12:00.000Z',
  who: `Dr. Number ${number}`,
  role: 'Doctor',
  what: 'opened the record',
  how: 'done',
});

test('who opened the record is shown newest first, the rest when it is asked for', async () => {
  const entries = [1, 2, 3, 4, 5, 6, 7].map(entry);
  answerCalls({ [`GET /api/patients/${ID}/opened-by?limit=100`]: () => ({ body: entries }) });
  renderPage(<WhoOpenedCard patientId={ID} />);

  expect((await screen.findAllByRole('listitem')).map((each) => each.firstChild?.textContent)).toEqual(
    entries.slice(0, 5).map(({ who }) => who),
  );
  expect(screen.getAllByText('12 Nov 2025 10:42')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));

  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});
