// What may stand on a card: how often a field, and how its words become a value.
import type { Card, Line, Tell } from './cards.ts';

/** Throws a sentence about what is wrong. `given` is the 3 of 'risk 3: smoker'. */
export type Reader<Value> = (value: string, given: string) => Value;

export type Field<Value> = {
  /** For whoever writes the file; docs/triage-engine.md says the same. */
  about: string;
  isRequired: boolean;
  mayRepeat: boolean;
  read: (lines: Line[], tell: Tell) => Value;
};

export type Fields = Record<string, Field<unknown>>;
export type Values<Of extends Fields> = { [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never };

/** What is wrong is told, and then nothing of the knowledge is used: the value does not matter. */
function readLine<Value>(line: Line | undefined, reader: Reader<Value>, tell: Tell): Value {
  try {
    if (line) return reader(line.value, line.given);
  } catch (problem) {
    if (line) tell(line, `${line.field}: ${(problem as Error).message}`);
  }
  return undefined as never;
}

export const must = <Value>(about: string, reader: Reader<Value>): Field<Value> => ({
  about,
  isRequired: true,
  mayRepeat: false,
  read: ([line], tell) => readLine(line, reader, tell),
});

export const may = <Value>(about: string, reader: Reader<Value>): Field<Value | undefined> => ({
  ...must<Value | undefined>(about, reader),
  isRequired: false,
});

export const several = <Value>(about: string, reader: Reader<Value>): Field<Value[]> => ({
  about,
  isRequired: false,
  mayRepeat: true,
  read: (lines, tell) => lines.map((line) => readLine(line, reader, tell)).filter((value) => value !== undefined),
});

export function readCard<Of extends Fields>(card: Card, fields: Of, tell: Tell): Values<Of> {
  for (const line of card.lines) {
    if (!fields[line.field]) tell(line, `“${line.field}” is unknown here; known are ${Object.keys(fields).join(', ')}`);
  }
  const values = Object.entries(fields).map(([name, field]) => {
    const lines = card.lines.filter((line) => line.field === name);
    if (field.isRequired && lines.length === 0) tell(card, `[${card.id}] has no ${name}`);
    if (!field.mayRepeat && lines[1]) tell(lines[1], `[${card.id}] has ${name} twice`);
    return [name, field.read(lines, tell)];
  });
  return Object.fromEntries(values);
}

export const text: Reader<string> = (value) => {
  if (/[|\t]/.test(value)) throw new Error('a text holds no bar and no tab');
  return value;
};

export const textsIn: Reader<string[]> = (value) => {
  const texts = value.split(';').map((one) => text(one.trim(), ''));
  if (texts.includes('')) throw new Error('an empty one stands between two semicolons');
  return texts;
};

export const idsIn: Reader<string[]> = (value) => value.split(',').map((id) => id.trim());

export const word =
  (pattern: RegExp, example: string): Reader<string> =>
  (value) => {
    if (!pattern.test(value)) throw new Error(`“${value}” should look like ${example}`);
    return value;
  };

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (value) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new Error(`“${value}” is not one of ${choices.join(', ')}`);
    return found;
  };

export const number =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const read = Number(value);
    if (!(read >= least && read <= most)) throw new Error(`“${value}” is not a number from ${least} to ${most}`);
    return read;
  };

export const whole =
  <Whole extends number>(least: Whole, most: Whole): Reader<Whole> =>
  (value) => {
    const read = number(least, most)(value, '');
    if (!Number.isInteger(read)) throw new Error(`“${value}” is not a whole number`);
    return read as Whole;
  };

/** 'risk 3: smoker, obese': each of these findings with this number. */
export const idsGiven =
  (given: Reader<number>): Reader<[string, number][]> =>
  (value, written) => {
    const read = given(written || 'nothing', '');
    return idsIn(value, '').map((id) => [id, read]);
  };
