import { IconBell } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Notice } from '#contract/notices.ts';
import { t, tNotice } from '#web/language/say.ts';
import { toast } from '../ui/feedback/toast.ts';
import { lazyOr } from '../ui/loading/lazy-or.tsx';
import styles from './notices-bell.module.css';
import { useNotices } from './queries.ts';

const load = async () => (await import('./notice-list.tsx')).NoticeList;
const NotLoaded = () => <p className="muted">{t('Check your connection, or load the page again.')}</p>;
const NoticeList = lazyOr(load, NotLoaded);

/** The bell in the top bar: how many are new, and all of them when it is pressed. */
export function NoticesBell() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const notices = useNotices();
  useNotify(notices.data);
  // Before it is asked for: then it opens at once.
  useEffect(() => void load().catch(() => undefined), []);
  const unread = notices.data?.filter((notice) => notice.readAt === null).length ?? 0;
  return (
    <div className={`relative ${styles.bell}`}>
      <button
        type="button"
        className={`stack relative round ink pressable place-centre ${styles.button}`}
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        <IconBell stroke={1.75} aria-hidden />
        <span className="visually-hidden">{nameFor(unread)}</span>
        {unread > 0 && (
          <span className={`bold text-centre ${styles.count}`} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className={`panel ink p-0 ${styles.panel}`}
        aria-label={t('What you were told')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Suspense fallback={null}>
          {isOpen && <NoticeList notices={notices} onFollow={() => panel.current?.hidePopover()} />}
        </Suspense>
      </section>
    </div>
  );
}

function nameFor(unread: number): string {
  if (unread === 0) return t('Notifications');
  return unread === 1 ? t('1 new notification') : t('{unread} new notifications', { unread });
}

/** What comes while the page is open is said at once; what was there before waits in the list. */
function useNotify(notices: readonly Notice[] | undefined) {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!notices) return;
    const earlier = known.current;
    known.current = new Set(notices.map(({ id }) => id));
    if (!earlier) return;
    for (const notice of notices) {
      const { title, text } = tNotice(notice);
      if (!earlier.has(notice.id) && notice.readAt === null) toast.info(title, text);
    }
  }, [notices]);
}
