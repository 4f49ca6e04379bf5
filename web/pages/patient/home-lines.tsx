import {
  IconCalendarEvent,
  IconFileText,
  IconFirstAidKit,
  IconId,
  IconMessage2,
  IconMessages,
  IconPill,
  IconUsers,
} from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { HomeDoses } from '#contract/medicines/doses.ts';
import type { Prescription } from '#contract/medicines/prescriptions.ts';
import type { Reading, ReadingKind } from '#contract/readings/readings.ts';
import { listSymptoms } from '#contract/triage/stored-triage.ts';
import { call } from '#web/api.ts';
import { useAllDoctors } from '#web/appointments/queries.ts';
import { usePrescriptions } from '#web/board/care-queries.ts';
import { useBoard } from '#web/board/queries.ts';
import { useMyself } from '#web/identity/myself.ts';
import { useInboxCounts } from '#web/inbox/counts.ts';
import { t, tCount } from '#web/language/say.ts';
import { useCopyOwner } from '#web/phone-copy.ts';
import { useWhoOpened } from '#web/records/queries.ts';
import { figures, measured } from '#web/records/readings/reading-words.ts';
import { lastLookInWords } from '#web/records/who-opened/last-look.ts';
import { PulseIcon } from '#web/ui/brand/pulse-icon.tsx';
import { GoList, GoRow } from '#web/ui/navigation/go-list.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';
import styles from './home-lines.module.css';

type Readings = Partial<Record<ReadingKind, Reading[]>>;
type HomeLinesProps = { patientId: string; readings: Readings | undefined };

/** One line for each thing that has a screen of its own, with today's fact about it. */
export function HomeLines({ patientId, readings }: HomeLinesProps) {
  const { id, pud } = useMyself();
  const isKept = useCopyOwner() === id;
  const medicines = useMedicinesInWords(patientId);
  return (
    <section className={`panel ${styles.lines}`} aria-label={t('Everything else')}>
      <GoList>
        <GoRow to="/book" icon={<IconCalendarEvent aria-hidden />} title={t('QuickSchedule')}>
          {useNextFree()}
        </GoRow>
        <GoRow to="/messages" icon={<IconMessages aria-hidden />} title={t('Messages')}>
          {useMessagesInWords()}
        </GoRow>
        <GoRow to="/record/vitals" icon={<PulseIcon />} title={t('Vital Signs')}>
          {useReadingInWords(readings)}
        </GoRow>
        <GoRow to="/record/board" icon={<IconPill aria-hidden />} title={t('HealthBoard')}>
          {medicines}
        </GoRow>
        <GoRow to="/record" icon={<IconFileText aria-hidden />} title={t('Your record')}>
          {useLookInWords(patientId)}
        </GoRow>
        <GoRow to="/symptom-checks" icon={<IconMessage2 aria-hidden />} title={t('Your symptom checks')}>
          {useCheckInWords()}
        </GoRow>
        <GoRow to="/family" icon={<IconUsers aria-hidden />} title={t('My family')}>
          {t('The next seven days')}
        </GoRow>
        <GoRow to="/you" icon={<IconId aria-hidden />} title={t('Health ID')}>
          {pud}
        </GoRow>
        <GoRow to="/emergency-card" icon={<IconFirstAidKit aria-hidden />} title={t('Emergency card')}>
          {isKept ? t('On this phone, also without a network') : t('Opens with a network only')}
        </GoRow>
      </GoList>
    </section>
  );
}

/** Until it is known: the row keeps its height. */
const UNKNOWN = '…';

function useNextFree(): string {
  const timeZone = useTimeZone();
  const doctors = useAllDoctors().data;
  if (!doctors) return UNKNOWN;
  const [first] = doctors
    .flatMap(({ name, nextFreeAt }) => (nextFreeAt ? [{ name, at: nextFreeAt }] : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (!first) return t('No free time in the next weeks');
  return t('{name} is free {weekdayAndDay}, {timeOfDay}', {
    name: first.name,
    weekdayAndDay: weekdayAndDay(first.at, timeZone),
    timeOfDay: timeOfDay(first.at, timeZone),
  });
}

function useMessagesInWords(): string {
  const unread = useInboxCounts().data?.unread;
  if (unread === undefined) return UNKNOWN;
  return unread === 0 ? t('No new answer') : tCount('{n} new answer', '{n} new answers', unread);
}

function useReadingInWords(readings: Readings | undefined): string {
  const timeZone = useTimeZone();
  if (!readings) return UNKNOWN;
  const [latest] = readings['blood-pressure'] ?? Object.values(readings).flat();
  return latest ? `${figures(latest)} ${latest.unit}, ${measured(latest.measuredAt, timeZone)}` : t('No reading yet');
}

function useMedicinesInWords(patientId: string): string {
  const prescribed = usePrescriptions(patientId).data;
  const board = useBoard().data;
  const low = useDosesElsewhere().data?.medicines.find(
    // Of a single dose nothing is to be left over.
    ({ supply, isActive, hold, frequency }) => isActive && !hold && frequency !== 'once' && supply?.isLow,
  );
  if (!prescribed || !board) return UNKNOWN;
  if (low?.supply) return `${low.name}: ${tCount('{n} day left', '{n} days left', low.supply.daysLeft)}`;
  const taken = [...new Set(prescribed.flatMap(running)), ...board.prescriptions.map(({ title }) => title)];
  const due = board.reminders.filter(({ doneAt }) => doneAt === null).length;
  const [first, ...others] = taken;
  const medicines = first && (others.length > 0 ? t('{first} and {n} more', { first, n: others.length }) : first);
  const reminders = due > 0 && tCount('{n} reminder', '{n} reminders', due);
  return [medicines, reminders].filter(Boolean).join(', ') || t('Nothing is on it yet');
}

/** What another part of the page has fetched; nothing before that. */
export const useDosesElsewhere = () => useQuery<HomeDoses>({ queryKey: ['doses'], queryFn: skipToken });

const running = ({ medicines }: Prescription) => medicines.filter(({ isActive }) => isActive).map(({ name }) => name);

function useLookInWords(patientId: string): string {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId).data;
  return opened ? lastLookInWords(opened, timeZone) : UNKNOWN;
}

function useCheckInWords(): string {
  const timeZone = useTimeZone();
  const latest = useLatestCheck().data;
  if (latest === undefined) return UNKNOWN;
  return latest
    ? t('The last one {dayAndTime}', { dayAndTime: dayAndTime(latest.createdAt, timeZone) })
    : t('None yet');
}

/** The newest of one's own symptom checks, if there is one. */
const useLatestCheck = () =>
  useQuery({
    queryKey: ['symptoms', 'latest'],
    queryFn: ({ signal }) => call(listSymptoms, { query: { limit: 1 }, signal }),
    select: ([latest]) => latest ?? null,
  });
