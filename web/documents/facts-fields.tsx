import { DOCUMENT_KINDS } from '#contract/patients/documents.ts';
import { t, tApart, tMarked } from '#web/language/say.ts';
import { SelectField, TextArea, TextField } from '../ui/fields/text-field.tsx';
import type { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import type { FactsDraft } from './draft.ts';
import { KIND_NAMES } from './words.ts';

type FactsForm = Pick<ReturnType<typeof useEndpointForm<FactsDraft, unknown>>, 'field'>;

export const FactsFields = ({ form: { field } }: { form: FactsForm }) => (
  <>
    <TextField
      label={tApart('Title', 'paper')}
      placeholder={t('Blood test, March')}
      autoComplete="off"
      maxLength={120}
      {...field('title')}
    />
    <SelectField label={t('What it is')} {...field('kind')}>
      <option value="">{t('Choose')}</option>
      {DOCUMENT_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {tMarked(KIND_NAMES[kind])}
        </option>
      ))}
    </SelectField>
    <TextField
      label={t('Date on the report')}
      isOptional
      placeholder={t('dd/mm/yyyy')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      {...field('reportedOn')}
    />
    <TextArea label={t('Note')} isOptional rows={2} maxLength={500} {...field('note')} />
  </>
);
