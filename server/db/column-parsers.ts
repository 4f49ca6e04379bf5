import pg from 'pg';

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const TEXT_ARRAY: number = 1009;

const asText = (value: string): string => value;
const asTextArray: (value: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY);

function asSafeNumber(value: string): number {
  const number = Number(value);
  // A silently rounded identifier or count would be worse than a failed query.
  if (!Number.isSafeInteger(number)) throw new RangeError(`The number ${value} is too large to be held exactly.`);
  return number;
}

// Times come as text, hundreds in a long list. This reads the form in which PostgreSQL writes them in UTC digit by digit, in a fraction
// of the time that pg's regular expression takes.
const [ZERO, MINUS, SPACE] = [48, 45, 32];
/** Of `2026-11-19 08:30:00`. */
const TO_THE_SECOND = 19;

/** `2026-11-19 08:30:00.123456+00` as a time; undefined for what looks different: other zones, infinity, the years before 100 and after 9999. */
export function readTimestamp(text: string): Date | undefined {
  if (text.charCodeAt(4) !== MINUS || text.charCodeAt(10) !== SPACE || !text.endsWith('+00')) return undefined;
  const year = two(text, 0) * 100 + two(text, 2);
  // Date.UTC takes them for years of the last century.
  if (year < 100) return undefined;
  const [month, day] = [two(text, 5) - 1, two(text, 8)];
  return new Date(Date.UTC(year, month, day, two(text, 11), two(text, 14), two(text, 17), milliseconds(text)));
}

const digit = (text: string, n: number) => text.charCodeAt(n) - ZERO;
const two = (text: string, n: number) => digit(text, n) * 10 + digit(text, n + 1);

/** PostgreSQL writes no zero at the end of a fraction, and keeps more of it than a Date can hold. */
function milliseconds(text: string): number {
  const end = text.length - '+00'.length;
  let ms = 0;
  for (let n = TO_THE_SECOND + 1; n < TO_THE_SECOND + 4; n += 1) ms = ms * 10 + (n < end ? digit(text, n) : 0);
  return ms;
}

const asPgReads: (value: string) => Date = pg.types.getTypeParser(builtins.TIMESTAMPTZ);

const own = new Map<number, (value: string) => unknown>([
  [builtins.INT8, asSafeNumber],
  [builtins.TIMESTAMPTZ, (value) => readTimestamp(value) ?? asPgReads(value)],
  [INT8_ARRAY, (value) => asTextArray(value).map(asSafeNumber)],
  // A date of birth has no hour and no zone: as a Date it would slip by a day west of Greenwich.
  [builtins.DATE, asText],
  [DATE_ARRAY, asTextArray],
]);

export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => own.get(id) ?? pg.types.getTypeParser(id, format),
};
