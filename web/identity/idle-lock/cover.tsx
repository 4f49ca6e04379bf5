import { type ReactNode, useEffect, useId } from 'react';
import type { Me } from '#contract/identity.ts';
import { pulseLine } from '#web/ui/brand/pulse.ts';
import { Modal } from '#web/ui/dialog/modal.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import styles from './cover.module.css';

// One beat, then rest: the page waits, it is not gone.
const RESTING = pulseLine(60, 0, [{ x: 40, width: 150, height: 48 }], 440);

const NEVER = () => undefined;

type CoverProps = { me: Pick<Me, 'name'>; title: string; text: ReactNode; above?: ReactNode; children: ReactNode };

/**
 * Hides the whole page, dialogs and messages included: a modal of the browser makes all the rest inert, its opaque
 * backdrop makes it invisible, and what was typed beneath stays as it is.
 */
export function Cover({ me, title, text, above, children }: CoverProps) {
  const titleId = useId();
  useEffect(() => {
    document.documentElement.dataset.covered = '';
    return () => void delete document.documentElement.dataset.covered;
  }, []);
  return (
    <Modal isOpen onClose={NEVER} staysOpen className={`p-0 ink ${styles.cover}`} labelledBy={titleId}>
      {above}
      <div className={`stack ${styles.middle}`}>
        <svg className={styles.pulse} viewBox="0 0 440 64" aria-hidden>
          <path d={RESTING} />
        </svg>
        <div className={`stack gap-20 mt-24 ${styles.panel}`}>
          <div className={`row gap-16 ${styles.who}`}>
            <Avatar name={me.name} isDeep />
            <div>
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              <p className="muted">{text}</p>
            </div>
          </div>
          {children}
        </div>
      </div>
    </Modal>
  );
}
