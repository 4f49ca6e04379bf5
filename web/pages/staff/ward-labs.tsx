import { LabOrders } from '#web/labs/lab-orders.tsx';
import { OpenCallBacks } from '#web/labs/open-call-backs.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ShiftNote } from './shift-note.tsx';

export function WardLabs() {
  return (
    <>
      <PageHead title="Lab Orders" note={<ShiftNote />} />
      <OpenCallBacks />
      <LabOrders />
    </>
  );
}
