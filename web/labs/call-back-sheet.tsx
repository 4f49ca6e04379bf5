import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import { Sheet } from '../ui/dialog/sheet.tsx';
import { BedChip } from '../ui/people/bed-tile.tsx';
import { CallBackForm } from './call-back-form.tsx';
import styles from './result-form.module.css';

export type CallBackSheetProps = {
  callBack: CallBack | null;
  isOpen: boolean;
  onClose: () => void;
};

export function CallBackSheet({ callBack, isOpen, onClose }: CallBackSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Call the doctor">
      {callBack && (
        <>
          <div className={`row gap-12 lead-135 ${styles.who}`}>
            <BedChip place={callBack.place} />
            <div>
              <h3>{callBack.patient}</h3>
              <p>
                {callBack.pud} · {callBack.test}
              </p>
            </div>
          </div>
          <CallBackForm key={callBack.id} callBack={callBack} onClose={onClose} />
        </>
      )}
    </Sheet>
  );
}
