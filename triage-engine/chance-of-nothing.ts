// How likely it is that a text complains of nobody's health: by what it is as a whole, what was read in it, and a few things that
// are plain to see. The weights are fitted by npm run triage:chances to cases that no reader has learnt from.
import type { Gist } from './alarms/gist.ts';
import { NOTHING_WEIGHTS } from './chance-of-nothing.generated.ts';
import { placeAndTrouble } from './text/place-and-trouble.ts';

export type Told = {
  text: string;
  gist: Gist;
  /** Whether a finding was read that somebody asks about, whether an illness was only named, how long it lasts. */
  isRead: boolean;
  isNamed: boolean;
  lasts: boolean;
  /** Of the words that tell something, the share that was read. */
  share: number;
};

export const SIGNS_OF_NOTHING = [
  'nothing',
  'grave',
  'read',
  'share',
  'named',
  'lasts',
  'place',
  'words',
  'question',
  'long ago',
] as const;

/** In the order of their names. */
export function signsOfNothing({ text, gist, isRead, isNamed, lasts, share }: Told): number[] {
  return [
    oddsOf(gist.nothing),
    oddsOf(gist.grave),
    Number(isRead),
    isRead || isNamed ? share : 0,
    Number(isNamed),
    Number(lasts),
    Number(placeAndTrouble(text).place),
    Math.log(text.split(/\s+/).length),
    Number(text.includes('?')),
    Number(isLongAgo(text)),
  ];
}

export function chanceOfNothing(told: Told): number {
  const { bias, weights } = NOTHING_WEIGHTS;
  return chanceOf(signsOfNothing(told).reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), bias));
}

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const LEAST = 0.001;
export const oddsOf = (chance: number): number => {
  const within = Math.min(Math.max(chance, LEAST), 1 - LEAST);
  return Math.log(within / (1 - within));
};

export const isLongAgo = (text: string): boolean => LONG_AGO.test(text) && !GOES_ON.test(text);

/** 'Broke my arm wen i was 6', 'in 2016', 'ten years ago': told of what is over. */
const LONG_AGO =
  /\bwh?en (?:i|he|she|we|they) (?:was|were) (?:\d+|a |an |in |at |young|little|small|one|two|three|four|five|six|seven|eight|nine|ten)|\bas an? (?:child|kid|boy|girl|baby|teenager|student)\b|\b(?:19|20)\d\d\b|\byears? ago\b|\bbachpan\b|\bsaa?l pehle\b|साल पहले|बचपन/i;
const GOES_ON =
  /\b(?:tetanus|tt|shots?|jabs?|booster|vaccin\w*|injection|टिटनेस)\b|(?<!nothing )\b(?:since|still|again|now|today|yesterday|tonight|these days|every|keeps?|same|bachpan se|ab|abhi|phir)\b|बचपन से|अब|फिर|आज|कल/iu;
