import type { CorrectedField, PersonAtDesk, PersonCorrection } from '#contract/appointments/reception.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';
import { dayAndTime, shortDay } from '#web/ui/time/time.ts';
import { useCorrectPerson } from './queries.ts';

const FIELDS: Record<CorrectedField, string> = {
  name: 'Name',
  phone: 'Phone',
  'date-of-birth': 'Date of birth',
  sex: 'Sex',
};

const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
] as const;
type Sex = (typeof SEXES)[number]['value'];

type Draft = { name: string; phone: string; dateOfBirth: string; sex: Sex | ''; reason: string; confirmed: boolean };

/** What was put right before, and why. */
export function Corrections({ corrections }: { corrections: readonly PersonCorrection[] }) {
  const timeZone = useTimeZone();
  if (corrections.length === 0) return null;
  return (
    <Card title="Put right before">
      <ul aria-label="Put right before">
        {corrections.map(({ field, was, became, reason, by, at }) => (
          <li key={`${field} ${at}`} className="py-12 ruled">
            <b>{FIELDS[field]}</b>: {was ?? 'not known'} → {became}
            <span className="block muted">
              {by}, {dayAndTime(at, timeZone)}: “{reason}”
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type CorrectPersonProps = { person: PersonAtDesk; onClose: () => void };

export function CorrectPerson({ person, onClose }: CorrectPersonProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`Correct details of ${person.name}`} size="small">
      <CorrectForm person={person} onClose={onClose} />
    </Dialog>
  );
}

/** Only what differs is sent. */
function CorrectForm({ person, onClose }: CorrectPersonProps) {
  const correcting = useCorrectPerson(person.patientId);
  const born = person.dateOfBirth ? person.dateOfBirth.split('-').toReversed().join('/') : '';
  const sex = SEXES.find(({ label }) => label === person.sex)?.value ?? '';
  const form = useEndpointForm<Draft, { corrected: CorrectedField[] }>({
    initial: { name: person.name, phone: person.phone, dateOfBirth: born, sex, reason: '', confirmed: false },
    needed: { name: 'Full name is needed.', phone: 'Phone is needed.', reason: 'Say how you know.' },
    check: ({ dateOfBirth }): Record<string, string> =>
      dateOfBirth.trim() !== '' && !dayFromText(dateOfBirth) ? { dateOfBirth: 'Write it as dd/mm/yyyy.' } : {},
    send: (draft) => {
      const day = dayFromText(draft.dateOfBirth);
      return correcting.mutateAsync({
        ...(draft.name.trim() === person.name ? {} : { name: draft.name.trim() }),
        ...(draft.phone.trim() === person.phone ? {} : { phone: draft.phone.trim() }),
        ...(!day || day === person.dateOfBirth ? {} : { dateOfBirth: day }),
        ...(draft.sex === '' || draft.sex === sex ? {} : { sex: draft.sex }),
        ...(draft.confirmed ? { confirmed: true } : {}),
        reason: draft.reason.trim(),
        version: person.version,
      });
    },
    onSent: ({ corrected }) => {
      toast.success('Put right', corrected.map((field) => FIELDS[field]).join(', '));
      onClose();
    },
  });
  const { draft, errors, field, fill, submit, isSending, failure, failureElsewhere, failureBox } = form;
  const typed = dayFromText(draft.dateOfBirth);
  const isUnusual = failure !== null && failure !== undefined && errors.dateOfBirth !== undefined;
  return (
    <form className="stack gap-16" noValidate onSubmit={submit}>
      <TextField label="Full Name" autoComplete="off" {...field('name')} />
      <TextField
        label="Date of birth"
        hint={typed ? shortDay(`${typed}T12:00:00Z`, 'UTC') : 'dd/mm/yyyy. Doses go by it: doctors are told.'}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        {...field('dateOfBirth')}
      />
      {isUnusual && (
        <CheckField
          label="The date was checked and is meant."
          checked={draft.confirmed}
          onChange={(event) => fill({ confirmed: event.currentTarget.checked })}
        />
      )}
      <ChoiceField
        label="Sex"
        name="sex"
        choices={SEXES}
        value={draft.sex}
        error={errors.sex}
        onChoose={(chosen) => fill({ sex: chosen })}
      />
      <TextField type="tel" label="Phone" autoComplete="off" {...field('phone')} />
      <TextArea
        label="How do you know?"
        hint="For example: as on the identity card."
        rows={2}
        maxLength={200}
        {...field('reason')}
      />
      {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending}>
          Correct
        </Button>
      </DialogActions>
    </form>
  );
}
