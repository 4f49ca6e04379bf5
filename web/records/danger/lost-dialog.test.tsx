import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { CRISIS, pressureNow, READINGS, showWithoutInstruction } from '../testing-home.tsx';

afterEach(() => {
  sessionStorage.clear();
  toast.closeAll();
});

test('an instruction whose dialog cannot be fetched is said on the page, and counts as unread', async () => {
  showWithoutInstruction({ [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow() }) });
  await expect.poll(() => shownToasts()).toMatchObject([{ kind: 'error', title: 'This could not be opened.' }]);

  const steps = within(await screen.findByRole('list', { name: 'What to do now' })).getAllByRole('listitem');
  expect(screen.getByText(CRISIS.title)).toBeDefined();
  expect(steps.map(({ textContent }) => textContent)).toEqual(CRISIS.steps);
  expect(sessionStorage.getItem('nadi-read-dangers')).toBeNull();
});
