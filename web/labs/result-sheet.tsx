import { useState } from 'react';
import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { Sheet } from '../ui/dialog/sheet.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Segments } from '../ui/navigation/segments.tsx';
import { BedChip } from '../ui/people/bed-tile.tsx';
import { FormerPuds } from '../ui/people/former-puds.tsx';
import { CallBackForm } from './call-back-form.tsx';
import { PdfForm } from './pdf-form.tsx';
import styles from './result-form.module.css';
import { ResultForm } from './result-form.tsx';
import { EMPTY_DRAFT, type ResultDraft } from './typed-result.ts';

type ResultSheetProps = { order: LabOrder | null; onClose: () => void };

const WAYS = [
  { value: 'typed', label: 'Type the result' },
  { value: 'pdf', label: 'Upload a PDF' },
] as const;

/** The result first: it is stored at once. Then, for a critical one, the call to the doctor. */
export function ResultSheet({ order, onClose }: ResultSheetProps) {
  const [way, setWay] = useState<'typed' | 'pdf'>('typed');
  const [drafts, setDrafts] = useState<Record<string, ResultDraft>>({});
  const [toCall, setToCall] = useState<CallBack | null>(null);
  const close = () => {
    setToCall(null);
    onClose();
  };
  const finish = (entered: LabOrder) => {
    setDrafts(({ [entered.id]: _entered, ...others }) => others);
    if (entered.callBack?.state === 'open') return setToCall(entered.callBack);
    toast.success('Result entered', `${entered.orderedBy} is told.`);
    close();
  };
  return (
    <Sheet isOpen={order !== null} onClose={close} title={toCall ? 'Call the doctor' : 'Enter a result'}>
      {order && (
        <div className={`row gap-12 lead-135 ${styles.who}`}>
          <BedChip place={order.place} />
          <div>
            <h3>{order.test}</h3>
            <p>
              <b>{order.patient}</b> · <span className="nowrap">{order.pud}</span>{' '}
              <FormerPuds puds={order.formerPuds} />
            </p>
          </div>
        </div>
      )}
      {toCall && <CallBackForm callBack={toCall} onClose={close} />}
      {order && !toCall && (
        <>
          {order.state === 'resulted' && (
            <AlertBox tone="attention" title="A result is entered already.">
              What you enter corrects it and takes its place. Look at it first: if it is critical, someone may be
              calling about it.
            </AlertBox>
          )}
          <Segments label="How" choices={WAYS} value={way} onChoose={setWay} />
          {way === 'typed' ? (
            <ResultForm
              key={order.id}
              order={order}
              draft={drafts[order.id] ?? EMPTY_DRAFT}
              onDraft={(draft) => setDrafts((before) => ({ ...before, [order.id]: draft }))}
              onDone={finish}
            />
          ) : (
            <PdfForm key={order.id} order={order} onDone={finish} />
          )}
        </>
      )}
    </Sheet>
  );
}
