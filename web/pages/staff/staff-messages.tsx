import { IconStethoscope } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { MessagesPanel } from '#web/messages/messages-panel.tsx';
import { useMessageCounts, useMessages } from '#web/messages/queries.ts';
import { FigureBox, FigureLines, PageHead } from '#web/ui/page/page-head.tsx';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import { ThreadPatient } from '#web/ward/look/thread-patient.tsx';
import { useInpatients } from '#web/ward/queries.ts';
import { ageAndSex } from '#web/ward/words.ts';
import { ShiftNote } from './shift-note.tsx';

export function StaffMessages() {
  const soughtId = useSearch({ strict: false }).message;
  const counts = useMessageCounts().data;
  const toAcknowledge = useMessages(false).data?.filter(({ can }) => can.acknowledge).length ?? 0;
  const inpatients = useInpatients().data ?? [];
  const patients = inpatients
    .map((each) => ({ id: each.patientId, name: each.name, note: `${bedName(each)}, ${ageAndSex(each)}` }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <PageHead title="Doctor Messages" note={<ShiftNote />}>
        <FigureBox
          count={counts?.unread}
          tone="info"
          title="Unread"
          note={toAcknowledge > 0 ? `${toAcknowledge} critical to acknowledge` : 'nothing to acknowledge'}
        />
        <FigureLines
          lines={[{ icon: <IconStethoscope aria-hidden />, count: counts?.activeDoctors, words: 'Active Doctors' }]}
        />
      </PageHead>
      <MessagesPanel
        side="staff"
        patients={patients}
        isCountedElsewhere
        soughtId={soughtId}
        about={(patientId) => <ThreadPatient patientId={patientId} />}
      />
    </>
  );
}
