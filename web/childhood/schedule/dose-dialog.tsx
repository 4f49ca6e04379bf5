import { ScheduledDose, type VaccineSchedule } from '#contract/childhood/vaccines.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { type DoseDraft, doseOf, draftOf, EMPTY } from './dose-form.ts';
import { useSaveSchedule } from './queries.ts';

type DoseDialogProps = {
  schedule: VaccineSchedule;
  /** Its index; null: a new dose at the end. */
  place: number | null;
  onClose: () => void;
};

/** Each change is a new version of the whole schedule, with what has changed in words. */
export function DoseDialog({ schedule, place, onClose }: DoseDialogProps) {
  const save = useSaveSchedule();
  const at = place ?? schedule.doses.length;
  const old = place === null ? undefined : schedule.doses[place];
  const form = useEndpointForm<DoseDraft, VaccineSchedule>({
    initial: old ? draftOf(old) : EMPTY,
    needed: { note: 'Say what has changed, and who agreed.' },
    check: wrongIn,
    send: (draft) => {
      const doses = place === null ? [...schedule.doses, doseOf(draft)] : schedule.doses.with(place, doseOf(draft));
      return save.mutateAsync({ version: schedule.version, name: schedule.name, note: draft.note.trim(), doses });
    },
    atFields: (error) =>
      error instanceof ApiRefusal
        ? Object.fromEntries(
            Object.entries(error.fields).flatMap(([name, sentence]) => {
              const [, index, field = ''] = /^doses\.(\d+)\.(\w+)$/.exec(name) ?? [];
              return Number(index) === at ? [[field, sentence]] : [];
            }),
          )
        : {},
    onSent: ({ version }) => {
      toast.success(`Version ${version} is in use`, 'Every record is worked out by it from now on.');
      onClose();
    },
  });
  const { field, check } = form;
  const elsewhere =
    form.failure instanceof ApiRefusal
      ? Object.entries(form.failure.fields).filter(([name]) => !name.startsWith(`doses.${at}.`))
      : [];
  return (
    <Dialog isOpen onClose={onClose} title={old ? old.name : 'New dose'} size="large">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <TextField label="Name" {...field('name')} />
        <div className="row stretch wrap gap-12">
          <TextField label="Code" hint="Such as hpv-1" {...field('code')} />
          <TextField label="Vaccine" hint="The same for all its doses, such as hpv" {...field('series')} />
          <TextField label="Number of the dose" inputMode="numeric" {...field('nth')} />
        </div>
        <div className="row stretch wrap gap-12">
          <TextField label="Due at" hint="Such as 6 weeks" {...field('dueAge')} />
          <TextField label="Overdue at" {...field('overdueAge')} />
          <TextField label="Does not count below" {...field('leastAge')} />
        </div>
        <div className="row stretch wrap gap-12">
          <TextField label="Only before" isOptional hint="Empty: at any age" {...field('onlyBefore')} />
          <TextField label="Said when it is too late" isOptional {...field('lateWords')} />
        </div>
        <div className="row stretch wrap gap-12">
          <TextField label="After the dose with the code" isOptional {...field('afterCode')} />
          <TextField label="Shortest time since" isOptional {...field('leastGap')} />
          <TextField label="In place of the vaccine" isOptional {...field('insteadOf')} />
        </div>
        <CheckField label="Live: not in pregnancy or with a weak immune system" {...check('isLive')} />
        <CheckField
          label="Live injection: on one day with others of these, or 4 weeks apart"
          {...check('keepsApart')}
        />
        <CheckField label="In endemic districts only" {...check('isEndemicOnly')} />
        <TextField label="Source" {...field('source')} />
        <TextArea label="What has changed, and who agreed" rows={2} maxLength={500} {...field('note')} />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox}>
            <ul>
              {elsewhere.map(([name, sentence]) => (
                <li key={name}>
                  {schedule.doses[Number(name.split('.')[1])]?.name}: {sentence}
                </li>
              ))}
            </ul>
          </AlertBox>
        )}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            Save as version {schedule.version + 1}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function wrongIn(draft: DoseDraft): Record<string, string> {
  const issues = ScheduledDose.safeParse(doseOf(draft)).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
