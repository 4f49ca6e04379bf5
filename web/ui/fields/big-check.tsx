import { IconCheck } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './big-check.module.css';

type BigCheckProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & { tone?: 'ok' };

/** A checkbox to hit in the dark. Needs a name: a label around it, or aria-label. */
export function BigCheck({ tone, ...input }: BigCheckProps) {
  return (
    <span className={`stack relative fixed place-centre ${styles.box} ${tone ? styles[tone] : ''}`}>
      <input {...input} type="checkbox" className="covering" />
      <span className="stack place-centre surface" aria-hidden>
        <IconCheck size={26} stroke={3} />
      </span>
    </span>
  );
}
