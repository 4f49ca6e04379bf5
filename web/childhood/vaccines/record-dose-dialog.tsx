import { type RecordDose, SITES, type VaccineRecord } from '#contract/childhood/vaccines.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';
import { useRecordDose } from './queries.ts';
import { nameOfSeries } from './vaccine-words.ts';

type Answer = 'safe' | 'not-safe' | '';
type Draft = {
  series: string;
  source: 'here' | 'card';
  on: string;
  product: string;
  batch: string;
  site: string;
  place: string;
  givenBy: string;
  isWell: Answer;
  hadNoReaction: Answer;
  hasSoundImmunity: Answer;
  isNotPregnant: Answer;
  despite: string;
};

/** Every answer says what it means: a bare "yes" to a question with "no" in it is heard both ways. */
const QUESTIONS = [
  {
    name: 'isWell',
    label: 'Ill today',
    safe: 'Well, or a mild illness such as a cold',
    notSafe: 'High fever, or ill enough for hospital, or not sure',
  },
  {
    name: 'hadNoReaction',
    label: 'Severe reaction to an earlier dose, or to a part of the vaccine',
    safe: 'No reaction',
    notSafe: 'Had one, or not sure',
  },
  {
    name: 'hasSoundImmunity',
    label: 'Immune system weak by illness, steroids or other medicines',
    safe: 'Not weak',
    notSafe: 'Weak, or not sure',
  },
  { name: 'isNotPregnant', label: 'Pregnancy', safe: 'Not pregnant', notSafe: 'Pregnant, or not sure' },
] as const;

export const dayText = (day: string) => day.split('-').reverse().join('/');

type RecordDoseDialogProps = { record: VaccineRecord; series: string; onClose: () => void };

export function RecordDoseDialog({ record, series, onClose }: RecordDoseDialogProps) {
  const recording = useRecordDose(record.patientId);
  const attempt = useAttemptKey();
  const form = useEndpointForm<Draft, unknown>({
    initial: {
      ...{
        series,
        source: 'here',
        on: dayText(record.today),
        product: '',
        batch: '',
        site: '',
        place: '',
        givenBy: '',
      },
      ...{ isWell: '', hadNoReaction: '', hasSoundImmunity: '', isNotPregnant: '', despite: '' },
    },
    check: wrongIn,
    send: (draft) => {
      const body = bodyOf(draft);
      return recording.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    atFields: (error, draft) =>
      error instanceof ApiRefusal
        ? Object.fromEntries(
            Object.entries(error.fields)
              .map(([name, sentence]) => [name === 'givenOn' ? 'on' : name, sentence] as const)
              .filter(([name]) => name in draft),
          )
        : {},
    onSent: (_answer, draft) => {
      toast.success('Written down', nameOfSeries(record, draft.series));
      onClose();
    },
  });
  const { draft, field, errors } = form;
  const isHere = draft.source === 'here';
  const refused = form.failure instanceof ApiRefusal && form.failure.code === 'vaccine_not_now' ? form.failure : null;
  const cautions = record.cautions.filter((each) => each.series === draft.series);
  return (
    <Dialog isOpen onClose={onClose} title="Record a vaccine" size="large">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <SelectField label="Vaccine" {...field('series')}>
          {record.series.map((each) => (
            <option key={each.series} value={each.series}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <ChoiceField
          label="Where"
          name="source"
          value={draft.source}
          choices={[
            { value: 'here', label: 'Given here' },
            { value: 'card', label: 'Given elsewhere, seen on a card' },
          ]}
          onChoose={(source) => form.choose('source', source)}
        />
        {cautions.length > 0 && (
          <AlertBox tone="urgent" title="This speaks against it">
            <ul>
              {cautions.map(({ sentence }) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </AlertBox>
        )}
        <TextField label="Day" placeholder="dd/mm/yyyy" {...field('on')} />
        <div className="row stretch wrap gap-12">
          <TextField label="Product" isOptional={!isHere} {...field('product')} />
          <TextField label="Batch" isOptional={!isHere} {...field('batch')} />
        </div>
        <SelectField label="Site" isOptional={!isHere} {...field('site')}>
          <option value="">Choose</option>
          {SITES.map((site) => (
            <option key={site}>{site}</option>
          ))}
        </SelectField>
        {isHere ? (
          <fieldset className="stack gap-12">
            <legend className="semibold mb-8 p-0">Ask before giving it</legend>
            {QUESTIONS.map(({ name, label, safe, notSafe }) => (
              <ChoiceField
                key={name}
                label={label}
                name={name}
                value={draft[name]}
                error={errors[name]}
                choices={[
                  { value: 'safe', label: safe },
                  { value: 'not-safe', label: notSafe },
                ]}
                onChoose={(answer) => form.choose(name, answer)}
              />
            ))}
            <ul className="muted text-sm">
              {record.notChecked.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </fieldset>
        ) : (
          <TextField label="Where it was given, or whose card" {...field('place')} />
        )}
        <TextField label="Who gave it" isOptional {...field('givenBy')} />
        {form.failure && (
          <AlertBox
            tone="urgent"
            title={
              refused
                ? isHere
                  ? 'Not given, and nothing was written down'
                  : 'Nothing was written down'
                : sentenceFor(form.failure)
            }
            ref={form.failureBox}
          >
            {refused?.fields.series}
          </AlertBox>
        )}
        {refused && record.can.decide && (
          <TextArea
            label="Why it is given all the same"
            hint="Your reason is kept beside the dose."
            rows={3}
            maxLength={300}
            {...field('despite')}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" look="primary" isBusy={form.isSending} busyText="Writing down…">
            Record
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function wrongIn(draft: Draft): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (!dayFromText(draft.on)) wrong.on = 'Write the day like 17/11/2026.';
  if (draft.source === 'card') {
    if (!draft.place.trim()) wrong.place = 'Say where it was given, or whose card it stands on.';
    return wrong;
  }
  for (const name of ['product', 'batch', 'site'] as const) if (!draft[name].trim()) wrong[name] = 'This is needed.';
  for (const { name } of QUESTIONS) if (!draft[name]) wrong[name] = 'Ask, and choose an answer.';
  return wrong;
}

function bodyOf(draft: Draft): RecordDose {
  const optional = Object.fromEntries(
    (['product', 'batch', 'site', 'givenBy'] as const).flatMap((name) =>
      draft[name].trim() ? [[name, draft[name].trim()]] : [],
    ),
  );
  return {
    ...{ series: draft.series, source: draft.source, givenOn: dayFromText(draft.on) ?? '' },
    ...optional,
    ...(draft.source === 'card'
      ? { place: draft.place.trim() }
      : {
          screening: {
            isWell: draft.isWell === 'safe',
            hadNoReaction: draft.hadNoReaction === 'safe',
            hasSoundImmunity: draft.hasSoundImmunity === 'safe',
            isNotPregnant: draft.isNotPregnant === 'safe',
          },
        }),
    ...(draft.despite.trim() && { despite: draft.despite.trim() }),
  };
}
