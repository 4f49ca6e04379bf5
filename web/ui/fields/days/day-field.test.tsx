import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCheckedDraft } from '#web/ui/forms/checked-draft.ts';
import { type DayLimits, dayWithin } from '#web/ui/time/day-text.ts';
import { DayField, DayPicker } from './day-field.tsx';
import { DayTimeField } from './day-time-field.tsx';

const NO_DAY = 'Enter the day as dd/mm/yyyy.';
const NO_TIME = 'Enter the time as hh:mm, 24 hours.';

const input = (name = 'Born') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (text: string, name?: string) => userEvent.type(input(name), text);

type Draft = { born: string; at: string };

/** A form with a day and a moment; `sent` gets what would be sent. */
function Form({ sent, born = '', limits = {} }: { sent: (draft: Draft) => void; born?: string; limits?: DayLimits }) {
  const form = useCheckedDraft<Draft>({ initial: { born, at: '' }, days: { born: dayWithin(limits) } });
  const submit = () => {
    const { isFit, draft } = form.checkAs();
    if (isFit) sent(draft);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DayField label="Born" {...form.day('born')} />
      <DayTimeField label="When" {...form.day('at')} />
      <button type="submit">Save</button>
    </form>
  );
}

const show = (props: { born?: string; limits?: DayLimits } = {}) => {
  const sent = vi.fn();
  render(<Form sent={sent} {...props} />);
  return sent;
};

test('digits alone make a day: the slashes come by themselves, and the day is sent as the server reads it', async () => {
  const sent = show();
  await type('27091955{Enter}');
  expect(input().value).toBe('27/09/1955');
  expect(sent).toHaveBeenCalledWith({ born: '1955-09-27', at: '' });
});

test('what is typed stays as it is typed until the field is left, and then it is written in full', async () => {
  show();
  await type('7.9.1955');
  expect(input().value).toBe('7.9.1955');
  await userEvent.tab();
  expect(input().value).toBe('07/09/1955');
});

test('a slash that was put in can be deleted', async () => {
  show();
  await type('27{Backspace}{Backspace}8');
  expect(input().value).toBe('28/');
});

test('a day that is known is shown day first, and is still sent when nobody touched it', async () => {
  const sent = show({ born: '1955-03-04' });
  expect(input().value).toBe('04/03/1955');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledWith({ born: '1955-03-04', at: '' });
});

test('half a day is said when the field is left, stays there, and is not sent', async () => {
  const sent = show();
  await type('27/0');
  expect(screen.queryByText(NO_DAY)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(NO_DAY)).toBeTruthy();
  expect(input().value).toBe('27/0');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
});

test('half a day that is sent by Enter is said at its field, until it is a whole one', async () => {
  const sent = show();
  await type('27/09/195{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText(NO_DAY)).toBeTruthy();
  await type('5');
  expect(screen.queryByText(NO_DAY)).toBeNull();
  await type('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

test('a day outside the limits is said at once and is not sent', async () => {
  const sent = show({ limits: { max: '2026-11-17', outside: 'This day is still to come.' } });
  await type('18112026');
  expect(screen.getByText('This day is still to come.')).toBeTruthy();
  await type('{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test('the format is read out with the field', () => {
  show();
  const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Day, month, year: dd/mm/yyyy');
});

test('a day with its time is one value, of 24 hours', async () => {
  const sent = show();
  await type('17112026', 'Day');
  await type('2145{Enter}', 'Time, 24 h');
  expect(sent).toHaveBeenCalledWith({ born: '', at: '2026-11-17T21:45' });
});

test('a day without a time is said when both are left, not between them', async () => {
  show();
  await type('17112026', 'Day');
  await userEvent.click(input('Time, 24 h'));
  expect(screen.queryByText(NO_TIME)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(NO_TIME)).toBeTruthy();
  expect(input('Time, 24 h').getAttribute('aria-invalid')).toBe('true');
  expect(input('Day').getAttribute('aria-invalid')).toBeNull();
});

function Picker({ chosen }: { chosen: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-17');
  const choose = (next: string) => {
    chosen(next);
    setDay(next);
  };
  return (
    <>
      <DayPicker label="Born" hasCalendar value={day} min="2026-11-10" max="2026-11-30" onChoose={choose} />
      <button type="button" onClick={() => setDay('2026-11-20')}>
        The 20th
      </button>
    </>
  );
}

const pick = () => {
  const chosen = vi.fn();
  render(<Picker chosen={chosen} />);
  return chosen;
};

test('a day that counts at once is chosen when it is whole and within its limits, never before', async () => {
  const chosen = pick();
  await userEvent.clear(input());
  await type('1911');
  await type('2026');
  expect(chosen.mock.calls).toEqual([['2026-11-19']]);
  await userEvent.clear(input());
  await type('01122026');
  expect(screen.getByText('Choose a day from 10/11/2026 to 30/11/2026.')).toBeTruthy();
  expect(chosen).toHaveBeenCalledOnce();
});

test('an emptied field shows the chosen day again, and a day that is chosen elsewhere replaces half a one', async () => {
  pick();
  await userEvent.clear(input());
  await userEvent.tab();
  expect(input().value).toBe('17/11/2026');
  await userEvent.clear(input());
  await type('1');
  await userEvent.click(screen.getByRole('button', { name: 'The 20th' }));
  expect(input().value).toBe('20/11/2026');
});

// jsdom has no calendar.
const opened = vi.fn();
beforeEach(() => {
  HTMLInputElement.prototype.showPicker = opened;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  opened.mockClear();
});

test('the calendar opens by its button, knows the limits, and its day is shown day first', async () => {
  const chosen = pick();
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
  expect(opened).toHaveBeenCalledOnce();
  const calendar = opened.mock.contexts[0] as HTMLInputElement;
  expect([calendar.type, calendar.min, calendar.max]).toEqual(['date', '2026-11-10', '2026-11-30']);
  fireEvent.change(calendar, { target: { value: '2026-11-21' } });
  expect(chosen).toHaveBeenCalledWith('2026-11-21');
  expect(input().value).toBe('21/11/2026');
});

test('a birth date has no calendar, and neither has a browser that cannot open one', () => {
  const { unmount } = render(<DayField label="Born" value="" onChange={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  render(<DayField label="Born" hasCalendar value="" onChange={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
