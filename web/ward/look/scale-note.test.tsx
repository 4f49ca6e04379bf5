import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing.tsx';
import { anInpatient } from '../testing.ts';
import { ScaleNote } from './scale-note.tsx';

test('a scale that was ordered is named at once, and says from when it counts', async () => {
  renderPage(<ScaleNote inpatient={anInpatient({ saturationScale: 2 })} />);
  expect((await screen.findByText(/SpO₂ scale 2/)).textContent).toBe(
    'SpO₂ scale 2, target 88 to 92 %: it counts from the next set on',
  );
});
