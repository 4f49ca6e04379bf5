// Whole turns of speech by finding (`lexicon/told/told-turns.en.txt`): each line read, and what is wrong in it told.
import { linesOf, type Tell } from './cards.ts';

export type ToldTurns = { slots: [string, string][]; turns: [string, string][] };

const SLOT = /^(\w+) = (\S+)$/;
const LINE = /^([a-z0-9-]+): (.+)$/;
const TURN = /^(?:> )?[a-z0-9_/{}']+(?: [a-z0-9_/{}']+)+(?:; unless: [a-z0-9_/{}']+)?$/;

export function readToldTurns(content: string, file: string, known: ReadonlySet<string>, tell: Tell): ToldTurns {
  const slots = new Map<string, string>();
  const turns: [string, string][] = [];
  for (const { number, text } of linesOf(content)) {
    const place = { file, number };
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
      if (!slots.has(name)) tell(place, `no slot above this line is called {${name}}`);
    const [, slot, words] = SLOT.exec(text) ?? [];
    if (slot && words) {
      slots.set(slot, words);
      continue;
    }
    const [, id = '', listed = ''] = LINE.exec(text) ?? [];
    if (!known.has(id)) tell(place, `“${text}”: no finding is called “${id}”`);
    for (const turn of listed.split(' | ')) {
      if (TURN.test(turn)) turns.push([id, turn]);
      else tell(place, `“${turn}” is no turn of two words and more`);
    }
  }
  return { slots: [...slots], turns };
}
