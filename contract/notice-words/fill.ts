// What a notice says is kept as a code and values, and put into words where it is read: in the language of the reader.
import { vaccineNamesInHindi } from '../childhood/vaccines-in-hindi.ts';
import { joinSentences } from '../language/as-sentences.ts';
import { type Language, localeOf } from '../language/language.ts';
import { zoneName } from '../language/zone-name.ts';
import type { Dose, Frequency, MedicineRoute } from '../medicines/medicines.ts';
import { wallClockIn } from '../zoned-time.ts';

/** A moment on the clinic's clock. A sentence says how much of it is shown: {when}, {when:day}, {when:time}, {when:short}. */
export type Moment = { at: string; zone: string };

/** A medicine and how it is taken; without `taken` its dose alone. */
export type MedicineLine = {
  name: string;
  dose: Dose;
  taken?: {
    route: MedicineRoute;
    frequency: Frequency;
    smallestGapHours: number | null;
    mostIn24Hours: number | null;
    days: number | null;
  };
  /** Not taken every day: read as a daily one it harms. 1 is Monday. */
  onlyOn?: { weekday: number } | 'every-other-day';
  notBefore?: Moment;
};

/** Null: not known. The sentence that needs it is left out. */
export type Value = string | number | null | Moment | { medicines: readonly MedicineLine[] };
export type Values = Readonly<Record<string, Value>>;

/** One text, or sentences of which those without their value are left out. */
export type Text = string | readonly string[];

type InLanguage = { language: Language; medicine: (line: MedicineLine) => string };

const isMoment = (value: Value | undefined): value is Moment =>
  typeof value === 'object' && value !== null && 'at' in value;

/** The names in braces: 'when' of 'On {when:day}'. */
export type NamedIn<Of> = Of extends readonly (infer One)[]
  ? NamedIn<One>
  : Of extends `${string}{${infer Name}}${infer Rest}`
    ? (Name extends `${infer Bare}:${string}` ? Bare : Name) | NamedIn<Rest>
    : never;

const BRACES = /\{(\w+)(?::(\w+))?\}/g;

export const namesIn = (text: Text): string[] => {
  const all = typeof text === 'string' ? text : text.join(' ');
  return [...new Set([...all.matchAll(BRACES)].map(([, name = '']) => name))].toSorted();
};

export function fillText(text: Text, values: Values, said: InLanguage): string {
  if (typeof text === 'string') return fillOne(text, values, said);
  const told = text.filter((one) => namesIn(one).every((name) => !isEmpty(values[name])));
  return joinSentences(
    told.map((one) => fillOne(one, values, said)),
    said.language === 'hi' ? '।' : '.',
  );
}

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const fillOne = (text: string, values: Values, said: InLanguage): string =>
  text.replace(BRACES, (_braces, name: string, shape?: string) => inWords(values[name], shape, said));

function inWords(value: Value | undefined, shape: string | undefined, said: InLanguage): string {
  if (value === undefined || value === null) return '';
  if (isMoment(value)) return momentIn(said.language, value, shape);
  if (typeof value === 'object') return value.medicines.map(said.medicine).join('; ');
  // {names:vaccines}
  if (shape === 'vaccines' && said.language === 'hi') return vaccineNamesInHindi(String(value));
  return String(value);
}

type DayWords = { weekday: string; day: string; month: string; year: string };

const MOST_REMEMBERED = 2_000;
/** Of each language and day: asking the calendar takes as long as writing a row. */
const DAYS = new Map<string, DayWords>();

function dayWords(language: Language, day: string): DayWords {
  const key = `${language} ${day}`;
  const known = DAYS.get(key);
  if (known) return known;
  // Hindi has no short form that everybody knows.
  const length = language === 'hi' ? 'long' : 'short';
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...{ weekday: length, day: 'numeric', month: length, year: 'numeric', timeZone: 'UTC' },
  });
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value]);
  const words = Object.fromEntries(parts) as DayWords;
  if (DAYS.size >= MOST_REMEMBERED) DAYS.clear();
  DAYS.set(key, words);
  return words;
}

/** "Wed 18 Nov 2026, 11:30 (Asia/Kolkata)", and parts of it. */
export function momentIn(language: Language, moment: Moment, shape?: string): string {
  const shown = wallClockIn(moment.zone, new Date(moment.at));
  if (shape === 'time') return shown.time;
  const { weekday, day, month, year } = dayWords(language, shown.day);
  if (shape === 'day') return `${weekday} ${day} ${month}`;
  if (shape === 'short') return `${day} ${month}, ${shown.time}`;
  return `${weekday} ${day} ${month} ${year}, ${shown.time} (${zoneName(language, moment.zone)})`;
}
