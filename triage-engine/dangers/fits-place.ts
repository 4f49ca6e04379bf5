// Dangers of one place of the body. Where the first reader has read what there is and no word of that place was said, what sounds
// like it ("suddenly painful") is of another place: a toe is not asked for the testicle.
import type { DangerId } from '#contract/triage/dangers.ts';
import type { Understanding } from '../understand.ts';
import { isReadInFull } from './rests-on-little.ts';

/** Words for the eye and for seeing, in the languages that are read. */
export const OF_EYE =
  /\beye|sight|\bsee(?:s|n|ing)?\b|\bsaw\b|vision|visual|blind|blur|curtain|shadow|flash|floater|double|dark|aa?n?kh|na[zj]ar|dikh|dhundh|andher|आँख|आंख|नज़र|नजर|दिख|धुंध|अँधेर|अंधेर/i;

/** What people call the place, in the languages that are read. */
const WORDS: Partial<Record<DangerId, RegExp>> = {
  testicle:
    /test[ie]c|testis|\bball|bollock|\bnuts?\b|scrot|groin|private|down (?:there|below)|jewel|gol[iy]|got[iy]|a+nd(?:kosh|a\b|e\b)|अंड|अण्ड|गोटी|गोली/i,
  sight: OF_EYE,
  'eye-injury': OF_EYE,
};

export const fitsPlace = (danger: DangerId, understood: Understanding): boolean =>
  !WORDS[danger] || WORDS[danger].test(understood.text) || !isReadInFull(understood);
