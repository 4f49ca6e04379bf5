// Numbers that were measured: 'BP 95/65', 'fever of 102.2', 'sats 91%', 'sugar 320 mg/dL'. In our units whatever the text's.
import type { Vitals } from '../answer.ts';
import { withoutVarying } from './varying.ts';

const inside = (value: number, least: number, most: number): number | undefined =>
  value >= least && value <= most ? value : undefined;

const TEMPERATURES = [
  /\b(3[3-9]|4[0-3])(?:[.,](\d+))?\s?(?:°\s?c\b|c\b|degrees? c|celsius|centigrade)/,
  /\b(9[4-9]|10[0-9]|11[0-2])(?:[.,](\d+))?\s?(?:°\s?f?\b|f\b|degrees?( f)?|fahrenheit)/,
  /\b(?:temp|temperature|fevers?|febrile)\W+(?:[a-z]+\W+){0,5}?(3[4-9]|4[0-3]|9[5-9]|10[0-9])(?:[.,](\d+))?(?!\s?(?:days?|weeks?|hours?|bpm|%|\/))/,
  // 'Took his temperature under the arm twice and it was 38.4': a number with a point is no count of anything else.
  /\b(?:temp|temperature|thermometer)\b[^.;]{1,70}?\b(3[5-9]|4[0-2])[.,](\d)\b/,
  // '11 weeks old and 38.4': nothing else is told so of a child.
  /(?<=\b(?:weeks?|wks?|wk|months?|mths?|days?|newborn|baby|babe|bub|infant|toddler)\b.{0,60})(?<![\d.,/-]|\b(?:weighs?|weight|weighing|bmi|at|of) )(3[89]|4[01])\.(\d)\b(?!\s?(?:kg|kilos?|weeks?|wks?|w\b|km|cm|%|days?|months?|lbs?|pounds|years?|ml|mg))/,
];
const OF_PRESSURE = '(?:\\b(?:bp|b\\.p\\.?|pressure|b/p)|बी\\.?\\s?पी|प्रेशर|रक्तचाप)';
const PRESSURE = new RegExp(
  `${OF_PRESSURE}[^\\d;।]{0,30}?(?:(\\d{2,3})s?\\s?(?:[/\\\\-]|over|by)\\s?|(\\d{3})\\s)(\\d{2,3})s?\\b|\\b(\\d{2,3})\\s?/\\s?(\\d{2,3})\\s?mm\\s?hg\\b`,
);
/** One figure alone is read where it is dangerously high. */
const ALONE = (names: string, least: string) =>
  new RegExp(
    `${names}(?:[\\s:=-]+(?!and|aur|sugar|chol|pulse|for|tab)[a-z]+){0,4}[\\s:=-]+(${least})\\b(?!\\s?(?:mg|ml|days?|rs|[/%]))`,
  );
const UPPER_PRESSURE = ALONE(`(?:${OF_PRESSURE}|\\bsystolic)`, '1[89]\\d|2\\d\\d');
const LOWER_PRESSURE = ALONE('\\bdiastolic', '1[2-9]\\d');
const PULSE =
  /\b(?:hr|heart rate|pulse(?: rate)?)\W+(?:[a-z]+\W+){0,2}?(\d{2,3})\b|\b(\d{2,3})\s?(?:bpm|beats\/min|beats per minute)\b/;
const RESPIRATION =
  /\b(?:rr|respiratory rate|resp rate|respirations)\W+(?:[a-z]+\W+){0,2}?(\d{1,2})\b|\b(\d{2})\s?breaths? ?(?:\/|per|a) ?min/;
const OXYGEN = /\b(?:spo2|sp02|o2|sats?|oxygen|saturation|sat)\W+(?:[a-z0-9]+\W+){0,5}?([5-9]\d|100)\s?%?/;
const GLUCOSE =
  /\b(?:glucose|blood sugar|sugars?|bsl|bgl|cbg|hgt)\W+(?:[a-z]+\W+){0,4}?(\d{1,3}(?:\.\d)?)\s?(mg|mmol)?/;

export function readMeasurements(prepared: string): Vitals {
  const said = withoutVarying(prepared.toLowerCase());
  const vitals: Vitals = {
    temperature: readTemperature(said),
    pulse: firstOf(PULSE, said, 20, 260),
    respiration: firstOf(RESPIRATION, said, 4, 80),
    oxygen: firstOf(OXYGEN, said, 50, 100),
    glucose: readGlucose(said),
    ...readPressure(said),
  };
  return Object.fromEntries(Object.entries(vitals).filter(([, value]) => value !== undefined));
}

function firstOf(pattern: RegExp, said: string, least: number, most: number): number | undefined {
  const match = pattern.exec(said);
  const value = match?.slice(1).find((group) => group !== undefined);
  return value === undefined ? undefined : inside(Number(value), least, most);
}

function readTemperature(said: string): number | undefined {
  for (const pattern of TEMPERATURES) {
    const match = pattern.exec(said);
    if (!match) continue;
    const value = Number(`${match[1]}.${match[2] ?? 0}`);
    return inside(value > 60 ? Math.round(((value - 32) / 1.8) * 10) / 10 : value, 30, 44);
  }
}

function readPressure(said: string): Pick<Vitals, 'systolic' | 'diastolic'> {
  const match = PRESSURE.exec(said);
  const [systolic, diastolic] = [Number(match?.[1] ?? match?.[2] ?? match?.[4]), Number(match?.[3] ?? match?.[5])];
  if (systolic > diastolic && inside(systolic, 40, 300) && diastolic >= 20) return { systolic, diastolic };
  const [upper, lower] = [UPPER_PRESSURE.exec(said)?.[1], LOWER_PRESSURE.exec(said)?.[1]];
  return { ...(upper && { systolic: Number(upper) }), ...(lower && { diastolic: Number(lower) }) };
}

/** A meter shows HI or LO beyond its range, which ends at about 33 and 1 mmol/L. */
const OFF_SCALE =
  /\b(?:glucose|sugars?|meter|glucometer|machine|cgm|reading)\b(?:'s|\W)+(?:(?:is|was|says?|said|shows?|showing|reads?|reading|just|it|on|the|my|only|been|now|keeps)\W+){0,4}["']?(hi|lo)\b(?!\W*(?:doctor|doc|sir|i|im|my|there)\b)/;

function readGlucose(said: string): number | undefined {
  const beyond =
    OFF_SCALE.exec(said)?.[1] ??
    (/\bsugar (?:is |was )?(?:too high to read|unreadably high|off the scale)\b/.test(said) ? 'hi' : undefined);
  if (beyond) return beyond === 'hi' ? 33.4 : 1;
  if (/\bsugar (?:is |was )?(?:unreadably low|too low to read)\b/.test(said)) return 1;
  const match = GLUCOSE.exec(said);
  if (!match) return;
  const value = Number(match[1]);
  const isMilligrams = match[2] === 'mg' || (match[2] === undefined && value > 35);
  return inside(isMilligrams ? Math.round((value / 18) * 10) / 10 : value, 0.5, 80);
}
