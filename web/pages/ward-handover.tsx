import { useTimeZone } from '../clinic/queries.ts';
import { PageHead } from '../ui/page-head.tsx';
import { HandoverView } from '../ward/handover/handover-view.tsx';
import { ShiftNote } from './ward-overview.tsx';

export function WardHandover() {
  const timeZone = useTimeZone();
  return (
    <>
      <PageHead title="Handover" note={<ShiftNote timeZone={timeZone} />} />
      <HandoverView timeZone={timeZone} />
    </>
  );
}
