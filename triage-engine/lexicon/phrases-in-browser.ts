// The phrases where every byte travels: made from the knowledge that is there anyway.
import { ALL_CONDITIONS, ALL_FINDINGS } from '#triage-engine/knowledge/library.ts';
import { makePhrases, type Phrase } from './make-phrases.ts';

export const PHRASES: readonly Phrase[] = makePhrases(ALL_FINDINGS, ALL_CONDITIONS);
