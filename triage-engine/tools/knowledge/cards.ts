// A file of cards, line by line: `[id]` begins a card, `field: value` says something about it, `#` begins a remark. A file of
// phrases has no cards: each line is `id: phrase`.
export type Line = { file: string; number: number; field: string; given: string; value: string };
export type Card = { id: string; file: string; number: number; lines: Line[] };

/** Everything that is wrong, each with its file and line: whoever mends a file wants to see all of it at once. */
export class KnowledgeError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export type Tell = (place: { file: string; number: number }, problem: string) => void;

export function collectProblems<Result>(work: (tell: Tell) => Result): Result {
  const problems: string[] = [];
  const result = work(({ file, number }, problem) => problems.push(`${file}:${number}: ${problem}`));
  if (problems.length > 0) throw new KnowledgeError(problems);
  return result;
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const HEAD = /^\[(.*)\]$/;
/** 'risk 3' is the field risk, given 3. */
const FIELD = /^([a-z][A-Za-z0-9 ]*?)(?: ([\d.]+))?: *(.*)$/;

export function readCards(file: string, content: string, tell: Tell): Card[] {
  const cards: Card[] = [];
  for (const { number, text } of linesOf(content)) {
    const place = { file, number };
    const id = HEAD.exec(text)?.[1];
    if (id !== undefined) {
      if (!ID.test(id)) tell(place, `“${id}” is no id: small letters, digits and hyphens, as in chest-pain`);
      cards.push({ id, file, number, lines: [] });
      continue;
    }
    const [, field = '', given = '', value = ''] = FIELD.exec(text) ?? [];
    if (field === '') tell(place, `“${text}” is neither [id] nor field: value`);
    else if (value === '') tell(place, `nothing stands behind “${field}:”`);
    else if (!cards.length) tell(place, 'this line stands above the first [id]');
    else cards.at(-1)?.lines.push({ ...place, field, given, value });
  }
  return cards;
}

export type PhraseLine = { id: string; phrase: string; file: string; number: number };

/** A slot that is a place of the body begins with @. */
const PHRASE_ID = /^@?[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function readPhrases(file: string, content: string, tell: Tell): PhraseLine[] {
  return linesOf(content).flatMap(({ number, text }) => {
    const at = text.indexOf(': ');
    const [id, phrase] = [text.slice(0, at), text.slice(at + 2).trim()];
    if (PHRASE_ID.test(id) && phrase) return [{ id, phrase, file, number }];
    tell({ file, number }, `“${text}” is not finding-id: phrase`);
    return [];
  });
}

export const linesOf = (content: string): { number: number; text: string }[] =>
  content
    .split(/\r?\n/)
    .map((text, at) => ({ number: at + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
