import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  ALLERGY_SEVERITIES,
  ALLERGY_SOURCES,
  type AllergyDetail,
  type Problem,
  type ProblemEntry,
  type Profile,
  type ProfileForm,
} from '#contract/patients/profile.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { CheckField } from '../ui/fields/check-field.tsx';
import { SelectField, TextArea, TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './facts-dialog.module.css';
import { hasProblem } from './problems/problem-row.tsx';
import { ProblemRows } from './problems/problem-rows.tsx';
import { useSaveFacts } from './save-facts.ts';

type FactsDialogProps = { isOpen: boolean; onClose: () => void; profile: Profile; name: string };

const NEW: AllergyDetail = { substance: '', reaction: null, severity: null, source: null };
const isNamed = ({ substance }: AllergyDetail) => substance.trim() !== '';
const linesOf = (typed: string) => typed.split('\n').flatMap((line) => line.trim() || []);

/** What doctors and nurses ask: allergies with their reactions, the problem list, medicines at home, a pregnancy. */
export function FactsDialog({ isOpen, onClose, profile, name }: FactsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Allergies and history of ${name}`} size="large">
      <FactsForm key={profile.version} profile={profile} onClose={onClose} />
    </Dialog>
  );
}

type FactsDraft = {
  hasNone: boolean;
  allergies: AllergyDetail[];
  problems: Problem[];
  medicines: string;
  pregnancy: NonNullable<Profile['pregnancy']> | '';
};

function FactsForm({ profile, onClose }: Pick<FactsDialogProps, 'profile' | 'onClose'>) {
  const saving = useSaveFacts(profile.patientId);
  const { draft, errors, field, check, choose, submit, isSending, failure, failureBox } = useEndpointForm<
    FactsDraft,
    unknown
  >({
    check: ({ problems }): { problems?: string } =>
      problems.some(hasProblem) ? { problems: 'Look at the years.' } : {},
    initial: {
      hasNone: profile.allergyState === 'none-known',
      allergies: profile.allergyDetails.length > 0 ? profile.allergyDetails : [NEW],
      problems: profile.problems,
      medicines: profile.medicines.join('\n'),
      pregnancy: profile.pregnancy ?? '',
    },
    send: ({ hasNone, allergies, problems, medicines, pregnancy }) =>
      saving.mutateAsync({
        ...allergiesIn(hasNone, allergies.filter(isNamed), profile),
        problems: problems.flatMap((one) => entryOf(one, profile)),
        medicines: linesOf(medicines),
        ...(pregnancy ? { pregnancy } : {}),
        version: profile.version,
      }),
    onSent: () => {
      toast.success('Saved', 'Open checks run again with it.');
      onClose();
    },
  });
  const { hasNone, allergies, problems } = draft;
  const setAllergies = (all: AllergyDetail[]) => choose('allergies', all);
  const change = (index: number, changes: Partial<AllergyDetail>) =>
    setAllergies(allergies.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <form noValidate onSubmit={submit} className="stack gap-12">
      <fieldset className={`stack gap-12 ${styles.part}`}>
        <legend>Allergies</legend>
        <CheckField label="Asked: no known allergies" disabled={allergies.some(isNamed)} {...check('hasNone')} />
        {!hasNone &&
          allergies.map((allergy, index) => (
            <AllergyRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name while one types it.
              key={index}
              number={index + 1}
              allergy={allergy}
              onChange={(changes) => change(index, changes)}
              onRemove={() => setAllergies(allergies.filter((_, at) => at !== index))}
            />
          ))}
        {!hasNone && (
          <Button icon={<IconPlus aria-hidden />} onClick={() => setAllergies([...allergies, NEW])}>
            Another allergy
          </Button>
        )}
      </fieldset>
      <ProblemRows
        problems={problems}
        known={profile}
        isAsked={errors.problems !== undefined}
        onChange={(all) => choose('problems', all)}
      />
      <TextArea label="Medicines at home" isOptional hint={medicinesHint(profile)} rows={3} {...field('medicines')} />
      {profile.sex !== 'male' && (
        <SelectField
          label="Pregnancy"
          hint={profile.isPregnancyHidden ? 'Private: parents and helpers do not see it.' : undefined}
          {...field('pregnancy')}
        >
          <option value="">Not asked</option>
          <option value="no">No</option>
          <option value="yes">Yes</option>
          <option value="unsure">Not sure</option>
        </SelectField>
      )}
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}

const medicinesHint = ({ hiddenMedicines }: Profile) =>
  `One per line, with the dose.${hiddenMedicines ? ` Private: ${hiddenMedicines.join(', ')}.` : ''}`;

/** What nobody answered here stays as it was. */
function allergiesIn(hasNone: boolean, named: AllergyDetail[], { allergyState }: Profile): ProfileForm {
  if (hasNone && named.length === 0) return { allergyState: 'none-known', allergyDetails: [] };
  if (named.length > 0) return { allergyState: 'listed', allergyDetails: named.map(trimmed) };
  return allergyState === 'listed' ? { allergyState: 'unconfirmed', allergyDetails: [] } : {};
}

const entryOf = (
  { name, code, since, isActive, isConfirmed, id, isPrivate }: Problem,
  { problems, canHide }: Profile,
): ProblemEntry[] => {
  const isNew = isPrivate && canHide && !problems.some((each) => each.id === id && each.isPrivate);
  return name.trim()
    ? [
        {
          ...{ name: name.trim(), code, since, isActive, isConfirmed },
          ...(id ? { id } : {}),
          ...(isNew ? { isPrivate: true } : {}),
        },
      ]
    : [];
};

const trimmed = ({ substance, reaction, ...rest }: AllergyDetail): AllergyDetail => ({
  ...rest,
  substance: substance.trim(),
  reaction: reaction?.trim() || null,
});

type AllergyRowProps = {
  number: number;
  allergy: AllergyDetail;
  onChange: (changes: Partial<AllergyDetail>) => void;
  onRemove: () => void;
};

function AllergyRow({ number, allergy, onChange, onRemove }: AllergyRowProps) {
  return (
    <fieldset className={`stack end halves gap-8 gap-x-12 ${styles.allergy}`} aria-label={`Allergy ${number}`}>
      <TextField
        label="Substance"
        maxLength={120}
        value={allergy.substance}
        onChange={(event) => onChange({ substance: event.currentTarget.value })}
      />
      <TextField
        label="Reaction"
        isOptional
        maxLength={120}
        value={allergy.reaction ?? ''}
        onChange={(event) => onChange({ reaction: event.currentTarget.value || null })}
      />
      <SelectField
        label="How severe"
        value={allergy.severity ?? ''}
        onChange={(event) => onChange({ severity: (event.currentTarget.value || null) as AllergyDetail['severity'] })}
      >
        <option value="">Unknown</option>
        {Object.entries(ALLERGY_SEVERITIES).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Who says so"
        value={allergy.source ?? ''}
        onChange={(event) => onChange({ source: (event.currentTarget.value || null) as AllergyDetail['source'] })}
      >
        <option value="">Unknown</option>
        {Object.entries(ALLERGY_SOURCES).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      <Button
        look="quiet"
        isIconOnly
        aria-label={`Remove ${allergy.substance || `allergy ${number}`}`}
        icon={<IconTrash aria-hidden />}
        onClick={onRemove}
      />
    </fieldset>
  );
}
