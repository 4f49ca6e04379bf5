// A doctor rejects a request without touching the mouse. What is typed as the reason approves nobody.
import type { APIRequestContext, Page } from '@playwright/test';
import { askDoctorNair } from './ask-doctor-nair.ts';
import { byKeyboard } from './mouse-and-keyboard.ts';
import { logInNewPatient } from './new-patient.ts';
import { expect } from './page-checks.ts';
import { test } from './people.ts';
import { controlsUnderMessages } from './visibility-checks.ts';

const REASON = 'I am away. The quick brown fox jumps over a lazy dog, and A, R, J and K are letters too.';

test('by keyboard alone, a reason with spaces and every letter rejects one request and touches no other', {
  tag: '@full',
}, async ({ page: doctor, anotherBrowser }) => {
  const [mine, other] = [await anotherBrowser(), await anotherBrowser()];
  const { name } = await logInNewPatient(mine);
  await logInNewPatient(other);
  const { id: wanted } = await askDoctorNair(mine.request, 'A form to be signed');
  const { id: untouched } = await askDoctorNair(other.request, 'Blood pressure review');
  const hands = byKeyboard(doctor);
  await doctor.addInitScript(keepMessages);

  await test.step('log in, and go to the requests', async () => {
    await doctor.goto('/login/doctor');
    await hands.press(doctor.getByRole('button', { name: 'Use the demo account' }));
    await hands.press(doctor.getByRole('button', { name: 'Login', exact: true }));
    const [menu, link] = [
      doctor.getByRole('button', { name: 'Open the menu' }),
      doctor.getByRole('link', { name: /^Appointments/ }),
    ];
    await menu.or(link).first().waitFor();
    const isBehindButton = await menu.isVisible();
    if (isBehindButton) await hands.press(menu);
    await hands.press(link);
    await expect(doctor.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    // After a dialog, such as the menu of a phone, letters rest for a second.
    if (isBehindButton) await doctor.waitForTimeout(1_100);
  });

  await test.step('select it with J, R, and write', async () => {
    const selected = doctor.locator('li[aria-current="true"]');
    // Nothing is selected yet: these keys mean nobody.
    await doctor.keyboard.press('a');
    await doctor.keyboard.press('r');
    await expect(doctor.getByRole('dialog')).toHaveCount(0);
    await expect(async () => {
      await doctor.keyboard.press('j');
      await expect(selected).toContainText(name, { timeout: 100 });
    }).toPass({ intervals: [0] });
    await doctor.keyboard.press('r');
    await doctor.keyboard.type(REASON);
    await expect(doctor.getByLabel('Reason')).toHaveValue(REASON);
  });

  await test.step('Reject, and go on typing', async () => {
    await hands.press(doctor.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }));
    await doctor.keyboard.type('aaa rrr');
    await expect(doctor.getByText('The appointment has been rejected.')).toBeVisible();
    await doctor.keyboard.type('aaa');
    expect(await statusOf(mine.request, wanted)).toMatchObject({ status: 'rejected', decisionReason: REASON });
    expect(await statusOf(other.request, untouched)).toMatchObject({ status: 'pending' });
  });

  await test.step('the message lies over nothing that one may want next', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1180, height: 820 },
    ]) {
      await doctor.setViewportSize(size);
      await expect.poll(() => controlsUnderMyMessage(doctor)).toEqual([]);
    }
    await doctor.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => controlsUnderMyMessage(doctor, '[data-look="primary"]')).toEqual([]);
  });
});

async function statusOf(patient: APIRequestContext, id: string) {
  const all: { id: string }[] = await (await patient.get('/api/appointments?limit=200')).json();
  return all.find((each) => each.id === id);
}

/** Other journeys ask the same doctor meanwhile: what that says is closed. */
async function controlsUnderMyMessage(doctor: Page, kinds?: string) {
  const others = doctor.getByRole('button', { name: /^Close: .* asks for an appointment$/ });
  await others.evaluateAll((all) => all.forEach((close) => void (close as HTMLButtonElement).click()));
  return controlsUnderMessages(doctor, kinds);
}

/** Messages go after four seconds or, with an action, after ten: too short for a slow machine to look at them in three sizes. */
function keepMessages() {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms?: number) =>
    ms === 4_000 || ms === 10_000 ? 0 : wait(run, ms)) as typeof setTimeout;
}
