import { type ReactNode, useState } from 'react';
import type { DangerSign } from '../../../contract/reading-advice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { DangerReading } from './current-dangers.ts';
import { DangerCard } from './danger-card.tsx';
import { DangerSigns } from './danger-signs.tsx';
import { TellClinic } from './tell-clinic.tsx';

type DangerDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  reading: DangerReading;
  emergencyNumber: string;
  sos: ReactNode;
  /** Opens the form for the second measurement. */
  onMeasureAgain: () => void;
};

const GRAVE = 4;

/** Before everything else: what to do now, SOS, the danger signs, and telling the clinic if the patient wishes. */
export function DangerDialog({ isOpen, onClose, reading, emergencyNumber, sos, onMeasureAgain }: DangerDialogProps) {
  const [signs, setSigns] = useState<DangerSign[]>([]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your reading">
      <DangerCard advice={reading.advice} hasSigns={signs.length > 0} emergencyNumber={emergencyNumber} sos={sos} />
      <DangerSigns signs={signs} onChange={setSigns} />
      <TellClinic
        readingId={reading.id}
        signs={signs}
        isGrave={(reading.advice.urgency ?? 0) >= GRAVE || signs.length > 0}
      />
      <DialogActions>
        {reading.advice.repeatAfterMinutes !== null && <Button onClick={onMeasureAgain}>I have measured again</Button>}
        <Button onClick={onClose}>I have read this</Button>
      </DialogActions>
    </Dialog>
  );
}
