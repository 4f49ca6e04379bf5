import { IconBell } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { NoticeList } from './notice-list.tsx';
import styles from './notices-bell.module.css';
import { useNotices } from './queries.ts';
import { useNotify } from './tell-news.ts';

/** The bell in the top bar: how many are new, and all of them when it is pressed. */
export function NoticesBell() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const notices = useNotices();
  useNotify(notices.data);
  const unread = notices.data?.filter((notice) => notice.readAt === null).length ?? 0;
  return (
    <div className={styles.bell}>
      <button type="button" className={styles.button} popoverTarget={id} aria-expanded={isOpen}>
        <IconBell aria-hidden />
        <span className="visually-hidden">{nameFor(unread)}</span>
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label="What you were told"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <NoticeList notices={notices} onFollow={() => panel.current?.hidePopover()} />}
      </section>
    </div>
  );
}

function nameFor(unread: number): string {
  if (unread === 0) return 'Notifications';
  return unread === 1 ? '1 new notification' : `${unread} new notifications`;
}
