import { IconPlugConnectedX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { t } from '#web/language/say.ts';
import { barRef } from '../viewport/bars.ts';
import styles from './offline-bar.module.css';

/** Stands on the lower edge; the page gets as much longer, so that it hides nothing. */
export function OfflineBar({ isOn }: { isOn: boolean }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOn || !room.current) return;
    // Keeps someone at the end of the page, where Save is, at its end.
    const below = document.documentElement.scrollHeight - innerHeight - scrollY;
    if (below <= room.current.offsetHeight + 1) scrollTo({ top: scrollY + below, behavior: 'instant' });
  }, [isOn]);
  return (
    <div role="status">
      {isOn && (
        <div ref={room} className={styles.room}>
          <p ref={barRef.onBottom} className={`no-print row gap-12 centred ${styles.bar}`}>
            <IconPlugConnectedX size={22} className="fixed" aria-hidden />
            {t('No connection. Nothing can be saved or sent now.')}
          </p>
        </div>
      )}
    </div>
  );
}
