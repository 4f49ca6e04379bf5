import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { useKeys } from './keys.ts';

const approve = vi.fn();
const search = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  approve.mockClear();
  search.mockClear();
});

function Page({ isOpen = false }: { isOpen?: boolean }) {
  useKeys({ a: approve, 'ctrl+k': search });
  return (
    <>
      <button type="button">Approve</button>
      <input aria-label="Notes" />
      <div role="listbox" aria-label="Suggestions" tabIndex={-1} />
      <Dialog isOpen={isOpen} onClose={() => undefined} title="Reject">
        <textarea aria-label="Reason" />
      </Dialog>
    </>
  );
}

const press = (target: Element | Document, key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, ...more });

test('a single key acts, and one with Ctrl acts also while one types', () => {
  render(<Page />);
  press(document, 'a');
  press(screen.getByRole('button'), 'a');
  press(screen.getByLabelText('Notes'), 'k', { ctrlKey: true });
  expect(approve).toHaveBeenCalledTimes(2);
  expect(search).toHaveBeenCalledOnce();
});

test.each<[string, KeyboardEventInit]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['with Shift', { shiftKey: true }],
  ['held down', { repeat: true }],
  ['while a word is composed', { isComposing: true }],
  ['kept by an input method', { keyCode: 229 }],
])('a single key does nothing %s', (_how, more) => {
  render(<Page />);
  press(document, 'a', more);
  expect(approve).not.toHaveBeenCalled();
});

test.each(['Notes', 'Suggestions'])('a single key does nothing in %s', (label) => {
  render(<Page />);
  press(screen.getByLabelText(label), 'a');
  expect(approve).not.toHaveBeenCalled();
});

test('no key reaches a shortcut from a dialog, nor within a second of its closing', () => {
  const { rerender } = render(<Page isOpen />);
  press(screen.getByLabelText('Reason'), 'a');
  press(document, 'a');
  press(document, 'k', { ctrlKey: true });

  rerender(<Page />);
  press(document, 'a');
  vi.advanceTimersByTime(999);
  press(document, 'a');
  press(document, 'k', { ctrlKey: true });
  expect(approve).not.toHaveBeenCalled();
  expect(search).not.toHaveBeenCalled();

  // Whoever pressed in vain rests for a second as well.
  vi.advanceTimersByTime(1_000);
  press(document, 'a');
  expect(approve).toHaveBeenCalledOnce();
});

test('while the code of a dialog is on its way, keys start nothing and press no button', async () => {
  let arrive: (dialog: typeof Reason) => void = () => undefined;
  const load = () => new Promise<typeof Reason>((resolve) => (arrive = resolve));
  render(
    <>
      <Page />
      <LazyDialog load={load} dialog={{ isOpen: true, onClose: () => undefined }} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Approve' });
  press(document, 'a');
  expect(approve).not.toHaveBeenCalled();
  expect(press(button, ' ')).toBe(false);
  expect(press(button, 'Enter')).toBe(false);
  // What is typed into a field goes there.
  expect(press(screen.getByLabelText('Notes'), ' ')).toBe(true);

  await act(async () => arrive(Reason));
  expect(document.activeElement).toBe(screen.getByLabelText('Why'));
});

const Reason = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="A dialog">
    <input aria-label="Why" />
  </Dialog>
);

test('letters of a text that is typed where no field is start nothing, however long it is', () => {
  render(<Page />);
  for (const letter of 'is at a talk') {
    press(document, letter);
    vi.setSystemTime(Date.now() + 200);
  }
  expect(approve).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1_000);
  press(document, 'a');
  expect(approve).toHaveBeenCalledOnce();
});
