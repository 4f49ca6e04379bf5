import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { addDays } from '#web/ui/time/zoned-time.ts';
import type { DiagnosisForm } from './diagnosis-form.ts';
import { FormPart } from './form-part.tsx';

type NotesPartProps = {
  id: string;
  form: Pick<DiagnosisForm, 'notes' | 'followUpOn'>;
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
      <TextField
        label="Follow-up on"
        isOptional
        type="date"
        min={addDays(today, 1)}
        value={form.followUpOn ?? ''}
        error={followUpError}
        onChange={(event) => onChange({ followUpOn: event.currentTarget.value || null })}
      />
    </FormPart>
  );
}
