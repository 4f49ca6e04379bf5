import { LabOrders } from '../labs/lab-orders.tsx';
import { OpenCallBacks } from '../labs/open-call-backs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ShiftNote } from './ward-overview.tsx';

export function WardLabs() {
  return (
    <>
      <PageHead title="Lab Orders" note={<ShiftNote />} />
      <OpenCallBacks />
      <LabOrders />
    </>
  );
}
