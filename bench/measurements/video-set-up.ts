// From Let in to the first picture, in two real browsers on this machine, with the cameras that Chromium makes up.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';
import { bookAppointment } from '#server/appointments/booking/book-appointment.ts';
import { decideAppointment } from '#server/appointments/changing/decide-appointment.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { wallClockIn } from '#server/platform/zoned-time.ts';
import { setHours } from '#server/schedule/change-schedule.ts';
import { waitForVisit } from '#server/visits/wait-and-let-in.ts';
import type { Clinic } from '../clinic.ts';
import { type Measurement, median, percentile } from '../measurement.ts';

const ROUNDS = 20;
const HALF_HOUR_MS = 1_800_000;
const LONGEST_MS = 30_000;

export async function videoSetUp(clinic: Clinic): Promise<Measurement[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ],
  });
  const taken: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await aWaitingPatient(clinic);
      const contexts = await Promise.all([1, 2].map(() => browser.newContext({ serviceWorkers: 'block' })));
      const [doctor, patient] = await Promise.all(
        contexts.map(async (context, at) => {
          const [name = '', value = ''] = (visit.cookies[at] ?? '').split('=');
          await context.addCookies([{ name, value, url: clinic.server.url }]);
          await context.addInitScript(noteMoments);
          const page = await context.newPage();
          await page.goto(`${clinic.server.url}/visit/${visit.id}`);
          return page;
        }),
      );
      if (doctor && patient) taken.push(await oneRound(clinic, visit.id, doctor, patient));
      await Promise.all(contexts.map((context) => context.close()));
    }
  } finally {
    await browser.close();
  }
  return [
    {
      what: 'a video visit from Let in to the first picture on both sides, p95',
      ...{ value: percentile(taken, 0.95) / 1000, unit: 's', atMost: 2 },
      note: `${taken.length} rounds on this machine, median ${(median(taken) / 1000).toFixed(2)} s`,
    },
  ];
}

type Moments = { letInAt?: number; seenAt?: number };

/** In each page, with the clock that both share. */
function noteMoments() {
  const moments = window as unknown as Moments;
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button')?.textContent === 'Let in') moments.letInAt = Date.now();
    },
    { capture: true },
  );
  setInterval(() => {
    const others = document.querySelectorAll<HTMLVideoElement>('figure video');
    if ([...others].some((video) => video.videoWidth > 2 && video.currentTime > 0)) moments.seenAt ??= Date.now();
  }, 10);
}

async function oneRound({ db }: Clinic, id: string, doctor: Page, patient: Page): Promise<number> {
  const seated = async () =>
    (await db.selectFrom('visit_seats').select('page').where('appointment_id', '=', id).execute()).length;
  for (const end = Date.now() + LONGEST_MS; (await seated()) < 2 && Date.now() < end; )
    await doctor.waitForTimeout(100);
  await doctor.getByRole('button', { name: 'Let in', exact: true }).click();
  const isSeen = () => (window as unknown as Moments).seenAt !== undefined;
  await Promise.all([doctor, patient].map((page) => page.waitForFunction(isSeen, null, { timeout: LONGEST_MS })));
  const read = (page: Page) => page.evaluate(() => ({ ...(window as unknown as Moments) }));
  const [mine, theirs] = [await read(doctor), await read(patient)];
  return Math.max(mine.seenAt ?? Number.NaN, theirs.seenAt ?? Number.NaN) - (mine.letInAt ?? Number.NaN);
}

/** A new doctor and a new patient each time: nobody has two visits at once. */
async function aWaitingPatient({ deps, people }: Clinic): Promise<{ id: string; cookies: [string, string] }> {
  const [doctor, patient] = [await people.aDoctor({ name: 'Dr. Bench' }), await people.aPatient()];
  const hours = { firstStart: '00:00', lastStart: '23:30', offers: 'both', videoMinutes: 30 } as const;
  await setHours(
    deps,
    doctor.actor,
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours })),
  );
  const startsAt = new Date(Math.round(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS);
  const earlier = { ...deps, clock: fixedClock(new Date(Date.now() - 2 * HALF_HOUR_MS)) };
  const { day, time } = wallClockIn(deps.config.clinic.timeZone, startsAt);
  const { id } = await bookAppointment(earlier, patient.actor, {
    ...{ department: 'General Medicine', doctor: doctor.id, date: day, time, mode: 'video' },
  });
  await decideAppointment(earlier, doctor.actor, id, { status: 'approved' });
  await waitForVisit(deps, patient.actor, id, { phone: '+91 98200 14477', place: '4 Banyan Street' });
  return { id, cookies: [doctor.cookie, patient.cookie] };
}
