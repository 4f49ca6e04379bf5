import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UrgencyBars } from './urgency-bars.tsx';

afterEach(cleanup);

test('a check that was not understood has no number and is told apart from none at all', () => {
  render(<UrgencyBars urgency={null} isTriaged />);
  expect(screen.getByText('Not understood')).toBeDefined();
  cleanup();
  render(<UrgencyBars urgency={null} isTriaged={false} />);
  expect(screen.getByText('Not triaged')).toBeDefined();
  cleanup();
  render(<UrgencyBars urgency={4} isTriaged />);
  expect(screen.getByText('4 Urgent')).toBeDefined();
});
