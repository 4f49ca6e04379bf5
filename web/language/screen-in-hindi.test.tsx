import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import { QUESTIONNAIRES } from '#triage-engine/questionnaires/all-parts.ts';
import { WhereToGoToday } from '#web/appointments/booking/where-to-go-today.tsx';
import { NoteDialog } from '#web/board/note-dialog.tsx';
import { PrescriptionView } from '#web/care/prescription/prescription-view.tsx';
import { aDiagnosis, aPrescribed, aPrescription } from '#web/care/testing.ts';
import { VisitSummary } from '#web/care/visits/visit-summary.tsx';
import { OwnDocument } from '#web/documents/own-document.tsx';
import { aDocument } from '#web/documents/testing.ts';
import { DosesToday } from '#web/doses/doses-today.tsx';
import { MedicineTimes } from '#web/doses/medicine-times.tsx';
import { aDose, aMedicine, someDoses, taken } from '#web/doses/testing.ts';
import { CardFace } from '#web/emergency-card/card-face.tsx';
import { ChoiceCard } from '#web/emergency-card/choice-card.tsx';
import { OnlineCard } from '#web/emergency-card/online-card.tsx';
import { LoginPage } from '#web/identity/login/login-page.tsx';
import { NotFoundPage } from '#web/pages/not-found.tsx';
import { CRISIS, pressureNow, READINGS, showPage } from '#web/records/testing-home.tsx';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { useLanguage } from '#web/triage/language/use-language.ts';
import { QuestionForm } from '#web/triage/questionnaire/question-form.tsx';
import { RecommendationBox } from '#web/triage/questionnaire/recommendation-box.tsx';
import { dayAndTime, longDay, timeOfDay } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import { asSentences } from './as-sentences.ts';
import { HINDI, wordsFromServer, wordsOfNotice } from './hindi/app.ts';
import { WORDS as RECORD_WORDS } from './hindi/areas/record.ts';
import { WORDS as SYMPTOM_WORDS } from './hindi/areas/symptoms.ts';
import { addWords, show, t, tCount, tFromServer, tNotice } from './say.ts';
import { unmarkedEnglish } from './testing-unmarked.ts';

beforeEach(() => {
  show('hi', HINDI, wordsFromServer, wordsOfNotice);
  addWords(RECORD_WORDS);
  addWords(SYMPTOM_WORDS);
});
afterEach(() => {
  show('en', null);
  sessionStorage.clear();
});

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

test('an address that there is not says so in Hindi, and leads to the Hindi front page', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { name: 'यह पेज नहीं मिला' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'मुख्य पेज पर जाएँ' }).getAttribute('href')).toBe('/hi');
  expect(unmarkedEnglish()).toEqual([]);
});

test('what stays English on the summary of a visit and on a prescription says so in Hindi', async () => {
  const [before, now] = ['5 mg by mouth, once a day', '10 mg by mouth, once a day'].map((inWords) =>
    aPrescription({ medicines: [aPrescribed({ inWords, endsOn: null })] }),
  );
  const earlier = aDiagnosis({ id: 'earlier', signedAt: '2026-09-01T05:00:00.000Z', prescription: before });
  const visit = aDiagnosis({ prescription: now });
  answerCalls({ [`GET /api/prescriptions/${visit.id}`]: () => refused(404, 'not_found', 'Not found.') });
  renderPage(
    <>
      <VisitSummary visit={visit} visits={[visit, earlier]} whose={{ clinic: 'नदी', name: 'आशा', pud: null }} />
      <PrescriptionView id={visit.id} back={null} />
    </>,
  );
  expect(await screen.findByText(/वैसे ही हैं जैसे लिखे गए: ज़्यादातर अंग्रेज़ी में।$/)).toBeTruthy();
  expect(screen.getByText(/^यह पर्चा अंग्रेज़ी में है/).lang).toBe('hi');
  expect(screen.getByText(/पहले: 5 mg/).textContent).toContain('दिन में 1 बार। पहले: ');
});

test('where nobody is free today, where to go instead is in Hindi, with the desk of the clinic', () => {
  const clinic = { name: 'Banyan Street Clinic', address: '14 Banyan Street', phone: '+91 80', emergencyNumber: '108' };
  render(<WhereToGoToday title="" where="Come to the desk." clinic={clinic} />);
  expect(screen.getByText(/^आज ही Banyan Street Clinic, 14 Banyan Street के डेस्क पर आएँ/).textContent).toMatch(
    /108 पर कॉल करें।$/,
  );
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
  const more = tFromServer('The newest reason of all.', 'repeat_not_possible');
  expect(more).toMatch(/^\P{ASCII}.* The newest reason of all\.$/u);
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

test('what to do about a dangerous reading, its signs and telling the clinic are in Hindi', async () => {
  const sugar = {
    ...CRISIS,
    urgency: 4 as const,
    title: 'Blood glucose 48 mg/dL (2.7 mmol/L) is dangerously low.',
    doFirst: 'Take sugar now.',
    care: 'low-sugar' as const,
  };
  const readings = pressureNow({ kind: 'blood-glucose', value: 48, second: null, unit: 'mg/dL', advice: sugar });
  showPage({ [`GET ${READINGS}?limit=500`]: () => ({ body: readings }) });

  const dialog = within(await screen.findByRole('dialog', { name: 'आपका माप' }, { timeout: 15_000 }));
  expect(dialog.getByRole('heading', { name: 'अभी चीनी लें।' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'बहुत सुस्ती, बेहोशी, या दौरा' }));
  expect(dialog.getByRole('heading', { name: 'अभी 108 पर कॉल करें।' })).toBeTruthy();
  expect(dialog.getByText('मदद आने तक चीनी लें, पर तभी जब आप होश में हों और निगल सकें।')).toBeTruthy();
  expect(unmarkedEnglish()).toEqual([]);
});

test('doses are in Hindi, and no word of them reads as "take it again"', async () => {
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const of = (nth: number, changes: Parameters<typeof aDose>[0]) =>
    aDose({ day: today, nth, at: new Date(now - 60_000).toISOString(), ...changes });
  const medicines = [
    aMedicine({ hold: 'stopped', inWords: '5 mg by mouth, once a week', onDays: 'every Monday', needsVisit: true }),
    aMedicine({ id: 'other', repeat: null, can: { moveTimes: true, askRepeat: true }, supply: null }),
  ];
  const doses = someDoses({
    today,
    isOnWard: true,
    medicines,
    doses: [
      of(0, {}),
      { ...taken(), day: today, nth: 1 },
      of(2, { status: 'missed' }),
      of(3, { status: 'snoozed', snoozedUntil: new Date(now + 600_000).toISOString() }),
      of(4, { status: 'skipped', onDays: 'every Monday', answer: { ...answerOf(taken()), reason: 'felt-unwell' } }),
    ],
  });
  renderPage(
    <>
      <DosesToday {...doses} />
      <MedicineTimes medicines={medicines} />
    </>,
  );
  await screen.findByText('छूटी हुई ख़ुराक के बदले दोगुनी ख़ुराक न लें।');
  expect(unmarkedEnglish(['Amlodipine'])).toEqual([]);
  expect(document.body.textContent).not.toMatch(/(फिर|दोबारा|दुबारा) (से )?(लें|ले ली|लीजिए)/);
  expect(screen.getByText(/हफ़्ते में सिर्फ़ 1 बार \(रोज़ नहीं\)/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^निशान हटाएँ/ })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: /^इस बार नहीं ली/ })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('radio', { name: 'इससे तबीयत ख़राब हुई' }));
  expect(unmarkedEnglish(['Amlodipine'])).toEqual([]);
});

const answerOf = ({ answer }: ReturnType<typeof taken>) => {
  if (!answer) throw new Error('A dose that was taken has an answer.');
  return answer;
};

test('the emergency card is in Hindi and, for whoever helps, in English beside it', async () => {
  const facts = {
    ...{
      name: 'Ananya Rao',
      sex: 'female' as const,
      age: 34,
      clinic: 'Banyan Street',
      asOf: '2026-11-15T03:10:00.000Z',
    },
    bloodGroup: null,
    allergies: { state: 'not-asked' as const, listed: [] },
    medicines: [{ name: 'Amlodipine', inWords: '5 mg by mouth, once a day' }],
    contact: null,
  };
  const card = { patientId: 'p1', shows: [], version: 1, facts, link: null, openings: [] };
  renderPage(
    <>
      <CardFace facts={facts} />
      <ChoiceCard card={card} />
      <OnlineCard card={card} />
    </>,
  );
  expect(await screen.findAllByText('(Not recorded)')).toHaveLength(3);
  expect(unmarkedEnglish(['Ananya Rao', 'Banyan Street'])).toEqual([]);
  expect(screen.getByText('(5 mg by mouth, once a day)').getAttribute('lang')).toBe('en');
});

test('a document is in Hindi, with its full stops, and so is the question before it goes', async () => {
  renderPage(<OwnDocument document={aDocument({ title: 'चिट्ठी' })} onDeleted={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'हटाएँ' }));
  expect(await screen.findByRole('button', { name: 'रहने दें' })).toBeTruthy();
  expect(unmarkedEnglish()).toEqual([]);
});

test('the title of a note is no position at work, and a sentence ends as sentences end in Hindi', async () => {
  renderPage(<NoteDialog isOpen onClose={() => {}} patientId="p1" note={null} />);
  expect(await screen.findByLabelText('शीर्षक')).toBeTruthy();
  expect(screen.queryByLabelText('पद')).toBeNull();
  expect(asSentences('6 और सामान्य', false, 'जवाब बाक़ी')).toBe('6 और सामान्य। जवाब बाक़ी।');
});

test('an answer about symptoms speaks the language of the page around it, whatever the browser speaks', async () => {
  renderPage(<Speaks />);
  expect(await screen.findByText('hi')).toBeTruthy();
});

const Speaks = () => <p>{useLanguage('bukhar since yesterday').chosen}</p>;

test.each(Object.keys(QUESTIONNAIRES) as BodyPart[])(
  'the questions about the %s and their advice are in Hindi',
  (part) => {
    const { label, questions, baseline } = QUESTIONNAIRES[part];
    const ways = { chosen: null, onChoose: () => {}, onBack: () => {}, onNext: () => {}, isSending: false };
    renderPage(
      <>
        {questions.map(({ text, options }, index) => (
          <QuestionForm
            key={text}
            {...ways}
            {...{ index, count: questions.length, label: tFromServer(label), question: tFromServer(text) }}
            options={options.map((option) => tFromServer(option.label))}
          />
        ))}
        <RecommendationBox part={part} recommendation={{ ...baseline, tests: [...baseline.tests] }} />
      </>,
    );
    expect(unmarkedEnglish()).toEqual([]);
  },
);
