// What comes next, under the thumb: a bar at the lower edge of a phone. Whatever lies in the page may put its own button there.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#web/language/say.ts';
import { barRef } from '../viewport/bars.ts';
import styles from './next-step-bar.module.css';

const Place = createContext<HTMLElement | null>(null);

type WithNextStepProps = {
  children: ReactNode;
  /** What stands there until something of the page takes its place. */
  usual: ReactNode;
  /** Nothing takes its place: an emergency number stays. */
  isFixed: boolean;
};

export function WithNextStep({ children, usual, isFixed }: WithNextStepProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Place value={isFixed ? null : place}>
      {children}
      <nav ref={barRef.bottom} className={`no-print ruled surface ${styles.bar}`} aria-label={t('Next step')}>
        <div ref={setPlace} className={styles.own} />
        <div className={styles.usual}>{usual}</div>
      </nav>
    </Place>
  );
}

/** Whether `InNextStep` shows anything on a phone. */
export const useHasNextStep = (): boolean => useContext(Place) !== null;

/** Renders into the bar where there is one, in place of its usual content. */
export function InNextStep({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place ? createPortal(children, place) : null;
}
