import type { ProfileForm } from '#contract/patients/profile.ts';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayWithin } from '#web/ui/time/day-text.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { useSaveBasics } from '../queries.ts';

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
  const saving = useSaveBasics(inpatient.patientId);
  const today = dayOf(useNow(), useTimeZone());
  const { draft, field, day, choose, submit, isSending, failure, failureBox } = useEndpointForm<Asked, unknown>({
    days: { dateOfBirth: dayWithin({ max: today, outside: 'This day is still to come.' }) },
    initial: {
      dateOfBirth: inpatient.dateOfBirth ?? '',
      sex: inpatient.sex,
      allergyState: null,
      allergies: '',
    },
    send: (typed) => saving.mutateAsync(profileOf(typed)),
    onSent: () => {
      toast.success('Saved', `What was asked of ${inpatient.name} is in the record.`);
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Ask ${inpatient.name}`}>
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <DayField label="Date of birth" {...day('dateOfBirth')} />
        <ChoiceField
          label="Sex"
          name="basics-sex"
          choices={SEXES}
          value={draft.sex as 'female'}
          onChoose={(sex) => choose('sex', sex)}
        />
        <ChoiceField
          label={`Allergies (now: ${inpatient.allergiesInWords})`}
          name="basics-allergies"
          choices={ALLERGIES}
          value={draft.allergyState as 'listed'}
          onChoose={(state) => choose('allergyState', state)}
        />
        {draft.allergyState === 'listed' && (
          <TextField
            label="Which"
            hint="Several with commas: penicillin, peanuts"
            maxLength={400}
            {...field('allergies')}
          />
        )}
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Asked = {
  dateOfBirth: string;
  sex: InpatientDetail['sex'];
  allergyState: 'none-known' | 'listed' | null;
  allergies: string;
};

function profileOf({ dateOfBirth, sex, allergyState, allergies }: Asked): ProfileForm {
  const named = allergies.split(',').flatMap((word) => word.trim() || []);
  return {
    ...(dateOfBirth && { dateOfBirth }),
    ...(sex && { sex }),
    ...(allergyState === 'none-known' && { allergyState }),
    ...(allergyState === 'listed' && named.length > 0 && { allergyState, allergies: named }),
  };
}
