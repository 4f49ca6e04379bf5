// The little of Markdown that a model's answer may use: strong words, lists, line breaks. Everything else stays the
// plain text that it is: a stranger's text must not become a link, a picture or markup on our page.

export type Words = { text: string; isStrong: boolean };
export type Block = { kind: 'text' | 'list'; isNumbered: boolean; lines: Words[][] };

const ITEM = /^\s*(?:[-*•]|(\d{1,2})[.)])\s+(.*)$/;
const HEADING = /^\s*#{1,6}\s+(.*?)\s*#*\s*$/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let last = null as Block | null;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '' || RULE.test(line)) {
      last = null;
      continue;
    }
    const item = line.match(ITEM);
    const kind = item ? 'list' : 'text';
    const isNumbered = item?.[1] !== undefined;
    if (last?.kind !== kind || last.isNumbered !== isNumbered) {
      last = { kind, isNumbered, lines: [] };
      blocks.push(last);
    }
    last.lines.push(item ? wordsOf(item[2] ?? '') : lineOf(line));
  }
  return blocks;
}

function lineOf(line: string): Words[] {
  const heading = line.match(HEADING)?.[1];
  return heading ? [{ text: heading.replace(/\*\*|__/g, ''), isStrong: true }] : wordsOf(line.trim());
}

function wordsOf(line: string): Words[] {
  const parts = line.split(/\*\*(\S(?:[^*]*\S)?)\*\*|__(\S(?:[^_]*\S)?)__/);
  return parts.flatMap((text, index) => (text ? [{ text, isStrong: index % 3 !== 0 }] : []));
}
