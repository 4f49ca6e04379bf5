import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownToasts, toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

const titles = () => shownToasts().map(({ title }) => title);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  toast.closeAll();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// spec: 9.12
test('a message goes after four seconds, one with an action after ten', () => {
  render(<Toasts />);
  act(() => {
    toast.success('Saved');
    toast.info('Rejected', 'The slot is free again.', { action: { label: 'Undo', run: () => undefined } });
  });

  pass(3_999);
  expect(titles()).toEqual(['Saved', 'Rejected']);
  pass(1);
  expect(titles()).toEqual(['Rejected']);
  pass(6_000);
  expect(titles()).toEqual([]);
});

test('an error stays until it is closed, and is announced at once', () => {
  render(<Toasts />);
  act(() => void toast.error('Not sent', 'The server is away.'));

  pass(600_000);
  expect(screen.getByRole('alert').textContent).toContain('Not sent');
  fireEvent.click(screen.getByRole('button', { name: 'Close: Not sent' }));
  expect(titles()).toEqual([]);
});

test('the same message replaces itself and starts its time anew', () => {
  render(<Toasts />);
  act(() => void toast.success('Copied: PUD-7K3QX-2M9TD'));
  pass(3_000);
  act(() => void toast.success('Copied: PUD-7K3QX-2M9TD'));
  pass(3_000);

  expect(titles()).toEqual(['Copied: PUD-7K3QX-2M9TD']);
  pass(1_000);
  expect(titles()).toEqual([]);
});

// spec: 9.12
test('there are never more than three, and errors are the last to go', () => {
  toast.error('First error');
  toast.success('One');
  toast.success('Two');
  toast.success('Three');
  expect(titles()).toEqual(['First error', 'Two', 'Three']);

  toast.error('Second error');
  toast.error('Third error');
  toast.success('News');
  expect(titles()).toEqual(['Second error', 'Third error', 'News']);
});

test('nothing goes while someone reads it', () => {
  render(<Toasts />);
  act(() => void toast.success('Saved'));
  const words = screen.getByText('Saved');

  fireEvent.pointerEnter(words.parentElement?.parentElement as Element);
  pass(60_000);
  expect(titles()).toEqual(['Saved']);
  fireEvent.pointerLeave(words.parentElement?.parentElement as Element);
  pass(4_000);
  expect(titles()).toEqual([]);
});

test('an action is done once and closes its message', () => {
  const undo = vi.fn();
  render(<Toasts />);
  act(() => void toast.info('Rejected', undefined, { action: { label: 'Undo', run: undo } }));

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(undo).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});
