// Dangers that the words themselves name, heard beside the findings. What is heard can raise or ask, never lower.
import { alarmsInShort } from '../../contract/alarm-words.ts';
import type { DangerId } from '../../contract/dangers.ts';

/** `certainty` from 0 to 1. */
export type HeardAlarm = { danger: DangerId; certainty: number };

/** From here on it counts as told: the flag is raised. */
export const RAISED_FROM = 0.9;
/** From here on it is asked for by name. */
export const ASKED_FROM = 0.5;

export const hearAlarms = (text: string): HeardAlarm[] =>
  alarmsInShort(text).map((danger) => ({ danger, certainty: ASKED_FROM }));
