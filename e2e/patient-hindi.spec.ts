// A patient's way through the app in Hindi.
import { unmarkedEnglish } from '#web/language/testing-unmarked.ts';
import { logIn } from './login.ts';
import { logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, test } from './page-checks.ts';

test.use({ locale: 'hi-IN' });

test('a patient logs in, opens Home, Symptoms, Book and You in Hindi, and chooses English there', {
  tag: '@full',
}, async ({ page }) => {
  // Somebody of this test's own: it changes the language of the account.
  const { name, pud, password } = await logInNewPatient(page);
  await page.context().clearCookies();
  await page.goto('/login/patient');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मरीज़ लॉगिन');
  await expectNoAxeFindings(page);

  await page.getByLabel('PUD').fill(pud);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'लॉगिन करें', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? '');
  await expect(page.getByRole('button', { name: 'SOS' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'लक्षण', exact: true }).click();
  await expect(page.getByText('सीने में दर्द, साँस न आना, या बहुत ख़ून बहना?')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'अपॉइंटमेंट', exact: true }).click();
  await expect(page).toHaveURL('/book');
  await expect(page.getByLabel('विभाग')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'रिकॉर्ड', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रिकॉर्ड');
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'आप', exact: true }).click();
  const languages = page.getByRole('radiogroup', { name: 'भाषा' });
  await expect(languages.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await expectNoAxeFindings(page);

  await languages.getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/api/session')).json()).me?.language).toBe('en');
});

/** What the clinic and its people are called, and what they wrote where it stands within a sentence. */
const NAMES = [
  ...['Ananya Rao', 'Ananya', 'Suresh Rao', 'Priya Thomas', 'Banyan Street Clinic', 'Chrome on Linux'],
  ...['Meera Iyer', 'Kavita Joshi', 'Arjun Nair', 'Farah Sheikh', 'Sunita Pillai', 'Thomas George'],
  ...[
    'Ishaan Rao',
    'Ishaan',
    'Diya Rao',
    'Diya',
    'Vivek Rao',
    'Rukmini Hegde',
    'Joseph Lobo',
    'Lakshmi Venkataraman',
    'Lakshmi',
  ],
  ...['Ayurveda', 'Amlodipine', 'Cetirizine', 'Kidney function', 'Lipid profile', 'Room'],
  // What a doctor gave as a reason, and the clinic wrote of its rooms, within a notice
  'I am away that week',
  'First floor. Take the lift beside the desk, then turn left. The ECG room is next door',
  'Ground floor. From the desk go straight on, first door on the right',
];

const SCREENS = [
  ...[
    '/dashboard',
    '/symptom-checks',
    '/book',
    '/record',
    '/record/vitals',
    '/record/results',
    '/record/visits',
    '/record/board',
  ],
  ...[
    '/record/documents',
    '/record/growth',
    '/record/vaccines',
    '/doses',
    '/you',
    '/emergency-card',
    '/messages',
    '/messages/desk',
    '/family',
    '/private',
    '/account',
    '/account/everything',
  ],
  ...['/symptom-script', '/symptoms', '/symptoms/chest', '/symptoms/left-foot', '/symptoms-scan', '/offline'],
];

test('no screen of a patient shows English that does not say so, and axe finds nothing', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'patient');
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading').first(), screen).toBeVisible();
    await expect(page.getByText('लोड हो रहा है', { exact: true }), screen).toHaveCount(0, { timeout: 30_000 });
    await expect(page.locator('html'), screen).toHaveAttribute('lang', 'hi');
    await expect.poll(() => page.evaluate(unmarkedEnglish, NAMES), screen).toEqual([]);
    await expectNoAxeFindings(page);
  }
});
