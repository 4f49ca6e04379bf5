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
    ['blood-glucose', typed('5,6', 'mmol/L'), 101],
    ['blood-glucose', typed('101', 'mg/dL'), 101],
    ['sleep', typed('7', 'h min', '30'), 7.5],
    ['sleep', typed('7.5', 'h'), 7.5],
    ['steps', typed('12345', 'a day'), 12345],
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

test('a glucose in the wrong unit is asked about at its field', () => {
  expect(checkFigure('blood-glucose', typed('5.6', 'mg/dL'))).toEqual({
    problem: 'Enter a value between 10 and 1500 mg/dL. Is it really mg/dL?',
    at: 'value',
  });
  expect(checkFigure('blood-glucose', typed('101', 'mmol/L'))).toMatchObject({
    problem: expect.stringContaining('mmol/L'),
  });
});
