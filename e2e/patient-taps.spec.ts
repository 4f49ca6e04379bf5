// From Home with one thumb: any screen in one tap, whatever a patient comes for in at most four.
import type { Page } from '@playwright/test';
import { askDoctorNair } from './ask-doctor-nair.ts';
import { logIn } from './login.ts';
import { logInNewPatient, send } from './new-patient.ts';
import { expect } from './page-checks.ts';
import { test } from './people.ts';

const MOST_TAPS = 4;

type Role = 'button' | 'checkbox' | 'link' | 'textbox' | 'radio' | 'switch';
/** `isLast`: it would change the demo's record, so that the thumb stays above it. It counts. */
type Tap = { role: Role; name: string | RegExp; isLast?: true };

const tap = (role: Role, name: string | RegExp): Tap => ({ role, name });
const last = (role: Role, name: string | RegExp): Tap => ({ role, name, isLast: true });
/** What folds open. */
const UNFOLD = 'summary';
const unfold = (name: RegExp) => ({ role: UNFOLD, name }) as const;

/** What is then read: no tap. */
const sees = (words: string | RegExp) => ({ sees: words });

type Step = Tap | ReturnType<typeof unfold> | ReturnType<typeof sees>;

/** What product.md wants of a patient's app, and what else they come for. */
const TASKS: Record<string, Step[]> = {
  'tells in words what is wrong': [tap('textbox', 'Describe your symptoms'), last('button', 'Analyze')],
  'shows on a body where it hurts': [
    tap('link', 'SymptomSketch'),
    tap('checkbox', 'Around the navel'),
    last('button', /^(Next: questions|Get my answer)/),
  ],
  'shows a photo of the skin': [tap('link', 'SymptomScan'), last('button', 'Open Camera')],
  'reads an earlier symptom check': [
    tap('link', /^Your symptom checks/),
    tap('link', /urgency \d \/ 5/i),
    sees(/^From your record/),
  ],
  'books a free time': [tap('link', 'Book'), tap('radio', /^\d\d:\d\d/), last('button', 'Book appointment')],
  'reads about a doctor': [tap('link', 'Book'), tap('link', /^About Dr\./), sees('Next free times')],
  'moves a visit': [
    tap('link', 'Book'),
    tap('button', /^Reschedule/),
    sees(/is given up at once/),
    tap('radio', /^\d\d:\d\d/),
    last('button', /^Move to/),
  ],
  'cancels a visit': [tap('link', 'Book'), tap('button', /^Cancel Dr\./), last('button', 'Cancel appointment')],
  'says that they will come': [tap('link', 'Book'), last('button', /^I will come/)],
  'waits for an earlier time': [
    tap('link', 'Book'),
    unfold(/Tell me if an earlier time/),
    tap('button', 'Wait for a time'),
    last('button', 'Join the waiting list'),
  ],
  'sees visits, prescriptions and reminders in one place': [
    tap('link', /^HealthBoard/),
    ...['Appointments', 'Prescriptions', 'Reminders'].map(sees),
  ],
  'prints a prescription': [tap('link', /^HealthBoard/), tap('link', /^Open and print/), last('button', 'Print')],
  'asks for a repeat': [tap('link', 'Record'), last('button', /^Ask for a repeat/)],
  'adds a reminder': [
    tap('link', /^HealthBoard/),
    tap('button', 'Add'),
    tap('textbox', 'Title'),
    last('button', 'Add'),
  ],
  'reads what a result can mean': [tap('link', 'Record'), tap('link', /^LDL cholesterol/), unfold(/What it can mean/)],
  'reads what was found at a visit': [tap('link', 'Record'), tap('link', /Dr\. Arjun Nair/), sees('What was found')],
  'adds a reading': [
    tap('link', /^Vital Signs/),
    tap('button', 'Add reading'),
    tap('textbox', /^Upper/),
    last('button', 'Add reading'),
  ],
  'adds an old report': [
    tap('link', 'Record'),
    tap('link', /^Documents/),
    tap('button', 'Add a document'),
    last('button', /^Photo or PDF/),
  ],
  'sees who looked': [tap('link', 'Record'), tap('button', /^Who opened your record/)],
  'writes to the doctor': [
    tap('link', /^Messages/),
    tap('link', /Arjun Nair/),
    tap('textbox', 'Your message'),
    last('button', 'Send'),
  ],
  'shows the emergency card': [tap('link', /^Emergency card/), sees('Scan: the same facts')],
  'calls for help': [
    tap('button', 'SOS'),
    sees(/or press once and confirm/),
    tap('button', 'SOS'),
    last('button', 'Call for help'),
  ],
  'copies the Health ID': [tap('link', 'You'), last('button', 'Copy Health ID')],
  'takes the record along': [
    tap('link', 'You'),
    tap('link', /^Take your record/),
    last('button', 'Download everything about me'),
  ],
  'chooses Hindi': [tap('link', 'You'), last('radio', 'हिन्दी')],
  'chooses what we tell': [tap('link', 'You'), unfold(/How we tell you/), last('checkbox', 'Visits by e-mail')],
  'books for a child': [
    tap('link', /^My family/),
    tap('link', /Ishaan/),
    tap('link', 'Book'),
    tap('radio', /^\d\d:\d\d/),
  ],
};

test.skip(({ isMobile }) => !isMobile, 'On a phone: at a desk nobody counts taps.');

test('from Home each screen is one tap away, and each of their tasks at most four', { tag: '@full' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  await logIn(page, 'patient');
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto('/dashboard');
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  const taps: Record<string, number> = {};
  for (const [task, steps] of Object.entries(TASKS)) taps[task] = await tapsFor(page, task, steps);
  expect(Object.entries(taps).filter(([, count]) => count > MOST_TAPS)).toEqual([]);
});

test('a dose that is due is marked from Home, or over Record, in at most four taps', { tag: '@full' }, async ({
  page,
  anotherBrowser,
}) => {
  const { patientId } = await logInNewPatient(page);
  await askDoctorNair(page.request, 'Headache');
  const doctor = await anotherBrowser();
  await logIn(doctor, 'doctor');
  await send(doctor.request, 'POST', '/api/diagnoses', {
    patient: patientId,
    diagnosis: 'Tension headache',
    // Due at once, whatever the time of the day.
    medications: [
      { name: 'Paracetamol', dose: { amount: 500, unit: 'mg' }, route: 'by mouth', frequency: 'once' },
      { name: 'Cetirizine', dose: { amount: 10, unit: 'mg' }, route: 'by mouth', frequency: 'once-a-day', days: 5 },
    ],
  });
  expect(await tapsFor(page, 'from Home', [last('button', /^Taken/)])).toBeLessThanOrEqual(MOST_TAPS);
  const overRecord = [tap('link', 'Record'), tap('link', /Doses/), last('button', /^Taken/)];
  expect(await tapsFor(page, 'over Record', overRecord)).toBeLessThanOrEqual(MOST_TAPS);
});

const SCREENS = { Symptoms: '/symptom-checks', Book: '/book', Record: '/record', You: '/you', Home: '/dashboard' };

async function tapsFor(page: Page, task: string, steps: Step[]): Promise<number> {
  await page.goto('/dashboard');
  let taps = 0;
  for (const step of steps) {
    const where = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page;
    if ('sees' in step) {
      await expect.soft(where.getByText(step.sees).first(), `${task}: ${step.sees}`).toBeVisible();
      continue;
    }
    taps += 1;
    const found =
      step.role === UNFOLD
        ? where.locator(UNFOLD).filter({ hasText: step.name })
        : where.getByRole(step.role, { name: step.name, exact: typeof step.name === 'string', disabled: false });
    const target = found.first();
    await expect.soft(target, `${task}: ${step.name}`).toBeVisible();
    if ((await target.count()) === 0) break;
    if (!('isLast' in step)) await target.click({ force: step.role === 'radio', timeout: 10_000 });
  }
  return taps;
}
