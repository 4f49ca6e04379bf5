// Whether a rating leaves room for a trifle: nothing of it sends to a doctor at once, and nobody heard a danger.
import type { HeardAlarm } from '#triage-engine/dangers/hear-alarms.ts';
import type { Rated, Unrated } from '#triage-engine/rate.ts';

/** Softer than what is asked for: where a danger was half heard, nobody is sent home. */
const HALF_HEARD = 0.4;

export const mayBeTrifle = (rated: Rated | Unrated, heard: readonly HeardAlarm[]): boolean =>
  rated.urgency !== 1 &&
  !rated.isAskedAbout &&
  (rated.urgency ?? 2) <= 3 &&
  !(rated.isEnough && isStung(rated)) &&
  !heard.some(({ certainty }) => certainty >= HALF_HEARD);

/** Whoever was stung is asked for an allergy first, however small the spot is. */
const isStung = ({ listed, asks, understood }: Rated): boolean =>
  listed[0]?.condition.id === 'insect-bite' &&
  asks.some(({ danger }) => danger === 'allergy') &&
  BY_AN_INSECT.test(understood.text);

/** Sanitizer, sea water and colours sting, too. */
const BY_AN_INSECT =
  /\b(?:bees?|wasps?|hornets?|bugs?|insects?|mosquito\w*|mozz?ie\w*|midges?|gnats?|horsefl\w*|fl(?:y|ies)|ants?|spiders?|ticks?|fleas?|scorpions?|jelly ?fish|nettles?|caterpillar\w*|bites?|(?<!\ba (?:little |wee |tiny )?)bit|bitten|(?:got|was|been|were|get) stung|stung (?:me|him|her|us|my|by|on|in|twice|once)|something stung|madhu?makh+i\w*|tatai?y\w*|machch?har\w*|chee?nti\w*|keed\w*|bich+h?u|dank|ka+t\w*)\b|मधुमक्ख|ततैय|मच्छर|चींटी|कीड़|बिच्छू|डंक|काट/iu;
