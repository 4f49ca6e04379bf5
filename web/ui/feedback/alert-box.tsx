import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './alert-box.module.css';

type Tone = 'urgent' | 'attention' | 'info' | 'ok';

const ICONS = { urgent: IconAlertTriangle, attention: IconAlertTriangle, info: IconInfoCircle, ok: IconCircleCheck };

type AlertBoxProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & { tone: Tone; title: ReactNode };

/** Says what happened, beside what it speaks of. Bad news is announced at once; the rest when there is a pause. */
export function AlertBox({ tone, title, className, children, ...box }: AlertBoxProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'urgent' ? 'alert' : 'status'}
      tabIndex={-1}
      {...box}
      className={classNames(`row stretch gap-12 round ${styles.box}`, styles[tone], className)}
    >
      <Icon aria-hidden stroke={1.9} />
      <div className="min-0 breakable">
        <b className={`block bold ${styles.title}`}>{title}</b>
        {children}
      </div>
    </div>
  );
}
