import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { onToasts, shownToasts, type Toast, toast } from './toast.ts';
import { useToastPosition } from './toast-position.ts';
import styles from './toasts.module.css';

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

/** Both stacks are always there: a screen reader only announces what is added to a region it already knows. */
export function Toasts() {
  const shown = useSyncExternalStore(onToasts, shownToasts, shownToasts);
  const errors = shown.filter((each) => each.kind === 'error');
  const layer = useRef<HTMLElement>(null);
  useToastPosition(layer, shown.length > 0);
  const news = shown.filter((each) => each.kind !== 'error');
  return (
    <section ref={layer} className={`no-print stack gap-12 ${styles.layer}`} aria-label={t('Notifications')}>
      <div className={`stack gap-12 ${styles.stack}`} role="alert">
        {errors.map((each) => (
          <OneToast key={`${each.id}:${each.round}`} toast={each} />
        ))}
      </div>
      <div className={`stack gap-12 ${styles.stack}`} role="status">
        {news.map((each) => (
          <OneToast key={`${each.id}:${each.round}`} toast={each} />
        ))}
      </div>
    </section>
  );
}

function OneToast({ toast: { id, kind, title, text, about, action, lastsMs } }: { toast: Toast }) {
  const [isRead, setRead] = useState(false);
  // Nobody loses a message while reading it: time stands still under the pointer and the focus.
  useEffect(() => {
    if (lastsMs === null || isRead) return;
    const timer = setTimeout(() => toast.close(id), lastsMs);
    return () => clearTimeout(timer);
  }, [id, lastsMs, isRead]);
  const Icon = ICONS[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock; every action is a button.
    <div
      className={classNames(`stack start gap-x-8 outlined round surface ink text-sm ${styles.toast}`, styles[kind])}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <Icon aria-hidden />
      <div className={`lead-135 breakable ${styles.words}`}>
        <b className="block bold">{title}</b>
        {text && <span>{text}</span>}
        {about && <span className="block semibold">{about}</span>}
      </div>
      {action && (
        <Button look="quiet" size="small" className={styles.action} onClick={() => finish(id, action.run)}>
          {action.label}
        </Button>
      )}
      <Button
        look="quiet"
        isIconOnly
        className={styles.close}
        aria-label={t('Close: {title}', { title })}
        icon={<IconX aria-hidden />}
        onClick={() => toast.close(id)}
      />
    </div>
  );
}

function finish(id: string, run: () => void) {
  toast.close(id);
  run();
}
