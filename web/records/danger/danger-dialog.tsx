import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { DangerReading } from './current-dangers.ts';
import { DangerCard } from './danger-card.tsx';
import styles from './danger-dialog.module.css';
import { DangerSigns } from './danger-signs.tsx';
import { useKeptAnswers } from './kept-answers.ts';
import { TellClinic } from './tell-clinic.tsx';

type DangerDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  reading: DangerReading;
  timeZone: string;
  emergencyNumber: string;
  sos: ReactNode;
  /** Opens the form for the second measurement. */
  onMeasureAgain: () => void;
};

const GRAVE = 4;

/** Before everything else: what to do now, the danger signs, SOS, and telling the clinic if the patient wishes. */
export function DangerDialog(props: DangerDialogProps) {
  const { isOpen, onClose, reading, timeZone, emergencyNumber, sos, onMeasureAgain } = props;
  const { signs, told, keep } = useKeptAnswers(reading.id);
  const hasSigns = signs.length > 0;
  const urgency = reading.advice.urgency ?? 0;
  const help = <div className={styles.help}>{sos}</div>;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your reading">
      <DangerCard advice={reading.advice} hasSigns={hasSigns} emergencyNumber={emergencyNumber} />
      {/* Where no sign can make it graver, the call for help comes before the question. */}
      {urgency === 5 && help}
      <DangerSigns signs={signs} onChange={(ticked) => keep({ signs: ticked })} />
      {urgency !== 5 && help}
      <TellClinic
        readingId={reading.id}
        signs={signs}
        isGrave={urgency >= GRAVE || hasSigns}
        timeZone={timeZone}
        told={told}
        onTold={(answer) => keep({ told: answer })}
      />
      <DialogActions>
        {reading.advice.repeatAfterMinutes !== null && <Button onClick={onMeasureAgain}>I have measured again</Button>}
        <Button onClick={onClose}>I have read this</Button>
      </DialogActions>
    </Dialog>
  );
}
