import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { DayChoice } from './day-choice.tsx';
import type { Elsewhere } from './elsewhere.ts';
import { SlotChoice } from './slot-choice.tsx';

type SlotPickerProps = {
  doctorId: string;
  date: string;
  time: string;
  onDay: (date: string) => void;
  onTime: (date: string, time: string) => void;
  elsewhere?: readonly Elsewhere[] | undefined;
  mode?: VisitMode | undefined;
  /** At the desk: whose visit it is. */
  patient?: string | undefined;
  /** The visit that is to come here from another time. */
  moving?: string | undefined;
};

/** A day and one of its times; both change under the eyes of whoever looks when someone else books. */
export function SlotPicker({ doctorId, date, time, onDay, onTime, elsewhere, mode, patient, moving }: SlotPickerProps) {
  return (
    <div className="stack gap-20 packed min-0">
      <DayChoice {...{ doctorId, date, mode, patient, moving }} onChoose={onDay} />
      <SlotChoice
        {...{ doctorId, date, time, elsewhere, mode, patient, moving }}
        onChoose={(chosen) => onTime(date, chosen)}
      />
    </div>
  );
}
