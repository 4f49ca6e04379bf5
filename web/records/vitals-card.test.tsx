import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { readingsOf } from './testing.ts';
import { VitalsCard } from './vitals-card.tsx';

const READINGS = '/api/patients/p1/readings';

function show(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  renderPage(<VitalsCard patientId="p1" timeZone="Asia/Kolkata" />);
  return calls;
}

test('a value stands with its unit, its trend, and in words when it is out of the ordinary', async () => {
  const temperatures = readingsOf('temperature', [38.2, 36.9, 36.6, 36.8, 36.5, 36.7]);
  show({
    [`GET ${READINGS}?limit=500`]: () => ({
      body: temperatures.map((reading, place) => (place === 0 ? { ...reading, flag: 'High' } : reading)),
    }),
  });
  await screen.findByText('38.2');
  const row = rowOf('Temperature');

  expect(row.textContent).toContain('38.2°C');
  expect(row.textContent).toContain('High. Your usual: 36.5 to 36.9');
  expect(within(row).getByRole('img', { name: /up from 36.7 to 38.2/ })).toBeDefined();
  expect(rowOf('Height').textContent).toContain('No reading yet');
});

test('an unusual value is asked about, keeps what was typed, and is sent again once it is confirmed', async () => {
  const sent: unknown[] = [];
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: [] }),
    [`POST ${READINGS}`]: ({ body }) => {
      sent.push(body);
      return (body as { confirmed?: boolean }).confirmed
        ? { status: 201, body: readingsOf('temperature', [41.5]) }
        : refused(409, 'implausible_value', 'Some values are unusual. Check them and confirm.', {
            'readings.0.value': '41.5 °C is unusual. Check it and confirm.',
          });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add temperature' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Temperature' }), '41,5');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));

  expect((await screen.findByRole('alert')).textContent).toContain('41.5 °C is unusual.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Temperature' }).value).toBe('41,5');
  await userEvent.click(screen.getByRole('button', { name: 'I checked, it is right' }));

  const readings = [{ kind: 'temperature', value: 41.5 }];
  await expect.poll(() => sent).toEqual([{ readings }, { readings, confirmed: true }]);
});

function rowOf(name: string): HTMLElement {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(name));
  if (!row) throw new Error(`There is no row for ${name}.`);
  return row;
}
