import { IconStethoscope } from '@tabler/icons-react';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { GoList, GoRow } from '#web/ui/navigation/go-list.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';

/** A line per visit that a doctor signed, each leading to its summary. */
export function VisitList({ visits }: { visits: readonly Diagnosis[] }) {
  const timeZone = useTimeZone();
  return (
    <GoList>
      {visits.map(({ id, signedAt, signedBy, diagnosis, followUpOn }) => (
        <GoRow
          key={id}
          to="/record/visits/$id"
          params={{ id }}
          icon={<IconStethoscope aria-hidden />}
          title={`${shortDay(signedAt, timeZone)}, ${signedBy}`}
        >
          <AsWritten>{diagnosis}</AsWritten>
          {followUpOn && `. ${t('Come back {day}', { day: inShort(followUpOn) })}`}
        </GoRow>
      ))}
    </GoList>
  );
}

function inShort(day: string): string {
  const { weekday, number, month } = dayWords(day);
  return `${weekday} ${number} ${month}`;
}
