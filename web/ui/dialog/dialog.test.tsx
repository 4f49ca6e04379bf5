import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { CheckField } from '../fields/check-field.tsx';
import { TextArea, TextField } from '../fields/text-field.tsx';
import { Dialog, DialogActions, Drawer } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const FIRST = 'has the focus';

const cancelOrStop = (
  <DialogActions>
    <Button>Cancel</Button>
    <Button look="danger">Stop</Button>
  </DialogActions>
);

const CONTENTS: [string, ReactNode, string][] = [
  [
    'the first field, before any button',
    <>
      <Button>I am away.</Button>
      <TextArea label={FIRST} />
      {cancelOrStop}
    </>,
    FIRST,
  ],
  [
    'the first field that one can reach',
    <>
      <input type="hidden" />
      <TextField label="Off" disabled />
      <div hidden>
        <TextField label="Hidden" />
      </div>
      <TextField label={FIRST} />
    </>,
    FIRST,
  ],
  [
    'the chosen one of several radio buttons',
    <>
      <input type="radio" name="why" aria-label="Held" />
      <input type="radio" name="why" aria-label={FIRST} defaultChecked />
    </>,
    FIRST,
  ],
  [
    'no tick, which is a statement',
    <>
      <CheckField label="I asked name and birth date" />
      {cancelOrStop}
    </>,
    'Cancel',
  ],
  ['the plain button before the dangerous one', cancelOrStop, 'Cancel'],
  [
    'the plain button, wherever it stands',
    <DialogActions key="it">
      <Button look="danger">Stop</Button>
      <Button look="primary">Sign</Button>
      <Button>Cancel</Button>
    </DialogActions>,
    'Cancel',
  ],
  [
    'the button marked as safe',
    <DialogActions key="it">
      <Button>Log out</Button>
      <Button look="primary" isSafe>
        Stay
      </Button>
    </DialogActions>,
    'Stay',
  ],
  [
    'the heading where every button does something',
    <>
      <Button>Wrong?</Button>
      <DialogActions>
        <Button look="danger-outline">Disable</Button>
        <Button look="primary">Approve</Button>
      </DialogActions>
    </>,
    'The title',
  ],
  ['the heading of what is only read', <p key="it">Words</p>, 'The title'],
];

const nameOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ??
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.labels?.[0]?.textContent
    : element?.textContent);

test.each(CONTENTS)('a dialog and a sheet begin on %s', (_what, content, expected) => {
  for (const Frame of [Dialog, Sheet]) {
    const { unmount } = render(
      <Frame isOpen onClose={() => undefined} title="The title">
        {content}
      </Frame>,
    );
    expect(nameOf(document.activeElement)).toBe(expected);
    unmount();
  }
});

test('a drawer begins on its first link', () => {
  render(
    <Drawer isOpen onClose={() => undefined} label="Menu">
      <a href="/one">One</a>
    </Drawer>,
  );
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

function Fetched() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Arrive
      </button>
      <Dialog isOpen onClose={() => undefined} title="Review">
        {isThere && <TextArea label="Note" />}
      </Dialog>
    </>
  );
}
const arrive = () => act(async () => void fireEvent.click(screen.getByText('Arrive')));

test('a field that is fetched takes the focus when it comes', async () => {
  render(<Fetched />);
  expect(nameOf(document.activeElement)).toBe('Review');
  await arrive();
  expect(nameOf(document.activeElement)).toBe('Note');
});

test('a field that is fetched takes no focus from someone who has gone elsewhere', async () => {
  render(<Fetched />);
  screen.getByRole('button', { name: 'Close' }).focus();
  await arrive();
  expect(nameOf(document.activeElement)).toBe('Close');
});

test('Esc closes a dialog, but not one that must be answered', () => {
  const close = vi.fn();
  const dialog = (mustAnswer: boolean) => (
    <Dialog isOpen onClose={close} title="Still there?" mustAnswer={mustAnswer}>
      <p>Words</p>
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  const element = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(element, new Event('cancel', { cancelable: true }));
  // A browser that closes on a second Esc whatever one says.
  element.close();
  fireEvent(element, new Event('close'));
  expect(element.open).toBe(true);
  expect(close).not.toHaveBeenCalled();

  rerender(dialog(false));
  fireEvent(element, new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
});

const esc = (element: Element) => fireEvent(element, new Event('cancel', { cancelable: true }));
const question = () => screen.queryByRole('dialog', { name: 'Throw away what you typed?' });

function Writing({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('Begun before');
  return (
    <Dialog isOpen onClose={onClose} title="Reject">
      <TextArea label="Reason" value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

test.each<[string, (dialog: HTMLElement) => void]>([
  ['Esc', esc],
  ['a click beside it', (dialog) => void fireEvent.click(dialog)],
  ['its cross', () => void fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s asks before a dialog throws away what was typed, and the words stay', (_way, leave) => {
  const close = vi.fn();
  render(<Writing onClose={close} />);
  const dialog = screen.getByRole('dialog', { name: 'Reject' });
  const field = screen.getByLabelText('Reason');
  fireEvent.change(field, { target: { value: 'I am away' } });

  leave(dialog);
  expect(close).not.toHaveBeenCalled();
  expect(nameOf(document.activeElement)).toBe('Keep writing');
  // A second Esc answers the question with the safe choice.
  esc(question() as HTMLElement);
  expect(question()).toBeNull();
  expect((field as HTMLTextAreaElement).value).toBe('I am away');
  expect(close).not.toHaveBeenCalled();

  leave(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Throw it away' }));
  expect(close).toHaveBeenCalledOnce();
});

test('a dialog in which nothing was typed closes without a question, and Cancel always does', () => {
  const close = vi.fn();
  render(<Writing onClose={close} />);
  esc(screen.getByRole('dialog'));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'I am away' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('a press that begins inside a dialog and ends beside it does not close it', () => {
  const close = vi.fn();
  render(<Writing onClose={close} />);
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByLabelText('Reason'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
});

test('what takes the focus is scrolled clear of the buttons that stay in sight, however many lines they need', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 358, 130));
  vi.stubGlobal('getComputedStyle', () => ({ position: 'sticky' }));
  try {
    render(
      <Dialog isOpen onClose={() => undefined} title="Your reading">
        {cancelOrStop}
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { hidden: true }).style.scrollPaddingBottom).toBe('154px');
  } finally {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
});
