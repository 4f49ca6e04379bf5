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

const own = new Map<number, (value: string) => unknown>([
  [builtins.INT8, asSafeNumber],
  [INT8_ARRAY, (value) => asTextArray(value).map(asSafeNumber)],
  // A date of birth has no hour and no zone: as a Date it would slip by a day west of Greenwich.
  [builtins.DATE, asText],
  [DATE_ARRAY, asTextArray],
]);

export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => own.get(id) ?? pg.types.getTypeParser(id, format),
};
