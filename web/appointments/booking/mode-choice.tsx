import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

const CHOICES = [
  { value: 'in-person', label: 'In person' },
  { value: 'video', label: 'By video' },
] as const;

type ModeChoiceProps = { mode: VisitMode; onChoose: (mode: VisitMode) => void };

/** Only with a doctor who offers both ways. */
export const ModeChoice = ({ mode, onChoose }: ModeChoiceProps) => (
  <ChoiceField label="How do you want to be seen?" name="mode" choices={CHOICES} value={mode} onChoose={onChoose} />
);
