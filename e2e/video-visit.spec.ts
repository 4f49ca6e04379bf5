// A visit by video from its booking to its summary, in two browsers with a camera that shows a test picture.
import type { BrowserContext, Page } from '@playwright/test';
import { logInNewPatient, send, theDoctor } from './new-patient.ts';
import { expect, expectNoAxeFindings, test } from './page-checks.ts';

test.describe.configure({ timeout: 120_000 });

const QUARTER_MS = 15 * 60_000;

type Doctor = { id: string; name: string; department: string };
type Offered = Doctor & { page: Page; date: string; time: string };

/** The next quarter of an hour, in the clinic's time: its room is open at any moment. */
function nextQuarter(timeZone: string) {
  const start = new Date(Math.ceil((Date.now() + 20_000) / QUARTER_MS) * QUARTER_MS);
  const [date = '', time = ''] = start.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date, time: time.slice(0, 5) };
}

/** A doctor who is free then, and from now on sees people by video at that time. */
async function aDoctorByVideo(page: Page, context: BrowserContext): Promise<Offered> {
  const doctors: Doctor[] = await (await page.request.get('/api/doctors')).json();
  const { timeZone } = await (await page.request.get('/api/clinic')).json();
  // Journeys run side by side on one clinic, and a doctor is in one room at a time.
  const first = test.info().parallelIndex % doctors.length;
  for (const doctor of [...doctors.slice(first), ...doctors.slice(0, first)]) {
    const { date, time } = nextQuarter(timeZone);
    const theirs = await theDoctor(context, doctor.name).catch(() => null);
    if (!theirs) continue;
    const session = { date, firstStart: time, lastStart: time, offers: 'video', videoMinutes: 15 };
    await send(theirs.request, 'POST', '/api/doctor/schedule/extra-sessions', session);
    const { slots } = await (await page.request.get(`/api/doctors/${doctor.id}/slots?date=${date}&mode=video`)).json();
    const isFree = slots.some((slot: { time: string; isFree: boolean }) => slot.time === time && slot.isFree);
    if (isFree) return { ...doctor, page: theirs, date, time };
  }
  throw new Error('No doctor is free at the next quarter of an hour.');
}

/** Keeps every connection that the page makes, so that its figures can be read. */
const watchConnections = (page: Page) =>
  page.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    Object.assign(window, { made });
    window.RTCPeerConnection = new Proxy(window.RTCPeerConnection, {
      construct(Made, given: [RTCConfiguration?]) {
        const connection = new Made(...given);
        made.push(connection);
        return connection;
      },
    });
  });

/** What has come from the other side: pictures that were decoded, and bytes of sound. */
const received = (page: Page) =>
  page.evaluate(async () => {
    const { made } = window as unknown as { made: RTCPeerConnection[] };
    let [frames, sound] = [0, 0];
    for (const connection of made) {
      for (const stat of (await connection.getStats()).values()) {
        if (stat.type !== 'inbound-rtp') continue;
        if (stat.kind === 'video') frames += stat.framesDecoded ?? 0;
        if (stat.kind === 'audio') sound += stat.bytesReceived ?? 0;
      }
    }
    return { frames, sound };
  });

const expectToSeeAndHear = async (page: Page, beyond = { frames: 0, sound: 0 }) =>
  expect
    .poll(async () => {
      const { frames, sound } = await received(page);
      return frames > beyond.frames + 5 && sound > beyond.sound + 500;
    })
    .toBe(true);

test('a patient books by video, waits, is let in, is seen and heard, and reads the summary', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const patient = await logInNewPatient(page);
  const doctor = await aDoctorByVideo(page, context);
  await Promise.all([watchConnections(page), watchConnections(doctor.page)]);

  await page.goto('/book');
  const form = page.getByRole('region', { name: 'QuickSchedule' });
  await form.getByLabel('Department').selectOption(doctor.department);
  await form.getByRole('radio', { name: doctor.name }).check();
  await form.getByRole('radio', { name: 'By video' }).check();
  await form.getByRole('group', { name: 'Time' }).getByRole('radio', { name: doctor.time }).check();
  await form.getByLabel('Reason').fill('A rash on the arm');
  await form.getByRole('button', { name: 'Book appointment' }).click();
  await expect(form).toContainText('Your appointment is requested');
  const [{ id }] = await (await page.request.get('/api/appointments')).json();
  await send(doctor.page.request, 'PUT', `/api/doctor/appointments/${id}/status`, { status: 'approved' });

  await page.goto(`/visit/${id}`);
  await expect(page.getByRole('heading', { name: 'Check picture, sound and network' })).toBeVisible();
  await expect(page.getByText('Works').first()).toBeVisible();
  await page.getByLabel('Where you are now').fill('12 Lake Road, Pune');
  await page.getByLabel('I agree to this video visit').check();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('heading', { name: 'You are next. Please stay on this page.' })).toBeVisible();

  await doctor.page.goto('/doctor-dashboard');
  await doctor.page.getByRole('link', { name: `Open the video visit with ${patient.name}` }).click();
  await doctor.page.getByRole('button', { name: 'Let in' }).click();
  await expectToSeeAndHear(page);
  await expectToSeeAndHear(doctor.page);
  await expect(doctor.page.getByText('12 Lake Road, Pune')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call \d+/ })).toBeVisible();
  await expectNoAxeFindings(page);

  // Whoever loads the page anew is in the same visit again.
  await page.reload();
  await expectToSeeAndHear(page);

  await doctor.page.getByRole('button', { name: 'Name and birth date match' }).click();
  await expect(doctor.page.getByText(/^Done \d\d:\d\d$/)).toBeVisible();
  await expectNoAxeFindings(doctor.page);
  await doctor.page.getByRole('button', { name: 'Finish visit' }).click();
  await doctor.page.getByRole('dialog').getByRole('button', { name: 'Finish visit' }).click();
  await expect(page.getByRole('heading', { name: 'The visit is finished' })).toBeVisible();

  await send(doctor.page.request, 'POST', '/api/diagnoses', {
    ...{ patient: patient.patientId, diagnosis: 'Contact dermatitis', code: 'L25.9', notes: 'Seen by video.' },
    ...{ medications: [], tests: [], staffTasks: [] },
  });
  await page.getByRole('link', { name: 'Visit summaries' }).click();
  await expect(page.getByRole('main')).toContainText('Contact dermatitis');
  await doctor.page.context().close();
});
