import { useRef } from 'react';
import type { NewReading } from '#contract/readings/readings.ts';
import { t } from '#web/language/say.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';
import { instantOf } from '#web/ui/time/zoned-time.ts';
import { AskedBox } from './asked-box.tsx';
import { useMeasure } from './queries.ts';

type Draft = { weight: string; height: string; position: 'lying' | 'standing' | ''; head: string; on: string };

type MeasureDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  patientId: string;
};

export const typedNumber = (typed: string): number => Number(typed.trim().replace(',', '.'));

/** Weight, length and head of one day; any of them may stay empty. */
export function MeasureDialog({ isOpen, onClose, patientId }: MeasureDialogProps) {
  const timeZone = useTimeZone();
  const measure = useMeasure(patientId);
  const attempt = useAttemptKey();
  const isConfirmed = useRef(false);
  // Nobody guesses how a child was measured: a wrong guess moves the length by 0.7 cm.
  const empty: Draft = { weight: '', height: '', position: '', head: '', on: '' };
  const form = useEndpointForm<Draft, unknown>({
    initial: empty,
    check: wrongIn,
    send: (draft) => {
      const body = {
        readings: readingsOf(draft, timeZone).map(({ reading }) => reading),
        ...(isConfirmed.current && { confirmed: true }),
      };
      isConfirmed.current = false;
      return measure.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    atFields: (error, draft) =>
      error instanceof ApiRefusal
        ? Object.fromEntries(
            Object.entries(error.fields).map(([name, sentence]) => [fieldAt(name, draft, timeZone), sentence]),
          )
        : {},
    onSent: () => {
      attempt.forget();
      form.startOver(empty);
      toast.success(t('Measurement added'));
      onClose();
    },
  });
  const { field, draft } = form;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Add measurement')}>
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <TextField label={t('Weight in kg')} isOptional inputMode="decimal" {...field('weight')} />
        <TextField label={t('Length or height in cm')} isOptional inputMode="decimal" {...field('height')} />
        <ChoiceField
          label={t('The length was measured')}
          name="position"
          value={draft.position}
          error={form.errors.position}
          choices={[
            { value: 'lying', label: t('Lying') },
            { value: 'standing', label: t('Standing') },
          ]}
          onChoose={(position) => form.choose('position', position)}
        />
        <TextField label={t('Head circumference in cm')} isOptional inputMode="decimal" {...field('head')} />
        <TextField
          label={t('Day')}
          isOptional
          placeholder={t('dd/mm/yyyy')}
          hint={t('Today, when you leave it empty.')}
          {...field('on')}
        />
        <AskedBox
          failure={form.failure}
          box={form.failureBox}
          isSending={form.isSending}
          onConfirm={() => {
            isConfirmed.current = true;
            form.submit();
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button type="submit" look="primary" isBusy={form.isSending} busyText={t('Saving…')}>
            {t('Add measurement')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const KINDS = ['weight', 'height', 'head'] as const;

function wrongIn(draft: Draft): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const kind of KINDS)
    if (draft[kind].trim() && !(typedNumber(draft[kind]) > 0)) wrong[kind] = 'Enter a number, such as 8.4.';
  if (KINDS.every((kind) => !draft[kind].trim())) wrong.weight = 'Enter at least one measurement.';
  if (draft.height.trim() && !draft.position) wrong.position = t('Choose how the length was measured.');
  if (draft.on.trim() && !dayFromText(draft.on)) wrong.on = t('Write the day like 17/11/2026.');
  return wrong;
}

function readingsOf(draft: Draft, timeZone: string): { kind: (typeof KINDS)[number]; reading: NewReading }[] {
  const day = dayFromText(draft.on);
  return KINDS.filter((kind) => draft[kind].trim()).map((kind) => ({
    kind,
    reading: {
      kind,
      value: typedNumber(draft[kind]),
      ...(kind === 'height' && draft.position && { position: draft.position }),
      ...(day && { measuredAt: momentOf(day, timeZone) }),
    },
  }));
}

/** Noon of an earlier day; of today the moment itself, which noon may not have reached. */
function momentOf(day: string, timeZone: string): string {
  const noon = instantOf(`${day}T12:00`, timeZone);
  const now = new Date().toISOString();
  return noon > now && instantOf(`${day}T00:00`, timeZone) <= now ? now : noon;
}

function fieldAt(name: string, draft: Draft, timeZone: string): string {
  const [, place, what] = /^readings\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (what === 'measuredAt') return 'on';
  return (place && readingsOf(draft, timeZone)[Number(place)]?.kind) || name;
}
