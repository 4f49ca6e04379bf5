import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { type FamilyWeek, WEEK_DAYS, type WeekItem } from '#contract/patients/family-week.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tCount } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { addDays, dayWords } from '#web/ui/time/zoned-time.ts';
import { keyOf, splitDaily } from './daily-items.ts';
import { dayAndMonthOf } from './day-words.ts';
import type { Person } from './people.ts';
import { joinQuietDays } from './quiet-days.ts';
import styles from './week-card.module.css';
import { weekLine } from './week-line.ts';

type WeekCardProps = { week: FamilyWeek; people: readonly Person[] };

export function WeekCard({ week, people }: WeekCardProps) {
  const days = Array.from({ length: WEEK_DAYS }, (_, n) => addDays(week.today, n));
  const { daily, others } = splitDaily(week.items, days);
  const of = (day: string) => others.filter((item) => item.day === day);
  return (
    <Card title={t('The next seven days')}>
      <p className="muted">
        {tCount(
          'Visits, doses, vaccines and reminders of {n} person',
          'Visits, doses, vaccines and reminders of all {n}',
          people.length,
        )}
      </p>
      <svg className={styles.line} viewBox="-8 0 876 80" preserveAspectRatio="none" aria-hidden>
        <path d={weekLine(days.map((day) => of(day).length))} />
        <circle cx="0" cy="70" r="6" />
      </svg>
      {daily.length > 0 && (
        <div className={`mt-12 ${styles.daily}`}>
          <b>{t('Every day')}</b>
          <ul className="stack fit gap-12">
            {daily.map((item) => (
              <Item key={keyOf(item)} item={item} people={people} />
            ))}
          </ul>
        </div>
      )}
      <ol className={styles.days}>
        {joinQuietDays(days, (day) => of(day).length === 0).map((row) => {
          const [day = week.today] = row;
          return (
            <Day
              key={day}
              until={row.at(-1) ?? day}
              count={row.length}
              isToday={day === week.today}
              items={of(day)}
              hasDaily={daily.length > 0}
              {...{ day, people }}
            />
          );
        })}
      </ol>
      {week.later.length > 0 && (
        <p className="muted ruled pt-16 mt-16">
          {t('Later:')}{' '}
          {week.later
            .map((item) => `${whose(item, people)}, ${item.title}, ${dayAndMonthOf(item.day)} ${item.times[0] ?? ''}`)
            .join('; ')}
        </p>
      )}
    </Card>
  );
}

const whose = ({ patientId }: WeekItem, people: readonly Person[]): string => {
  const person = people.find((one) => one.patientId === patientId);
  return person?.isMe ? t('You') : firstNameOf(person?.name ?? '');
};

type DayProps = {
  day: string;
  /** The last of several days on which there is nothing. */
  until: string;
  count: number;
  isToday: boolean;
  items: readonly WeekItem[];
  hasDaily: boolean;
  people: readonly Person[];
};

function Day({ day, until, count, isToday, items, hasDaily, people }: DayProps) {
  const { weekday, number } = dayWords(day);
  const last = dayWords(until);
  return (
    <li className={styles.day} style={{ '--days': count } as CSSProperties}>
      <span className={isToday ? styles.today : undefined}>
        <b>
          <time dateTime={day}>
            {weekday} {number}
          </time>
          {count > 1 && ' – '}
          {count > 1 && (
            <time dateTime={until}>
              {last.weekday} {last.number}
            </time>
          )}
        </b>{' '}
        <span className="muted text-sm">{isToday ? t('today') : last.month}</span>
      </span>
      {items.length === 0 ? (
        <p className="muted">{hasDaily ? t('Nothing else') : t('Nothing')}</p>
      ) : (
        <ul className="stack fit gap-12">
          {items.map((item) => (
            <Item key={keyOf(item)} item={item} people={people} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Item({ item, people }: { item: WeekItem; people: readonly Person[] }) {
  const person = people.find((one) => one.patientId === item.patientId);
  const times = item.times.join(t(' and '));
  return (
    <li className={`row start gap-10 ${styles.item}`}>
      <Avatar name={person?.name ?? ''} />
      <div className="min-0 lead-135 breakable">
        <b className="block">
          {whose(item, people)}:{' '}
          {item.kind === 'vaccine' ? <Translated>{item.title}</Translated> : <AsWritten>{item.title}</AsWritten>}
        </b>
        <span className="block muted">
          {times}
          {times && item.detail && ', '}
          <AsWritten>{item.detail}</AsWritten>
        </span>
        <State item={item} />
      </div>
    </li>
  );
}

function State({ item: { state } }: { item: WeekItem }) {
  if (state === 'planned') return null;
  const clock = <IconClock aria-hidden size={14} />;
  switch (state) {
    case 'asked':
      return <Badge icon={clock}>{t('Not approved yet')}</Badge>;
    case 'done':
      return (
        <Badge tone="ok" icon={<IconCheck aria-hidden size={14} />}>
          {t('Taken so far')}
        </Badge>
      );
    case 'missed':
      return (
        <Badge tone="attention" icon={<IconAlertTriangle aria-hidden size={14} />}>
          {t('Not marked as taken')}
        </Badge>
      );
    case 'due':
      return (
        <Badge tone="attention" icon={clock}>
          {t('Vaccine due now')}
        </Badge>
      );
    case 'overdue':
      return (
        <Badge tone="attention" icon={<IconAlertTriangle aria-hidden size={14} />}>
          {t('Vaccine overdue')}
        </Badge>
      );
  }
}
