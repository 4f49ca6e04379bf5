import styles from './mails.module.css';

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

export type Piece = { words: string; isLink: boolean };

/** Only addresses of this very site become links: what else stands in a mail may have been written by anyone. */
export function piecesOf(text: string, origin: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    pieces.push({ words: text.slice(end, index), isLink: false });
    pieces.push({ words: address, isLink: URL.parse(address)?.origin === origin });
    end = index + address.length;
  }
  return [...pieces, { words: text.slice(end), isLink: false }].filter(({ words }) => words !== '');
}

export function MailText({ text }: { text: string }) {
  return (
    <div className={`breakable ${styles.text}`}>
      {piecesOf(text, location.origin).map(({ words, isLink }, index) =>
        isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a mail does not move.
          <a key={index} href={words} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a mail does not move.
          <span key={index}>{words}</span>
        ),
      )}
    </div>
  );
}
