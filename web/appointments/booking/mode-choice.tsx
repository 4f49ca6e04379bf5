import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { t } from '#web/language/say.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

type ModeChoiceProps = { mode: VisitMode; onChoose: (mode: VisitMode) => void; label?: string };

/** Only with a doctor who offers both ways. */
export const ModeChoice = ({ mode, onChoose, label = t('How do you want to be seen?') }: ModeChoiceProps) => (
  <ChoiceField
    label={label}
    name="mode"
    choices={[
      { value: 'in-person', label: t('In person') },
      { value: 'video', label: t('By video') },
    ]}
    value={mode}
    onChoose={onChoose}
  />
);
