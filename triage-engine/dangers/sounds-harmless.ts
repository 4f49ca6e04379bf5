// Whether a text sounds harmless to both learnt readers: no alarm is heard, and as a whole it is like what can wait.
import type { Gist } from '../alarms/gist.ts';
import type { FindingId } from '../knowledge/ids.generated.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { isPlainStatement } from '../text/plain-statement.ts';
import type { Understanding } from '../understand.ts';
import { type HeardAlarm, withoutReassurance } from './hear-alarms.ts';
import { shareRead } from './rests-on-little.ts';

/** Of 405 emergencies that no reader had learnt from and that a flag named, the alarm reader heard each louder. */
const SILENT = 0.3;
const HARMLESS = 0.2;
/** One sentence that is told like a danger is believed, whatever stands around it. */
const LOUD = 0.5;
/** Of a note of few words that are all of the illness nothing is a turn of speech. */
const READ_ALL = 0.7;
/** Of 366 such emergencies none came near it, of 1,400 clinical notes none. */
const A_TRIFLE = 0.7;

/** So surely, to both readers, that it need not be said to be well: of 2,027 emergencies in the opened cases that no reader had learnt from 3 come to it. */
const SUREST = { trifle: 0.95, grave: 0.03, loudest: 0.1, heard: 0.1 };

/** `told in full`: harmless, in words that the lexicon has read. */
export type Sound = 'surely a trifle' | 'a trifle' | 'harmless' | 'told in full' | 'open';

/** One within another is the same. */
export const phrasesIn = (words: readonly string[]): number =>
  new Set(words.filter((one) => !words.some((other) => other !== one && other.includes(one)))).size;

const YOUNGEST_YEARS = 1;

/** What was read from a turn of speech may be doubted: told at length, with what is well; not of who is pregnant or newly born. */
export const mayBeDoubted = (understood: Understanding, sound: () => Sound): boolean =>
  isTurnOfSpeech(understood, sound) && REASSURES.test(withoutReassurance(understood.text));

/** A flag that is asked for by name is doubted also where nothing is said to be well, if it is unlikely or surely a trifle, and no illness or medicine was told. */
export const mayFlagBeDoubted = (understood: Understanding, sound: () => Sound, isUnlikely: () => boolean): boolean =>
  mayBeDoubted(understood, sound) ||
  ((sound() === 'surely a trifle' || isUnlikely()) &&
    isToldAtLength(understood) &&
    ![...understood.stated].some(isBackground));

const isBackground = ([id, { state }]: [string, { state: string }]): boolean =>
  state === 'present' && /^(history|medicine)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');

const isTurnOfSpeech = (understood: Understanding, sound: () => Sound): boolean =>
  isToldAtLength(understood) && sound() !== 'open' && sound() !== 'told in full';

/** Not of a warning, nor of who is pregnant or newly born. */
function isToldAtLength({ text, who, stated }: Understanding): boolean {
  const told = withoutReassurance(text).trim();
  if (OF_A_WARNING.some((id) => stated.get(id)?.state === 'present')) return false;
  const isDelicate = who.pregnant === true || who.afterBirth || (who.ageYears ?? YOUNGEST_YEARS) < YOUNGEST_YEARS;
  return !isDelicate && !isPlainStatement(told);
}

/** NICE NG128 (2022): what is well again may have been the first of a stroke, however calmly it is told; NG232 (2023): so does a head bleed beside a blood thinner. */
const OF_A_WARNING: readonly FindingId[] = [
  'arm-weakness',
  'one-sided-weakness',
  'facial-droop',
  'speech-trouble',
  'speech-slurred',
  'takes-anticoagulant',
];

/** That it is small, over, as ever, or well otherwise, in the languages that are read. */
const REASSURES =
  /\b(?:no|not|never|nothing|without|only|just|lol|haha?|fine|ok|okay|well|gud|good|normal\w*|clear|perfectly|settled|eased|gone|stopped|better|same|usual|again|always|every (?:month|year|winter|time)|cures?|helps?|helped|healed|asleep|hungry|eating|eatin|playing|bas|theek|thik|saaf|aaram|nahi|nhi|sirf|band|ruk|behtar|kam|hamesha|har)\b|नह[ीि]|बस|ठीक|साफ|आराम|सिर्फ|बंद|रुक|बेहतर|हमेशा|हर |निकल गई|कम /iu;

/** What the lexicon read in full is doubted only where it is told like a trifle; what was measured, never. */
export function soundOf(understood: Understanding, heard: readonly HeardAlarm[], gist: () => Gist): Sound {
  const { stated, text, taps, vitalsNow } = understood;
  if (text.trim() === '' || taps.length > 0 || Object.keys(vitalsNow).length > 0) return 'open';
  if (heard.some(({ certainty }) => certainty >= SILENT)) return 'open';
  if (isSurelyTrifle(gist(), heard)) return 'surely a trifle';
  if (gist().grave >= HARMLESS || gist().loudest >= LOUD) return 'open';
  if (gist().trifle >= A_TRIFLE) return 'a trifle';
  return shareRead({ stated, text: withoutReassurance(text) }) >= READ_ALL ? 'told in full' : 'harmless';
}

const isSurelyTrifle = ({ trifle, grave, loudest }: Gist, heard: readonly HeardAlarm[]): boolean =>
  trifle >= SUREST.trifle &&
  grave < SUREST.grave &&
  loudest < SUREST.loudest &&
  heard.every(({ certainty }) => certainty < SUREST.heard);
