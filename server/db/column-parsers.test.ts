import pg from 'pg';
import { expect, test } from 'vitest';
import { readTimestamp } from './column-parsers.ts';

const asPgReads = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

test.each([
  '2026-11-19 08:30:00+00',
  '2026-02-28 23:59:59.9+00',
  '2024-02-29 00:00:00.05+00',
  '1999-12-31 12:00:00.123456+00',
  '2026-11-19 08:30:00.999999+00',
  '9999-12-31 23:59:59.001+00',
  '0100-01-01 00:00:00+00',
])('%s is the same time as pg reads', (text) => {
  expect(readTimestamp(text)).toEqual(asPgReads(text));
});

test.each([
  'infinity',
  '-infinity',
  '2026-11-19 14:00:00+05:30',
  '0044-03-15 12:00:00+00 BC',
  '0044-03-15 12:00:00+00',
  '12026-11-19 08:30:00+00',
])('%s is left to pg', (text) => {
  expect(readTimestamp(text)).toBeUndefined();
});
