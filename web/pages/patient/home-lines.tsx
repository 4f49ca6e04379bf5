import {
  IconCalendarEvent,
  IconFileText,
  IconFirstAidKit,
  IconId,
  IconMessage2,
  IconMessages,
  IconPill,
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
import { useCopyOwner } from '#web/phone-copy.ts';
import { useWhoOpened } from '#web/records/queries.ts';
import { figures, measured } from '#web/records/readings/reading-words.ts';
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
    <section className={`panel ${styles.lines}`} aria-label="Everything else">
      <GoList>
        <GoRow to="/book" icon={<IconCalendarEvent aria-hidden />} title="QuickSchedule">
          {useNextFree()}
        </GoRow>
        <GoRow to="/messages" icon={<IconMessages aria-hidden />} title="Messages">
          {useMessagesInWords()}
        </GoRow>
        <GoRow to="/record/vitals" icon={<PulseIcon />} title="Vital Signs">
          {useReadingInWords(readings)}
        </GoRow>
        <GoRow to="/record/board" icon={<IconPill aria-hidden />} title="HealthBoard">
          {medicines}
        </GoRow>
        <GoRow to="/record" icon={<IconFileText aria-hidden />} title="Your record">
          {useLookInWords(patientId)}
        </GoRow>
        <GoRow to="/symptom-checks" icon={<IconMessage2 aria-hidden />} title="Your symptom checks">
          {useCheckInWords()}
        </GoRow>
        <GoRow to="/you" icon={<IconId aria-hidden />} title="Health ID">
          {pud}
        </GoRow>
        <GoRow to="/emergency-card" icon={<IconFirstAidKit aria-hidden />} title="Emergency card">
          {isKept ? 'On this phone, also without a network' : 'Opens with a network only'}
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
  if (!first) return 'No free time in the next weeks';
  return `${first.name} is free ${weekdayAndDay(first.at, timeZone)}, ${timeOfDay(first.at, timeZone)}`;
}

function useMessagesInWords(): string {
  const unread = useInboxCounts().data?.unread;
  if (unread === undefined) return UNKNOWN;
  return unread === 0 ? 'No new answer' : `${unread} new ${unread === 1 ? 'answer' : 'answers'}`;
}

function useReadingInWords(readings: Readings | undefined): string {
  const timeZone = useTimeZone();
  if (!readings) return UNKNOWN;
  const [latest] = readings['blood-pressure'] ?? Object.values(readings).flat();
  return latest ? `${figures(latest)} ${latest.unit}, ${measured(latest.measuredAt, timeZone)}` : 'No reading yet';
}

function useMedicinesInWords(patientId: string): string {
  const prescribed = usePrescriptions(patientId).data;
  const board = useBoard().data;
  const low = useKnownDoses()?.medicines.find(({ supply, isActive, hold }) => isActive && !hold && supply?.isLow);
  if (!prescribed || !board) return UNKNOWN;
  if (low) return `${low.name}: ${low.supply?.daysLeft} ${low.supply?.daysLeft === 1 ? 'day' : 'days'} left`;
  const taken = [...new Set(prescribed.flatMap(running)), ...board.prescriptions.map(({ title }) => title)];
  const due = board.reminders.filter(({ doneAt }) => doneAt === null).length;
  const [first, ...others] = taken;
  const medicines = first && `${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  const reminders = due > 0 && `${due} ${due === 1 ? 'reminder' : 'reminders'}`;
  return [medicines, reminders].filter(Boolean).join(', ') || 'Nothing is on it yet';
}

/** What another part of the page has fetched; nothing before that. */
const useKnownDoses = () => useQuery<HomeDoses>({ queryKey: ['doses'], queryFn: skipToken }).data;

const running = ({ medicines }: Prescription) => medicines.filter(({ isActive }) => isActive).map(({ name }) => name);

function useLookInWords(patientId: string): string {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId).data;
  if (!opened) return UNKNOWN;
  const last = opened.find(({ who }) => who !== 'You');
  return last ? `${last.who} looked ${dayAndTime(last.at, timeZone)}` : 'Nobody but you has looked';
}

function useCheckInWords(): string {
  const timeZone = useTimeZone();
  const latest = useLatestCheck().data;
  if (latest === undefined) return UNKNOWN;
  return latest ? `The last one ${dayAndTime(latest.createdAt, timeZone)}` : 'None yet';
}

/** The newest of one's own symptom checks, if there is one. */
const useLatestCheck = () =>
  useQuery({
    queryKey: ['symptoms', 'latest'],
    queryFn: ({ signal }) => call(listSymptoms, { query: { limit: 1 }, signal }),
    select: ([latest]) => latest ?? null,
  });
