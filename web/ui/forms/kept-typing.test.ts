// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKeptTyping } from './kept-typing.ts';

const RECORD = { base: { medicines: ['Amlodipine 5 mg'] }, medicines: 'Amlodipine 5 mg', conditions: '', age: '62' };
const begin = (initial = RECORD) => renderHook(() => useKeptTyping('nadi-form', initial)).result.current;

afterEach(() => sessionStorage.clear());

test('a field that was typed is there again after a reload; what was read from the record is not stored', () => {
  begin().keep({ ...RECORD, conditions: 'Asthma' });

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Amlodipine');
  expect(begin().initial).toEqual({ ...RECORD, conditions: 'Asthma' });
});

test('a tick, and a field that was not asked for at first, are there again too', () => {
  const nothing = { time: null as string | null, isNotKnown: false };
  const start = () => renderHook(() => useKeptTyping('nadi-set', nothing)).result.current;
  start().keep({ time: '16:58', isNotKnown: true });

  expect(start().initial).toEqual({ time: '16:58', isNotKnown: true });
});

test('once it was sent nothing is kept, and what it holds now counts as read', () => {
  const form = begin();
  const saved = { ...RECORD, conditions: 'Asthma' };
  form.keep(saved);
  form.forget(saved);
  expect({ ...sessionStorage }).toEqual({});

  form.keep({ ...saved, age: '63' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asthma');
});

test('what was put into the storage by hand and is no field of the form is left out', () => {
  sessionStorage.setItem('nadi-form', JSON.stringify({ base: 'x', other: 'y', age: 7 }));
  expect(begin().initial).toEqual(RECORD);
});
