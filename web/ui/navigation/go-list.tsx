import { IconChevronRight } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './go-list.module.css';

/** Rows that lead on: what it is, and beneath it today's fact. */
export const GoList = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <ul className={classNames(styles.list, className)}>{children}</ul>
);

type GoAnchorProps = ComponentPropsWithRef<'a'> & { icon: ReactNode; title: string };

/** A row whose address is known only when it is there: that of a notice. */
export function GoAnchor({ icon, title, children, className, ...anchor }: GoAnchorProps) {
  return (
    <li>
      <a {...anchor} className={classNames(`row gap-12 full ${styles.row}`, className)}>
        <span className={`stack fixed round sunk muted place-centre ${styles.icon}`}>{icon}</span>
        <span className={`grow min-0 breakable ${styles.words}`}>
          <b className="block semibold">{title}</b>
          <span>{children}</span>
        </span>
        <IconChevronRight size={20} className="fixed faint" aria-hidden />
      </a>
    </li>
  );
}

/** A row whose address is one of the app's. */
export const GoRow = /* @__PURE__ */ createLink(GoAnchor);
