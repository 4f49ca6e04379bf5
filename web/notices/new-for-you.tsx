import { IconBell } from '@tabler/icons-react';
import type { Notice } from '#contract/notices.ts';
import { t, tNotice } from '#web/language/say.ts';
import { GoAnchor, GoList } from '../ui/navigation/go-list.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import { useFollow } from './follow.ts';
import styles from './new-for-you.module.css';
import { useNotices } from './queries.ts';

/** All of them are behind the bell. */
const SHOWN = 2;

/** The latest news that leads somewhere. Without any it is not there. */
export function NewForYou() {
  const timeZone = useTimeZone();
  const follow = useFollow();
  const news = useNotices().data?.filter(({ readAt, link }) => readAt === null && link !== null) ?? [];
  if (news.length === 0) return null;
  return (
    <Card title={t('New for you')} className={styles.news}>
      <GoList>
        {news.slice(0, SHOWN).map((notice) => (
          <GoAnchor
            key={notice.id}
            href={notice.link ?? ''}
            onClick={(event) => follow(event, notice)}
            icon={<IconBell aria-hidden />}
            title={<Title notice={notice} />}
          >
            {atStart(dayAndTime(notice.at, timeZone))}
          </GoAnchor>
        ))}
      </GoList>
    </Card>
  );
}

function Title({ notice }: { notice: Notice }) {
  const { title, lang } = tNotice(notice);
  return <span lang={lang}>{title}</span>;
}
