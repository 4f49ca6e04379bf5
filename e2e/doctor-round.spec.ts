// A doctor's round: what the ward shows is true, what is ordered there arrives, and what a card asks for is answered once.
import type { Page } from '@playwright/test';
import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { asBrowser, test } from './people.ts';
import { anInpatient, anOrder, leaveTheWard, notify, type Stay } from './ward.ts';

const COPD = {
  ...{ respiration: 20, oxygenSaturation: 89, isOnOxygen: true, oxygenLitres: 1 },
  ...{ systolic: 128, diastolic: 76, pulse: 88, consciousness: 'A', temperature: 37 },
};
const UNCLEAR = 'Injection after a dog bite: collapse';

const walk = async (doctor: Page, nurse: Page, administrator: Page) => {
  test.slow();
  await logIn(doctor, 'doctor');
  await logIn(nurse, 'staff');
  const stay = await anInpatient({ administrator, nurse, doctor });
  await anOrder(doctor, stay, 'Paracetamol', 500, 90);
  await notify(nurse, `/inpatients/${stay.id}/observations`, { ...COPD, confirmed: true });
  const unclear = { allergyState: 'listed', allergies: [UNCLEAR] };
  const put = await nurse.request.put(`/api/patients/${stay.patientId}/profile`, { data: unclear, ...asBrowser() });
  expect(put.ok(), await put.text()).toBe(true);
  await nurse.goto(`/staff-dashboard?patient=${stay.id}`);
  await expect(nurse.getByRole('region', { name: 'Medicines' })).toContainText('500 mg');

  await test.step('the ward lists the inpatient with bed, score and medicines', () => findInWard(doctor, stay));
  await test.step('scale 2 is ordered, and the nurse sees it', () => orderScale2(doctor, nurse, stay));
  await test.step('the chart has the ward’s medicines; one is changed', () => changeOrder(doctor, nurse, stay));
  await test.step('an allergy is entered in its card, which is gone for good', () => answerCard(doctor, nurse, stay));
  await leaveTheWard({ doctor, nurse }, stay);
};

test(
  'a round: the ward, a chart with true medicines, a changed order, scale 2, an allergy answered in its card',
  { tag: '@full' },
  async ({ page, anotherBrowser, administrator }) => walk(page, await anotherBrowser(), administrator),
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the same round @full', async ({ page, anotherBrowser, administrator }) =>
    walk(page, await anotherBrowser(), administrator));
});

const rowOf = (doctor: Page, { name }: Stay) => doctor.getByRole('listitem').filter({ hasText: name }).first();

async function findInWard(doctor: Page, stay: Stay) {
  await doctor.goto('/doctor-dashboard?view=ward');
  const row = rowOf(doctor, stay);
  await expect(row).toContainText(stay.bed);
  await row.getByRole('button', { name: stay.name }).click();
  await expect(row).toContainText('Paracetamol');
  await expect(row).toContainText('SpO₂');
  await expectNoAxeFindings(doctor);
  await expectNoSidewaysScroll(doctor);
}

async function orderScale2(doctor: Page, nurse: Page, stay: Stay) {
  await rowOf(doctor, stay).getByRole('button', { name: 'SpO₂ scale 2' }).click();
  const dialog = doctor.getByRole('dialog', { name: `Order SpO₂ scale 2 for ${stay.name}` });
  await expect(dialog).toContainText(/scores 5 on scale 1 and 2 on scale 2/);
  await dialog.getByRole('textbox').fill('COPD with CO2 retention, target 88 to 92 %.');
  await dialog.getByRole('button', { name: 'Order scale 2' }).click();
  await expect(dialog).toBeHidden();
  await expect(nurse.getByText(/scale 2/).first()).toBeVisible();
}

async function changeOrder(doctor: Page, nurse: Page, stay: Stay) {
  await rowOf(doctor, stay).getByRole('button', { name: 'Open chart' }).click();
  const medicines = doctor.getByRole('region', { name: 'Medicines now' });
  await expect(medicines).toContainText('Paracetamol 500 mg');
  await medicines.getByRole('button', { name: 'Change Paracetamol' }).click();
  const dialog = doctor.getByRole('dialog', { name: 'Change Paracetamol' });
  await dialog.getByLabel('Dose').fill('650');
  const card = dialog.getByRole('region', { name: /Safety finding: .*dog bite/ });
  await card.getByRole('textbox', { name: /Write what you know/ }).fill('Paracetamol was taken often without harm.');
  await expectNoAxeFindings(doctor);
  await dialog.getByRole('button', { name: 'Change order' }).click();
  await expect(dialog).toBeHidden();
  await expect(medicines).toContainText('650 mg');
  await expect(nurse.getByRole('region', { name: 'Medicines' })).toContainText('650 mg');
}

async function answerCard(doctor: Page, nurse: Page, stay: Stay) {
  await doctor.goto(`/doctor-dashboard?view=diagnosis&patient=${stay.patientId}`);
  await addMedicine(doctor, 'Azithromycin');
  const card = doctor.getByRole('region', { name: /Safety finding: .*dog bite/ });
  await card.getByLabel('Substance').fill('Tetanus immunoglobulin');
  await card.getByRole('radio', { name: 'Collapse' }).check();
  await card.getByRole('radio', { name: 'Anaphylaxis' }).check();
  await card.getByRole('radio', { name: 'Patient', exact: true }).check();
  await expectNoAxeFindings(doctor);
  await card.getByLabel('Substance').fill('Penicillin');
  await card.getByRole('button', { name: 'Save allergy and check again' }).click();
  await expect(card).toBeHidden();
  const chosen = doctor.getByRole('list', { name: 'Chosen medicines' });
  await expect(chosen).toContainText('Azithromycin');
  await expect(doctor.getByRole('region', { name: 'Patient', exact: true })).toContainText(
    'Penicillin, collapse, anaphylaxis',
  );
  await expect(nurse.getByText('Penicillin').first()).toBeVisible();

  // Not only until the next visit to the page.
  await doctor.reload();
  await expect(chosen).toContainText('Azithromycin');
  await expect(chosen).toContainText('No known entry');
  await expect(doctor.getByRole('region', { name: /Safety finding/ })).toHaveCount(0);
}

async function addMedicine(doctor: Page, name: string) {
  await doctor.getByRole('combobox', { name: /medicine/i }).fill(name);
  await doctor
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
