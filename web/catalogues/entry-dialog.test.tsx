import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { draftOf, entryOf, measuresOf, rowsIn } from './forms/draft.ts';

const type = async (label: string, words: string) => {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(words);
};

test('the ranges of a test are typed in cells of their own, and a wrong one is said with its measure', async () => {
  answerCalls({});
  renderPage(<EntryDialog kind="test" kept={null} onClose={() => undefined} />);
  await type('Name', 'Haemoglobin');
  await type('Category', 'Blood work');
  await type('What it is for', 'Anaemia');
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  await type('Measure, line 1', 'Haemoglobin');
  await type('Unit, line 1', 'g/dL');
  await userEvent.selectOptions(screen.getByLabelText('For, line 1'), 'women');
  await type('Low, line 1', '15');
  await type('High, line 1', '12');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  expect(screen.getByText('Haemoglobin: The high end is not above the low one.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Measure, line 1'));

  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  const lines = within(screen.getByRole('table')).getAllByRole('row');
  expect(lines).toHaveLength(3);
  expect(screen.getByLabelText<HTMLInputElement>('Unit, line 2').value).toBe('g/dL');
});

test('lines of the draft become rows and come back the same; with another unit it is another measure', () => {
  const lines = 'Haemoglobin | g/dL | 718-7 | female | 192 |  | 12 | 15.5\nColour |  | ';
  expect(measuresOf(rowsIn(lines)).split('\n')).toEqual([
    'Haemoglobin | g/dL | 718-7 | female | 192 |  | 12 | 15.5',
    'Colour |  | ',
  ]);

  const draft = {
    ...draftOf(null),
    measures: 'Iron | g/L |  | any | 0 |  | 1 | 2\nIron | mg/L |  | any | 0 |  | 1 | 2',
  };
  const { measures } = entryOf('test', draft) as { measures: unknown[] };
  expect(measures).toHaveLength(2);
});
