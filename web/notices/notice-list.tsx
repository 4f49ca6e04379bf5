import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '#contract/notices.ts';
import { t, tNotice } from '#web/language/say.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import { useFollow } from './follow.ts';
import styles from './notice-list.module.css';
import { useReadAllNotices, useReadNotice } from './queries.ts';

/** The newest. The others are there on a press. */
const SHOWN = 8;

type NoticeListProps = { notices: UseQueryResult<Notice[]>; onFollow: () => void };

export function NoticeList({ notices, onFollow }: NoticeListProps) {
  const [isWhole, setWhole] = useState(false);
  const readAll = useReadAllNotices();
  const hasUnread = notices.data?.some(({ readAt }) => readAt === null);
  return (
    <>
      <div className={`row between gap-12 surface ruled-below ${styles.head}`}>
        <h2>{t('Notifications')}</h2>
        {hasUnread && (
          <Button look="quiet" onClick={() => readAll.mutate()} isBusy={readAll.isPending}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        <QueryView
          query={notices}
          empty={t('Nothing yet. News about your appointments and your reminders will come here.')}
          lines={4}
        >
          {(all) => (
            <>
              <ul>
                {(isWhole ? all : all.slice(0, SHOWN)).map((notice) => (
                  <Row key={notice.id} notice={notice} onFollow={onFollow} />
                ))}
              </ul>
              {all.length > SHOWN && (
                <Button look="quiet" isBlock aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole ? t('Show fewer') : t('Show all {n}', { n: all.length })}
                </Button>
              )}
            </>
          )}
        </QueryView>
      </div>
    </>
  );
}

type RowProps = { notice: Notice; onFollow: () => void };

function Row({ notice, onFollow }: RowProps) {
  const timeZone = useTimeZone();
  const read = useReadNotice();
  const follow = useFollow(onFollow);
  const { id, link, at, readAt, mail } = notice;
  const { title, text, lang } = tNotice(notice);
  return (
    <li className={classNames(`row start gap-8 ruled ${styles.row}`, readAt === null && 'action-soft')}>
      <div className="stack grow min-0 muted text-md lead-140 breakable">
        {readAt === null && <span className="visually-hidden">{t('New:')} </span>}
        {link ? (
          <a
            href={link}
            lang={lang}
            className={`ink semibold ${styles.title}`}
            onClick={(event) => follow(event, notice)}
          >
            {title}
          </a>
        ) : (
          <b lang={lang} className={`ink semibold ${styles.title}`}>
            {title}
          </b>
        )}
        <span lang={lang}>{text}</span>
        <span className="muted text-sm">
          {atStart(dayAndTime(at, timeZone))}
          {(mail === 'sent' || mail === 'kept') && t(', also by mail')}
          {mail === 'failed' && t(', the mail could not be sent')}
        </span>
      </div>
      {readAt === null && (
        <Button look="quiet" aria-label={t('Mark as read: {title}', { title })} onClick={() => read.mutate(id)}>
          {t('Mark read')}
        </Button>
      )}
    </li>
  );
}
