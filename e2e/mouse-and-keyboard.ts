// The same journey with a mouse or a thumb, and with the keyboard alone.
import { expect, type Locator, type Page } from '@playwright/test';

export type Hands = {
  press: (control: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** One of a group of radio buttons. */
  pick: (radio: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  choose: (select: Locator, option: string) => Promise<void>;
};

export const byMouse: Hands = {
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  pick: (radio) => radio.check(),
  tick: (box) => box.check(),
  choose: async (select, option) => {
    await select.selectOption(option);
  },
};

const MAX_STEPS = 250;

export function byKeyboard(page: Page): Hands {
  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
  const reach = async (control: Locator) => {
    await expect(control).toBeAttached();
    for (let step = 0; step < MAX_STEPS; step++) {
      if (await isFocused(control)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${control}.`);
  };
  return {
    async press(control) {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.insertText(text);
    },
    async tick(box) {
      await reach(box);
      await page.keyboard.press('Space');
    },
    async choose(select, option) {
      await reach(select);
      await page.keyboard.type(option);
      await expect(select.locator('option:checked')).toHaveText(option);
    },
    /** Tab stops once at a group; from there the arrows lead on. A time that was just taken lets the focus go: Tab again. */
    async pick(radio) {
      const group = await radio.getAttribute('name');
      const any = page.locator(`input[name="${group}"]:focus`);
      for (let step = 0; step < MAX_STEPS && !(await radio.isChecked()); step++) {
        const isInGroup = (await any.count()) > 0;
        await page.keyboard.press(isInGroup ? 'ArrowDown' : 'Tab');
        if (!isInGroup && (await any.count()) > 0) await page.keyboard.press('Space');
      }
      await expect(radio).toBeChecked();
    },
  };
}
