import { PageHead } from '../ui/page-head.tsx';
import { HandoverView } from '../ward/handover/handover-view.tsx';
import { ShiftNote } from './ward-overview.tsx';

export function WardHandover() {
  return (
    <>
      <PageHead title="Handover" note={<ShiftNote />} />
      <HandoverView />
    </>
  );
}
