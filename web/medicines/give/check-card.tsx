import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import styles from './check-card.module.css';

/** Green: checked and fine. Amber: recent, alike or new. Red: danger. Teal frame: still to be ticked. */
export type CheckTone = 'ok' | 'attention' | 'urgent' | 'todo';

type CheckCardProps = {
  tone: CheckTone;
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What the tick states, and the tick itself. */
  tick?: { words: string; isOn: boolean; onTick: (isOn: boolean) => void } | undefined;
};

export function CheckCard({ tone, icon, title, children, tick }: CheckCardProps) {
  const id = useId();
  const head = (
    <div>
      <h3>
        {tick && icon}
        {title}
      </h3>
      {children}
      {tick && (
        <p className={`bold ${styles.statement}`}>
          <label className="block pressable" htmlFor={id}>
            {tick.words}
          </label>
        </p>
      )}
    </div>
  );
  return (
    <section className={classNames(`stack gap-10 round-lg text-17 lead-135 breakable ${styles.card}`, styles[tone])}>
      {tick ? (
        <BigCheck id={id} checked={tick.isOn} onChange={(event) => tick.onTick(event.currentTarget.checked)} />
      ) : (
        <span className={`stack place-centre ${styles.icon}`}>{icon}</span>
      )}
      {head}
    </section>
  );
}
