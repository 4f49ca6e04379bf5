import { describe, expect, test } from 'vitest';
import { checkFigure } from './check-figure.ts';
import { figureIn } from './units.ts';

const typed = (value: string, unit = '', second = '') => ({ value, second, unit });

describe('one unit is stored, whatever was typed', () => {
  test.each([
    ['temperature', typed('98.6', '°F'), 37],
    ['temperature', typed('37,9', '°C'), 37.9],
    ['weight', typed('136.7', 'lb'), 62],
    ['weight', typed('61.4', 'kg'), 61.4],
    ['height', typed('5', 'ft in', '4'), 162.6],
    ['height', typed('6', 'ft in'), 182.9],
    ['height', typed('164', 'cm'), 164],
  ] as const)('%s %o is stored as %d', (kind, figure, value) => {
    expect(checkFigure(kind, figure)).toEqual({ value });
  });
});

test('a blood pressure has two figures, the upper one above the lower', () => {
  expect(checkFigure('blood-pressure', typed('121', '', '79'))).toEqual({ value: 121, second: 79 });
  expect(checkFigure('blood-pressure', typed('79', '', '121'))).toEqual({
    problem: 'The lower figure must be below the upper one.',
    at: 'second',
  });
  expect(checkFigure('blood-pressure', typed('121'))).toEqual({ problem: 'Enter a number.', at: 'second' });
});

test('what no living person can have is refused at its field', () => {
  expect(checkFigure('temperature', typed('99', '°C'))).toEqual({
    problem: 'Enter a value between 20 and 46 °C.',
    at: 'value',
  });
  expect(checkFigure('height', typed('5', 'ft in', '12'))).toMatchObject({ problem: 'Enter a number.' });
});

test.each(['', 'high', '12a', '1.2.3', '-5', '1e3'])('"%s" is no figure', (text) => {
  expect(figureIn(text)).toBeNull();
});
