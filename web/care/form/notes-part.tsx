import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import type { DiagnosisForm } from './diagnosis-form.ts';
import { followUpLimits } from './diagnosis-request.ts';
import { FormPart } from './form-part.tsx';

type NotesPartProps = {
  id: string;
  form: Pick<DiagnosisForm, 'notes' | 'followUpOn' | 'isPrivate'>;
  today: string;
  followUpError: string | undefined;
  onChange: (changes: Partial<DiagnosisForm>) => void;
};

export function NotesPart({ id, form, today, followUpError, onChange }: NotesPartProps) {
  return (
    <FormPart id={id} title="Additional notes">
      <TextArea
        label="What else to remember"
        rows={4}
        maxLength={5000}
        value={form.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      <DayField
        label="Follow-up on"
        isOptional
        hasCalendar
        {...followUpLimits(today)}
        value={form.followUpOn ?? ''}
        error={followUpError}
        onChange={(day) => onChange({ followUpOn: day || null })}
      />
      <SwitchField
        isOn={form.isPrivate === true}
        label="Private"
        onChange={() => onChange({ isPrivate: form.isPrivate !== true })}
      >
        Parents and helpers do not learn of this diagnosis, its medicines and its tests
      </SwitchField>
    </FormPart>
  );
}
