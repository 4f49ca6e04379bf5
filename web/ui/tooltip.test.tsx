import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing.tsx';
import { Tooltip } from './tooltip.tsx';

// spec: 9.18
test('a tooltip opens after 700 ms, and its neighbour at once when that was read within 300 ms', async () => {
  renderPage(
    <>
      <Tooltip label="Appointments">
        <button type="button">A</button>
      </Tooltip>
      <Tooltip label="Patients">
        <button type="button">P</button>
      </Tooltip>
    </>,
  );
  const [first, second] = [await screen.findByText('A'), screen.getByText('P')];
  vi.useFakeTimers();
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  fireEvent.focus(first);
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Appointments');

  fireEvent.blur(first);
  wait(299);
  fireEvent.focus(second);
  wait(0);
  expect(screen.getByRole('tooltip').textContent).toBe('Patients');

  fireEvent.blur(second);
  wait(300);
  fireEvent.focus(first);
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
