// What was read, and what the same text tells of its cause says otherwise: the cold, hot oil, a cut by accident, the place that itches,
// blisters in a band, effort, an audience.
import { DOUBT } from '../lexicon/accidental-cut.ts';
import type { Stated } from './from-text.ts';

const IN_THE_COLD =
  /\b(?:in|when\w*|touch\w*|from)\b.{0,30}(?:cold|winter|freezer|fridge)|(?:thand|fridge)\w*(?: \w+)? (?:me|mein|se)\b|ठंड|फ्रिज/i;
/** So told, or of a whole limb, a finger that is white may have lost its blood. */
const STAYS =
  /\b(?:legs?|arms?|foot|feet|pair|still|stays?|not|hours?|since|one|this|left|right|sudden\w*|achanak|severe|fro\w*|black|cut|hit|ring|cast|sores?)\b|won't|ghant|पैर|हाथ ठं|बा[ँं]ह|घंट|अचानक|काल|चोट/i;
const COLDS = ['cold-limb', 'pulseless-limb', 'pale-skin', 'cold-exposure', 'skin-black'];

const FROM_A_WOUND = /\b(?:from|near|around|by|after|of|with) (?:an?|the|that|this|my|his|her)\b.{0,30}\bcuts?\b/i;
const FEVERS = ['fever', 'high-fever', 'chills', 'drowsiness', 'neck-stiffness'];
const ITCHES = ['itchy-rash', 'itching-all-over', 'foot-rash', 'palm-sole-rash'];

/** NICE CKS Shingles (2024): the skin hurts, in a band, before the blisters and with them. */
const OF_CHEST = ['chest-pain', 'chest-tightness'];
const BAND = /\bbands?\b/i;
const SQUEEZES = /\b(?:squeez\w*|crush\w*|tight\w*|heav\w*|pressure|press\w*|grip\w*|weight|elephant|vice)\b/i;
/** NICE CG95 (2016): with these it is the heart's all the same. */
const OF_HEART = [
  'crushing-chest-pain',
  'chest-pain-radiating-arm-jaw',
  'chest-pain-on-exertion',
  'chest-pain-at-rest',
  'tearing-chest-pain',
  'pleuritic-pain',
  'breathless',
  'breathless-at-rest',
  'sweating',
  'cold-clammy-skin',
  'fainting',
  'collapse',
  'palpitations',
  'left-arm-pain',
  'jaw-pain',
];

/** NICE CG95 (2016), NICE CG126 (2016): with effort only, gone with rest, and the same for weeks, it is no matter of minutes. */
const RELIEVED =
  /\b(?:reliev\w+|goes|settles?|stops?|eases?|passes|gone|resolv\w+|disappear\w*|better)\b[^.]{0,40}\b(?:rest\w*|stop\w*|sit\w*|stand still)\b|\brest\w*\b[^.]{0,25}\b(?:reliev\w+|helps|eases|settles|stops)\b/i;
const UNCHANGED =
  /\b(?:unchanged|no change|has not changed|hasn't changed|stable|same|as (?:always|ever|usual))\b[^.]*\b(?:weeks|months|years?|always|ever|usual|long)\b|\b(?:weeks|months|years?)\b[^.]*\b(?:unchanged|no change|has not changed|hasn't changed|stable|the same|same as)\b/i;
const NOT_STABLE =
  /\b(?:wors\w+|more (?:often|frequent\w*)|less (?:walking|effort|exertion|work)|at rest|night|in bed|increas\w+|new|newly|today|longer|sweat\w*|since (?:yesterday|this morning)|heavier|severe|radiat\w+|spread\w*|jaw|arm)\b/i;
const GROWS =
  /\b(?:wors\w+|more (?:often|frequent\w*)|at rest|in bed|with less \w+)\b[^.]{0,30}\b(?:now|today|tonight|lately|since (?:yesterday|this|last|\w+day)|yesterday|last (?:night|few|\w+ (?:days|weeks))|this (?:morning|week)|over the (?:last|past)|for (?:the )?(?:last|past))\b/i;
const OF_EFFORT = ['chest-pain', 'chest-tightness', 'crushing-chest-pain', 'chest-pain-on-exertion'];

/** NICE CG159 (2013): a heart that pounds, sweat and a dry mouth before people, and gone when it is over. */
const AUDIENCE =
  /\b(?:speak\w*|talks?|sing\w*|perform\w*|present\w*|go(?:ing)? on(?: a| the)? stage|on(?: a| the)? stage|speech\w*|stage fright|interviews?|exams?|audience|public speaking|meetings?|viva|stage (?:par|pe))\b/i;
const ONLY_THEN =
  /\b(?:only (?:then|before|when|at|in|with|during)|before (?:every|each|any|i|my|a|the|speaking|going|exams?|public)|(?:stops?|gone|goes|goes away|settles?|passes|over|fine|well|calm|ok|okay|disappears?) (?:away |down |again )?(?:when|once|after|as soon as|otherwise|the (?:talk|show|rest))|when (?:it|the \w+) is over|well otherwise|otherwise well|baad me theek|khatam hone)\b/i;
/** Beside a heart that pounds these call for help. */
const OF_FRIGHT = ['light-headed', 'shaking'];
/** What an audience does not explain. */
const NOT_OF_FRIGHT = [...OF_HEART.filter((id) => id !== 'sweating' && id !== 'palpitations'), ...OF_CHEST];

/** Every night, as somebody beside the bed tells it: NICE NG202 (2021). Of a baby, or who is blue, it is no snoring. */
const IN_SLEEP =
  /\b(?:stops?|holds?|pauses?) breathing\b[^.]{0,30}\b(?:sleep\w*|asleep|nights?|snor\w*)\b|\b(?:sleep\w*|asleep|snor\w*)\b[^.]{0,40}\bstops? breathing\b/i;
const NOT_OF_SNORERS =
  /\b(?:baby|infant|newborn|months?|weeks? old|blue|gr[ea]y|limp|unrespons\w*|wake up|wakes? him|overdose|pills|opioid\w*|right now|just)\b/i;

export function settleByCause(stated: Map<string, Stated>, text: string, isPregnant: boolean): void {
  const is = (id: string) => stated.get(id)?.state === 'present';
  const said = (id: string) => (is(id) ? (stated.get(id)?.words ?? '') : '');
  if (IN_SLEEP.test(text) && !NOT_OF_SNORERS.test(text)) stated.delete('not-breathing');
  // Fingers that turn white in the cold, and pink again in the warmth: 'they go dead white'.
  if (is('finger-colour-change') && IN_THE_COLD.test(text) && !STAYS.test(text))
    for (const id of COLDS) if (id !== 'skin-black' || /dead/.test(said(id))) stated.delete(id);
  // 'A red line runs up my arm from a cut': the arm was not cut on purpose. What makes a cut doubtful stays a crisis.
  if (
    is('red-streak') &&
    FROM_A_WOUND.test(said('self-harm')) &&
    !DOUBT.test(text.toLowerCase()) &&
    !/made|cutting/i.test(text)
  )
    stated.delete('self-harm');
  // Bleeding into the skin makes many flat dots. Bumps are none, nor is one spot where hot oil fell; with fever both are believed.
  const dots = said('petechiae');
  if (
    (/bump/i.test(dots) || (/spot$/i.test(dots) && /oil|splash/i.test(text))) &&
    !/purple/i.test(dots) &&
    !FEVERS.some(is)
  )
    stated.delete('petechiae');
  const isStable =
    is('chest-pain-on-exertion') && RELIEVED.test(text) && UNCHANGED.test(text) && !NOT_STABLE.test(text);
  // For years, and worse since yesterday: what was stable is no more.
  const isGrowing = GROWS.test(text);
  if (isStable || isGrowing)
    for (const id of OF_EFFORT) {
      const one = stated.get(id);
      if (!one) continue;
      const { isLong: _, ...rest } = one;
      stated.set(id, isStable ? { ...one, isLong: true } : rest);
    }
  // 'A band around the right chest with burning pain' is no band that squeezes it.
  if (is('rash-one-side-band') && BAND.test(said('crushing-chest-pain')) && !SQUEEZES.test(text))
    stated.delete('crushing-chest-pain');
  if (is('rash-one-side-band') && !OF_HEART.some(is)) for (const id of OF_CHEST) stated.delete(id);
  if (AUDIENCE.test(text) && ONLY_THEN.test(text) && is('palpitations') && !NOT_OF_FRIGHT.some(is))
    for (const id of OF_FRIGHT) stated.delete(id);
  if (!is('itch-in-pregnancy')) return;
  // Palms and soles that itch in pregnancy have no rash because of their name, and without one they are no sign of it.
  if (isPregnant || is('pregnant-late')) {
    for (const id of [...ITCHES.slice(2), 'burrows'])
      if (is(id) && !/rash|spot|blister|bump|patch|crack|दान|लाल/i.test(said(id))) stated.delete(id);
  } else if (ITCHES.some(is)) stated.delete('itch-in-pregnancy');
}
