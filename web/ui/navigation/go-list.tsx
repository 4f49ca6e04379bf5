import { IconChevronRight } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './go-list.module.css';

/** Rows that lead on: what it is, and beneath it today's fact. */
export const GoList = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <ul className={classNames(styles.list, className)}>{children}</ul>
);

type RowProps = { icon: ReactNode; title: ReactNode };
type GoAnchorProps = Omit<ComponentPropsWithRef<'a'>, 'title'> & RowProps;

/** A row whose address is known only when it is there: that of a notice. */
export const GoAnchor = ({ icon, title, children, className, ...anchor }: GoAnchorProps) => (
  <li>
    <a {...anchor} className={classNames(ROW, className)}>
      <Words {...{ icon, title }}>{children}</Words>
    </a>
  </li>
);

/** A row whose address is one of the app's. */
export const GoRow = /* @__PURE__ */ createLink(GoAnchor);

type GoButtonProps = Omit<ComponentPropsWithRef<'button'>, 'title'> & RowProps;

/** A row that opens a dialog. */
export const GoButton = ({ icon, title, children, className, ...button }: GoButtonProps) => (
  <li>
    <button type="button" {...button} className={classNames(`pressable ${ROW}`, className)}>
      <Words {...{ icon, title }}>{children}</Words>
    </button>
  </li>
);

const ROW = `row gap-12 full ${styles.row}`;

const Words = ({ icon, title, children }: RowProps & { children: ReactNode }) => (
  <>
    <span className={`stack fixed round sunk muted place-centre ${styles.icon}`}>{icon}</span>
    <span className={`grow min-0 breakable ${styles.words}`}>
      <b className="block semibold">{title}</b>
      <span>{children}</span>
    </span>
    <IconChevronRight size={20} className="fixed faint" aria-hidden />
  </>
);
