// Whether a text sounds harmless to both learnt readers: no alarm is heard, and as a whole it is like what can wait.
import type { Gist } from '../alarms/gist.ts';
import type { Understanding } from '../understand.ts';
import type { HeardAlarm } from './hear-alarms.ts';
import { shareRead } from './rests-on-little.ts';

/** Of 405 emergencies that no reader had learnt from and that a flag named, the alarm reader heard each louder. */
const SILENT = 0.3;
const HARMLESS = 0.2;
/** Of a note of few words that are all of the illness nothing is a turn of speech. */
const READ_ALL = 0.7;
/** Of 366 such emergencies none came near it, of 1,400 clinical notes none. */
const A_TRIFLE = 0.7;

/** `told in full`: harmless, in words that the lexicon has read. */
export type Sound = 'a trifle' | 'harmless' | 'told in full' | 'open';

/** What was read from a turn of speech may be doubted. */
export const isDoubtful = (sound: Sound): boolean => sound === 'a trifle' || sound === 'harmless';

/** What the lexicon read in full is doubted only where it is told like a trifle; what was measured, never. */
export function soundOf(understood: Understanding, heard: readonly HeardAlarm[], gist: () => Gist): Sound {
  const { text, taps, vitalsNow } = understood;
  if (text.trim() === '' || taps.length > 0 || Object.keys(vitalsNow).length > 0) return 'open';
  if (heard.some(({ certainty }) => certainty >= SILENT) || gist().grave >= HARMLESS) return 'open';
  if (gist().trifle >= A_TRIFLE) return 'a trifle';
  return shareRead(understood) >= READ_ALL ? 'told in full' : 'harmless';
}
