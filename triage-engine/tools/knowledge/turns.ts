// Turns of speech as people write them (`lexicon/other-senses.en.txt`), as patterns over the plain words of a sentence.
import type { Tell } from './cards.ts';

const CONDITIONS: Record<string, (words: string) => { before?: string; after?: string }> = {
  later: (words) => ({ after: `(?=.*\\b(?:${words})\\b)` }),
  with: (words) => ({ after: `(?:(?=.*\\b(?:${words})\\b)|(?<=\\b(?:${words})\\b.*))` }),
  unless: (words) => ({ before: `(?<!\\b(?:${words})\\b.*)`, after: `(?!.*\\b(?:${words})\\b)` }),
  next: (words) => ({ after: `(?= (?:${words})\\b)` }),
  'not next': (words) => ({ after: `(?! (?:${words})\\b)` }),
  before: (words) => ({ before: `(?<=\\b(?:${words}) )` }),
  'not before': (words) => ({ before: `(?<!\\b(?:${words}) )` }),
  earlier: (words) => ({ before: `(?<=\\b(?:${words})\\b.*)` }),
  'shortly before': (words) => ({ before: `(?<=\\b(?:${words})\\b.{0,60})` }),
  'at the end': () => ({ after: '$' }),
};

const LINE = /^[\w\s/*'().{}-]+(?:; [a-z ]+: [\w/*'{}-]+)*$/;

/** The pattern of each line, as text. */
export function readTurns(content: string, file: string, tell: Tell): string[] {
  const slots = new Map<string, string>();
  return content.split(/\r?\n/).flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return [];
    const place = { file, number: index + 1 };
    const [, slot, words] = /^(\w+) = (\S+)$/.exec(line) ?? [];
    if (slot && words) {
      slots.set(slot, words);
      return [];
    }
    const unknown = [...line.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !slots.has(name));
    const odd = line
      .split(';')
      .slice(1)
      .find((one) => !(one.split(':')[0]?.trim() ?? '').match(KNOWN));
    if (!LINE.test(line) || unknown || odd !== undefined) {
      tell(place, odd ? `No condition is written so: ${odd.trim()}` : `Not a turn of speech: ${line}`);
      return [];
    }
    return [patternOf(line.replace(/\{(\w+)\}/g, (_, name: string) => slots.get(name) ?? ''))];
  });
}

const KNOWN = new RegExp(`^(?:${Object.keys(CONDITIONS).join('|')})$`);

function patternOf(line: string): string {
  const [turn = '', ...conditions] = line.split(';').map((part) => part.trim());
  const words = (turn.match(/\([^)]*\)|\S+/g) ?? []).map(stepOf).join('').trimEnd();
  const around = conditions.map((one) => {
    const [name = '', listed = ''] = one.split(':').map((part) => part.trim());
    return CONDITIONS[name]?.(anyOf(listed)) ?? {};
  });
  const before = around.map((one) => one.before ?? '').join('');
  const after = around.map((one) => one.after ?? '').join('');
  return `${before}\\b${words}\\b${after}`;
}

function stepOf(step: string): string {
  if (step.startsWith('...')) return `(?:\\w+ ){0,${step.slice(3)}}`;
  return step.startsWith('(') ? `(?:(?:${anyOf(step.slice(1, -1))}) )?` : `(?:${anyOf(step)}) `;
}

const anyOf = (listed: string): string => listed.split('/').map(wordsOf).join('|');

/** 'heart_attack' is two words, 'burn*' any ending, '_' any word. */
const wordsOf = (listed: string): string =>
  listed === '_'
    ? '\\w+'
    : listed
        .split('_')
        .map((word) => (word === '' ? '\\w+' : word.replaceAll('*', '\\w*').replace(/[-']/g, "[-']?")))
        .join(' ');
