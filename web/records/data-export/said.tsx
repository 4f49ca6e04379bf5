// How a line of the copy is put together: what the app says in the language shown, what people wrote as they wrote it.
import { Fragment, type ReactNode } from 'react';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';

export type Line = { when: string; what: ReactNode; more?: ReactNode };
export type Chapter = { title: string; parts: { title?: string; lines: Line[] }[]; nothing: string };
export type When = (at: string) => string;

export const written = (text: string | null): ReactNode => text && <AsWritten>{text}</AsWritten>;

/** A sentence of the rules or a name of the catalogues. */
export const translated = (text: string | null): ReactNode => text && <Translated>{text}</Translated>;

/** Parts one after the other, without those that say nothing. */
export function joined(parts: readonly ReactNode[], between = ', '): ReactNode {
  const said = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '');
  return said.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line do not move.
    <Fragment key={index}>
      {index > 0 && between}
      {part}
    </Fragment>
  ));
}
