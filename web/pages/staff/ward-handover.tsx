import { PageHead } from '#web/ui/page/page-head.tsx';
import { HandoverView } from '#web/ward/handover/handover-view.tsx';
import { ShiftNote } from './shift-note.tsx';

export function WardHandover() {
  return (
    <>
      <PageHead title="Handover" note={<ShiftNote />} />
      <HandoverView />
    </>
  );
}
