import type { ReactNode } from 'react';
import { useState } from 'react';
import type { DangerSign } from '#contract/readings/reading-advice.ts';
import { DANGER_SIGNS } from '#contract/readings/reading-advice.ts';
import type { ReadingKind } from '#contract/readings/readings.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { keepDraft, readDraft } from '#web/ui/forms/draft.ts';
import { alsoMeasured, type DangerReading } from './current-dangers.ts';
import { DangerCard } from './danger-card.tsx';
import { DangerSigns } from './danger-signs.tsx';
import { type ClinicReached, TellClinic } from './tell-clinic.tsx';

type DangerDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  patientId: string;
  /** All that speak of now, worst first. */
  readings: readonly [DangerReading, ...DangerReading[]];
  emergencyNumber: string;
  clinic: ClinicReached;
  sos: ReactNode;
  /** Opens the form for the second measurement. */
  onMeasureAgain: (kind: ReadingKind) => void;
};

const GRAVE = 4;

/** Before everything else: what to do now, the danger signs, SOS, and telling the clinic if the patient wishes. */
export function DangerDialog(props: DangerDialogProps) {
  const { isOpen, onClose, patientId, readings, emergencyNumber, clinic, sos, onMeasureAgain } = props;
  const [worst] = readings;
  const { signs, tick } = useTickedSigns(readings);
  const hasSigns = signs.length > 0;
  const urgency = worst.advice.urgency ?? 0;
  // Who is sent to hospital is not asked to measure something else first.
  const mayMeasure = urgency < GRAVE || worst.advice.repeatAfterMinutes !== null;
  const again = mayMeasure ? readings.find(({ advice }) => advice.repeatAfterMinutes !== null) : undefined;
  // What nobody has judged may be grave: it rings too.
  const isGrave = hasSigns || readings.some(({ advice }) => (advice.urgency ?? GRAVE) >= GRAVE);
  const help = <div className="stack gap-12">{sos}</div>;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={readings.length > 1 ? t('Your readings') : t('Your reading')}>
      <DangerCard
        advices={[worst, ...alsoMeasured(readings)].map(({ advice }) => advice)}
        signs={signs}
        emergencyNumber={emergencyNumber}
      />
      {/* In an emergency the call for help comes before the question. */}
      {urgency >= GRAVE && help}
      <DangerSigns advices={readings.map(({ advice }) => advice)} signs={signs} onChange={tick} />
      {urgency < GRAVE && help}
      <TellClinic
        patientId={patientId}
        readings={readings}
        signs={signs}
        isGrave={isGrave}
        clinic={clinic}
        emergencyNumber={emergencyNumber}
      />
      <DialogActions>
        {again && <Button onClick={() => onMeasureAgain(again.kind)}>{t('I have measured again')}</Button>}
        <Button onClick={onClose}>{t('I have read this')}</Button>
      </DialogActions>
    </Dialog>
  );
}

// Which danger signs the patient ticked about a reading, kept for a reload of this tab.
type Answers = { signs: DangerSign[] };

const isSign = (sign: string): sign is DangerSign => sign in DANGER_SIGNS;

/** Starts with the signs that another tab told the clinic, so that the instruction is nowhere calmer than before. */
function useTickedSigns(readings: readonly DangerReading[]) {
  const name = `nadi-danger-${readings[0]?.id}`;
  const [ticked, setTicked] = useState<readonly DangerSign[] | undefined>(() => readDraft<Answers>(name).signs);
  const told = readings.flatMap(({ clinicTold }) => clinicTold?.signs.filter(isSign) ?? []);
  const tick = (signs: DangerSign[]) => {
    setTicked(signs);
    keepDraft(name, { signs } satisfies Answers);
  };
  return { signs: ticked ?? [...new Set(told)], tick };
}
