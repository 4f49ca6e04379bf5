import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shownToasts, toast } from '../../ui/toast.ts';
import { CRISIS, pressureNow, READINGS, show } from '../testing-home.tsx';

// As without a connection: the code of the dialog cannot be fetched.
vi.mock('./danger-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => {
  sessionStorage.clear();
  toast.closeAll();
});

test('an instruction that cannot be opened counts as unread, and the danger stays on the page', async () => {
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow() }) });
  await expect.poll(() => shownToasts()).toMatchObject([{ kind: 'error', title: 'This could not be opened.' }]);

  expect(screen.getByText(CRISIS.title)).toBeDefined();
  expect(sessionStorage.getItem('nadi-read-dangers')).toBeNull();
});
