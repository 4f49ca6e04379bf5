import { IconDoorExit, IconLungs, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import type { MedicineNow } from '#contract/patients/chart.ts';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { AnswerContext } from '#web/care/safety/answer-context.ts';
import { FindingCard } from '#web/care/safety/finding-card.tsx';
import type { ShowFinding } from '#web/medicines/order/order-dialog.tsx';
import { useStopOrder, useWardOrders } from '#web/medicines/order/order-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { answerWith } from './answer-with.tsx';
import styles from './ward-steering.module.css';

const orderDialog = async () => (await import('#web/medicines/order/order-dialog.tsx')).OrderDialog;
const reasonDialog = async () => (await import('#web/ui/dialog/reason-dialog.tsx')).ReasonDialog;
const scaleDialog = async () => (await import('#web/ward/steer/scale-dialog.tsx')).ScaleDialog;
const dischargeDialog = async () => (await import('./discharge-here.tsx')).DischargeHere;

type Opened = 'order' | 'stop' | 'scale' | 'discharge' | null;

/** What a doctor orders for one inpatient: at each medicine, in a row of buttons, and the dialogs of both. */
export function useSteering(inpatient: InpatientDetail) {
  const timeZone = useTimeZone();
  const [opened, setOpened] = useState<Opened>(null);
  const [order, setOrder] = useState<MedicationOrder | null>(null);
  const orders = useWardOrders(inpatient.id).data ?? [];
  const stopping = useStopOrder();
  const now = useNow();
  const onClose = () => setOpened(null);
  const begin = (what: Opened, about: MedicationOrder | null = null) => {
    setOrder(about);
    setOpened(what);
  };
  const showFinding: ShowFinding = (finding, reason, onReason, onReplaces) => (
    <AnswerContext value={answerWith(inpatient.patientId)}>
      <FindingCard {...{ finding, reason, onReason, onReplaces }} checkedAt={timeOfDay(now, timeZone)} />
    </AnswerContext>
  );
  const actions = ({ source, id, name }: MedicineNow) => {
    const its = source === 'ward' ? orders.find((each) => each.id === id) : undefined;
    if (!its) return null;
    return (
      <>
        {its.can.change && (
          <Button look="quiet" aria-label={`Change ${name}`} onClick={() => begin('order', its)}>
            Change
          </Button>
        )}
        {its.can.stop && (
          <Button look="danger-outline" aria-label={`Stop ${name}`} onClick={() => begin('stop', its)}>
            Stop
          </Button>
        )}
      </>
    );
  };
  const buttons = (
    <div className={`row stretch wrap gap-8 ${styles.buttons}`}>
      {inpatient.can.order && (
        <Button icon={<IconPlus aria-hidden />} onClick={() => begin('order')}>
          Order
        </Button>
      )}
      {inpatient.can.setScale && (
        <Button icon={<IconLungs aria-hidden />} onClick={() => begin('scale')}>
          {inpatient.saturationScale === 1 ? 'SpO₂ scale 2' : 'Back to SpO₂ scale 1'}
        </Button>
      )}
      {inpatient.can.discharge && (
        <Button icon={<IconDoorExit aria-hidden />} onClick={() => begin('discharge')}>
          Discharge
        </Button>
      )}
    </div>
  );
  const dialogs = (
    <>
      <LazyDialog load={orderDialog} dialog={{ isOpen: opened === 'order', onClose, inpatient, order, showFinding }} />
      <LazyDialog
        load={reasonDialog}
        dialog={{
          isOpen: opened === 'stop',
          onClose,
          title: `Stop ${order?.medication ?? ''} for ${inpatient.name}`,
          yes: 'Stop order',
          no: 'Keep it',
          isDanger: true,
          children: `${inpatient.place}. ${order?.inWords ?? ''}. Doses that are not given yet end with it.`,
          run: (reason: string) => stopping.mutateAsync({ id: order?.id ?? '', reason }),
          onDone: () => toast.success('Order stopped', `${order?.medication}: the ward sees it now.`),
        }}
      />
      <LazyDialog load={scaleDialog} dialog={{ isOpen: opened === 'scale', onClose, inpatient }} />
      <LazyDialog load={dischargeDialog} dialog={{ isOpen: opened === 'discharge', onClose, inpatient }} />
    </>
  );
  return { actions, buttons, dialogs };
}
