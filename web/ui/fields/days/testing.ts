import { fireEvent, within } from '@testing-library/react';

/** Types a moment (2026-03-03T08:02) into the day and the time of the field that is called `name`. */
export function enterMoment(container: HTMLElement, name: string | RegExp, moment: string): void {
  const [day = '', time = ''] = moment.split('T');
  const field = within(within(container).getByRole('group', { name }));
  fireEvent.change(field.getByLabelText('Day'), { target: { value: day.split('-').reverse().join('/') } });
  fireEvent.change(field.getByLabelText('Time, 24 h'), { target: { value: time } });
}
