import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BedsOfName } from './beds-of-name.tsx';

const HERE = [
  { id: 'a', name: 'Sunita Patel', bed: '207-A' },
  { id: 'b', name: 'Sunita Patil', bed: '207-B' },
];

test('a found patient is marked when someone of nearly the same name lies here, in the list or not', () => {
  render(<BedsOfName person={{ id: 'c', name: 'Sunita Patil' }} here={HERE} isAlike={false} />);
  expect(screen.getByText('Name alike: Sunita Patel lies in 207-A')).toBeTruthy();
  expect(screen.getByText('Name alike: Sunita Patil lies in 207-B')).toBeTruthy();
});

test('an inpatient shows the own bed and the other one', () => {
  render(<BedsOfName person={{ id: 'a', name: 'Sunita Patel' }} here={HERE} isAlike />);
  expect(screen.getByText('207-A')).toBeTruthy();
  expect(screen.getByText('Name alike: Sunita Patil lies in 207-B')).toBeTruthy();
  expect(screen.queryByText('Name alike')).toBeNull();
});

test('a name that is like nobody else’s is not marked', () => {
  const { container } = render(<BedsOfName person={{ id: 'd', name: 'Mohan Das' }} here={HERE} isAlike={false} />);
  expect(container.textContent).toBe('');
});
