// Ids and names as they travel: in the spelling in which their words stand again in phrases and aliases, so that they compress to
// a mention of these.

/** Stands before what begins with a small letter of its own. */
const SMALL = '^';

/** 'Pain in the eye' as 'pain in the eye'; 'MI' and 'X-ray' as they are. */
export const shortened = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : /^[a-z^]/.test(text) ? SMALL + text : text;

export const asWritten = (short: string): string =>
  short.startsWith(SMALL) ? short.slice(1) : short.charAt(0).toUpperCase() + short.slice(1);

/** 'heart-attack' as 'heart attack', or as nothing beside the name 'heart attack'. Names are shortened ones. */
export function shortId(id: string, name: string): string {
  const words = id.replaceAll('-', ' ');
  return words === wordsOf(name) ? '' : words;
}

export const idOf = (short: string, name: string): string => (short || wordsOf(name)).replaceAll(' ', '-');

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
