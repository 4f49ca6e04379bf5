import { Fragment } from 'react';
import { type Block, readMarkdown, type Words } from './read-markdown.ts';
import styles from './safe-markdown.module.css';

/** Text of a stranger: everything arrives as text nodes, so nothing in it can act. */
export function SafeMarkdown({ text }: { text: string }) {
  const blocks = readMarkdown(text);
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === 'text') return <Lines lines={only.lines} />;
  return (
    <div className={`stack gap-12 breakable ${styles.text}`}>
      {keyed(blocks).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'text') {
    return (
      <p>
        <Lines lines={block.lines} />
      </p>
    );
  }
  const items = keyed(block.lines).map(([key, line]) => (
    <li key={key}>
      <Line words={line} />
    </li>
  ));
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

const Lines = ({ lines }: { lines: Words[][] }) =>
  keyed(lines).map(([key, line], index) => (
    <Fragment key={key}>
      {index > 0 && <br />}
      <Line words={line} />
    </Fragment>
  ));

const Line = ({ words }: { words: Words[] }) =>
  keyed(words).map(([key, { text, isStrong }]) =>
    isStrong ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>,
  );

/** The text never changes in place, so where a piece stands is who it is. */
const keyed = <Piece,>(pieces: readonly Piece[]) => pieces.map((piece, index) => [String(index), piece] as const);
