import { type FormEvent, useState } from 'react';
import type { InpatientDetail } from '#contract/inpatients.ts';
import type { ProfileForm } from '#contract/records.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSaveBasics } from '../queries.ts';
import styles from './basics-dialog.module.css';

type BasicsDialogProps = { inpatient: InpatientDetail; isOpen: boolean; onClose: () => void };

const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
] as const;
const ALLERGIES = [
  { value: 'none-known', label: 'None known' },
  { value: 'listed', label: 'Allergic to' },
] as const;

/** What a score and a safety check ask for, and nobody has entered yet: asked at the bed. */
export function BasicsDialog({ inpatient, isOpen, onClose }: BasicsDialogProps) {
  const [dateOfBirth, setDateOfBirth] = useState(inpatient.dateOfBirth ?? '');
  const [sex, setSex] = useState(inpatient.sex);
  const [allergyState, setAllergyState] = useState<'none-known' | 'listed' | null>(null);
  const [allergies, setAllergies] = useState('');
  const saving = useSaveBasics(inpatient.patientId);
  const named = allergies
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const form: ProfileForm = {
      ...(dateOfBirth && { dateOfBirth }),
      ...(sex && { sex }),
      ...(allergyState === 'none-known' && { allergyState }),
      ...(allergyState === 'listed' && named.length > 0 && { allergyState, allergies: named }),
    };
    mutateDetached(saving, form, {
      onSuccess: () => {
        toast.success('Saved', `What was asked of ${inpatient.name} is in the record.`);
        onClose();
      },
    });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Ask ${inpatient.name}`}>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          type="date"
          label="Date of birth"
          value={dateOfBirth}
          error={saving.error instanceof ApiRefusal ? saving.error.fields.dateOfBirth : undefined}
          onChange={(event) => setDateOfBirth(event.currentTarget.value)}
        />
        <ChoiceField label="Sex" name="basics-sex" choices={SEXES} value={sex as 'female'} onChoose={setSex} />
        <ChoiceField
          label={`Allergies (now: ${inpatient.allergiesInWords})`}
          name="basics-allergies"
          choices={ALLERGIES}
          value={allergyState as 'listed'}
          onChoose={setAllergyState}
        />
        {allergyState === 'listed' && (
          <TextField
            label="Which"
            hint="Several with commas: penicillin, peanuts"
            maxLength={400}
            value={allergies}
            onChange={(event) => setAllergies(event.currentTarget.value)}
          />
        )}
        {saving.error && <AlertBox tone="urgent" title={sentenceFor(saving.error)} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={saving.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
