// A child who plays happily may have a button battery in the gullet: what was swallowed, or is missing and may have been, is never taken
// for a trifle by how it sounds (National Poisons Information Service and RCEM, button battery ingestion, 2021).
const SWALLOWED =
  /\b(?:swallowed|gulped|ingested|choked|batter(?:y|ies)|button cell|magnets?|coins?|marbles?|beads?|nigal (?:li|ga)\w*|nigl[ai]|gatak\w*|bat+ri|baitri|chumbak|sikk[ae]|kanch[ae])\b|निगल(?: (?:लि|ली|ग)|[ाीे](?:\s|$))|गटक|बैटरी|बैट्री|बेटरी|सेल|चुंबक|चुम्बक|सिक्क|कंच[ाे]|मोती/iu;

export const maySwallow = (text: string): boolean => SWALLOWED.test(text);
