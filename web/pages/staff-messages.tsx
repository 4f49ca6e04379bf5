import { IconStethoscope } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { MessagesPanel } from '../messages/messages-panel.tsx';
import { useMessageCounts, useMessages } from '../messages/queries.ts';
import { bedName } from '../ui/bed-tile.tsx';
import { FigureBox, FigureLines, PageHead } from '../ui/page-head.tsx';
import { ThreadPatient } from '../ward/look/thread-patient.tsx';
import { useInpatients } from '../ward/queries.ts';
import { ageAndSex } from '../ward/words.ts';
import { ShiftNote } from './ward-overview.tsx';

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
