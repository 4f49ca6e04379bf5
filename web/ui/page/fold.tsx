import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fold.module.css';

type FoldProps = {
  title: ReactNode;
  /** There is something in it that should be seen. */
  isOpened?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Opened by a press, by an address that names it or what holds it, and on paper. */
export function Fold({ title, isOpened = false, className, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = fold.current;
    if (!details) return;
    const named = location.hash && document.getElementById(location.hash.slice(1));
    if (named && (named.contains(details) || details.contains(named))) details.open = true;
    let wasOpen = details.open;
    const unfold = () => {
      wasOpen = details.open;
      details.open = true;
    };
    const foldAgain = () => {
      details.open = wasOpen;
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', foldAgain);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', foldAgain);
    };
  }, []);
  useEffect(() => {
    if (isOpened && fold.current) fold.current.open = true;
  }, [isOpened]);
  return (
    <details ref={fold} className={classNames(styles.fold, className)}>
      <summary className="row between gap-12 min-height-48">
        <div className="grow min-0">{title}</div>
        <IconChevronDown className="fixed no-print" aria-hidden />
      </summary>
      {children}
    </details>
  );
}
