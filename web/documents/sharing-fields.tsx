import { useId } from 'react';
import type { SharedWith } from '#contract/patients/documents.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { ErrorMessage } from '../ui/feedback/error-message.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { SelectField } from '../ui/fields/text-field.tsx';
import type { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import type { SharingDraft } from './draft.ts';
import { useDocumentDoctors } from './queries.ts';

type SharingForm = Pick<ReturnType<typeof useEndpointForm<SharingDraft, unknown>>, 'draft' | 'errors' | 'field'>;
type SharingFieldsProps = { form: SharingForm; onChoose: (sharedWith: SharedWith) => void };

const CHOICES: readonly { value: SharedWith; label: string }[] = [
  { value: 'nobody', label: msg('Nobody yet') },
  { value: 'doctors', label: msg('My doctors') },
  { value: 'doctor', label: msg('One doctor') },
];

const MEANS: Record<SharedWith, string> = {
  nobody: msg('Only you see it. You can share it later.'),
  doctors: msg('Every doctor to whom your record is open sees it: for a visit, a stay, or in an emergency.'),
  doctor: msg(
    'Only this doctor sees it, while your record is open to them: from a booking until a while after the visit.',
  ),
};

export function SharingFields({ form: { draft, errors, field }, onChoose }: SharingFieldsProps) {
  const name = useId();
  const doctors = useDocumentDoctors();
  return (
    <>
      <ChoiceField
        label={t('Who may see it')}
        name={name}
        choices={CHOICES.map(({ value, label }) => ({ value, label: tMarked(label) }))}
        value={draft.sharedWith}
        error={errors.sharedWith}
        onChoose={onChoose}
      />
      {draft.sharedWith && <p className="muted text-sm">{tMarked(MEANS[draft.sharedWith])}</p>}
      {draft.sharedWith === 'doctor' && doctors.error && (
        <ErrorMessage error={doctors.error} onRetry={() => void doctors.refetch()} isRetrying={doctors.isFetching} />
      )}
      {draft.sharedWith === 'doctor' &&
        doctors.data &&
        (doctors.data.length === 0 ? (
          <p>{t('You can name a doctor once you have asked for a visit. Choose “My doctors”, or share it later.')}</p>
        ) : (
          <SelectField label={t('Doctor')} {...field('doctorId')}>
            <option value="">{t('Choose')}</option>
            {doctors.data.map(({ id, name: doctor, specialty, isOpenNow }) => (
              <option key={id} value={id}>
                {[doctor, specialty, !isOpenNow && t('sees it from your next visit on')].filter(Boolean).join(', ')}
              </option>
            ))}
          </SelectField>
        ))}
    </>
  );
}
