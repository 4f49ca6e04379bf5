// Texts as others will see them. What nobody sees and a copied text carries along is left out: soft hyphens, spaces without width,
// marks of direction, blank letters. The joiners of Indian scripts stay.
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]|\p{Cs}/gu;
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const CONTROLS = /[^\P{Cc}\n]+/gu;

/** Joiners alone are nothing. */
export const withoutUnseen = (typed: string): string => {
  const seen = typed.replace(UNSEEN, '');
  return /[^\s\u200c\u200d]/.test(seen) ? seen : '';
};

/** Line breaks stay; nothing turns the direction of reading. */
export const onItsLines = (typed: string): string =>
  withoutUnseen(typed.replace(TURNS, '').replace(BREAKS, '\n').replace(CONTROLS, ' '));

/** So that no line break passes for the begin of another entry. */
export const onOneLine = (typed: string): string => onItsLines(typed).replace(/\s*\n\s*/g, ' ');
