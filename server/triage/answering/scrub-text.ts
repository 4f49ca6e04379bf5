// What is sent to a model says what is felt, not by whom: names, Health IDs, addresses and numbers are taken out.

// Parts have the longest length that an address may have (RFC 5321): without one, a long word takes quadratic time.
const EMAIL = /[^\s@,;:<>()"]{1,64}@[^\s@,;:<>()"]{1,190}\.[^\s@,;:<>()"]{1,63}/g;
// PUD-7K3QX-2M9TD, however it is typed.
const PUD = /\bpud[\s:-]*[0-9a-z]{5}[\s-]?[0-9a-z]{5}\b/gi;
// Nine digits or more, with the marks that people put between them; a date, a pressure or a temperature is shorter.
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){8,15}/g;
const INTRODUCED = /\b([Mm]y name is|[Ii] am called|[Ii]['’]m called)\s+[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}/gu;
const SHORTEST_NAME = 3;

export function scrubText(text: string, own: { name?: string; pud?: string } = {}): string {
  let scrubbed = text
    .replace(EMAIL, '[e-mail]')
    .replace(PUD, '[Health ID]')
    .replace(PHONE, '[number]')
    .replace(INTRODUCED, '$1 [name]');
  if (own.pud) scrubbed = withoutWord(scrubbed, own.pud, '[Health ID]');
  for (const word of wordsOf(own.name ?? '')) scrubbed = withoutWord(scrubbed, word, '[name]');
  return scrubbed;
}

const wordsOf = (name: string): string[] => name.split(/[\s.]+/).filter((word) => word.length >= SHORTEST_NAME);

function withoutWord(text: string, word: string, instead: string): string {
  const literal = word.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.normalize('NFC').replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu'), instead);
}
