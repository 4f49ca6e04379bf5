import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Diagnosis, Draft } from '#contract/patients/diagnoses.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { Medications } from '../medicines/medications.tsx';
import { LabTests } from '../orders/lab-tests.tsx';
import { StaffTasks } from '../orders/staff-tasks.tsx';
import { useSign } from '../queries.ts';
import { useSafetyCheck } from '../safety/safety-check.ts';
import { DiagnosisField } from './diagnosis-field.tsx';
import { isAdult, isEmptyForm } from './diagnosis-form.ts';
import styles from './diagnosis-panel.module.css';
import { requestOf } from './diagnosis-request.ts';
import { DraftLine } from './draft-line.tsx';
import { useFormWithDraft } from './form-with-draft.ts';
import { NotesPart } from './notes-part.tsx';
import { PARTS, PartLinks } from './part-links.tsx';
import { BLANK, contentsOf, lockOn } from './signing.ts';
import { type ForWhom, SubmitBar } from './submit-bar.tsx';

type DiagnosisPanelProps = {
  patientId: string;
  patient: ForWhom;
  today: string;
  draft: Draft | null;
  /** Reads the draft anew: another window of the same doctor has a newer one. */
  onTakeTheirs: () => void;
  onSigned: (diagnosis: Diagnosis) => void;
};

export function DiagnosisPanel(props: DiagnosisPanelProps) {
  const timeZone = useTimeZone();
  const { patientId, patient, today, draft, onTakeTheirs, onSigned } = props;
  const draftForm = useFormWithDraft(patientId, draft);
  const { form, change } = draftForm;
  const check = useSafetyCheck(patientId, form.medications, form);
  const lock = lockOn(form, check, today);
  const sign = useSign();
  const attempt = useAttemptKey();
  const [isAsked, setAsked] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isBlank = !form.diagnosis.trim();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!isBlank && told.current) toast.close(told.current);
  }, [isBlank]);
  const frame = useRef<HTMLDivElement>(null);

  const { submit, isSending, failure, failureBox } = useEndpointForm({
    initial: form,
    held: [form, change],
    send: async (written) => {
      await draftForm.pause();
      const kept = new Set(check.checked?.report.findings.map(({ key }) => key));
      const request = requestOf(patientId, written, kept, timeZone);
      return sign.mutateAsync({ request, key: attempt.keyFor(request) });
    },
    onSent: (signed) => {
      attempt.forget();
      setAsked(false);
      draftForm.startOver();
      toast.success('Diagnosis Submitted', `Diagnosis for ${patient.name} has been successfully recorded.`);
      onSigned(signed);
    },
    onFailed: () => draftForm.resume(),
    // All that was refused stands in one box: its field may be far up the page.
    atFields: () => ({}),
  });
  const refused = failure instanceof ApiRefusal ? failure.fields : {};
  const submitIfFit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isBlank) {
      told.current = toast.error('Error', BLANK);
      return field.current?.focus();
    }
    if (lock) return leadTo(frame.current, lock.finding);
    submit(event);
  };
  const clear = () => (isEmptyForm(form) ? undefined : setClearing(true));

  return (
    <div className={`column min-0 ${styles.desk}`} ref={frame}>
      {/* While it is being signed nothing is changed that would not be signed with it. */}
      <div className={`stack grow fit packed gap-4 ${styles.form}`} inert={isSending}>
        <DiagnosisField
          ref={field}
          diagnosis={form.diagnosis}
          code={form.code}
          error={isAsked && isBlank ? BLANK : undefined}
          onChange={(diagnosis, code) => change({ diagnosis, code })}
        />
        <div className="row wrap between gap-x-12 ruled-below">
          <PartLinks form={form} />
          <DraftLine draftForm={draftForm} onTakeTheirs={onTakeTheirs} />
        </div>
        <Medications
          id={PARTS.medications}
          {...{ patientId, form, check, isAsked }}
          isForAdult={isAdult(patient.age)}
          onChange={change}
        />
        <div className={`stack fit ${styles.two}`}>
          <LabTests id={PARTS.tests} tests={form.tests} onChange={(tests) => change({ tests })} />
          <div>
            <StaffTasks id={PARTS.tasks} tasks={form.staffTasks} onChange={(staffTasks) => change({ staffTasks })} />
            <NotesPart id={PARTS.notes} {...{ form, today }} followUpError={refused.followUpOn} onChange={change} />
          </div>
        </div>
        {failure && (
          <AlertBox ref={failureBox} tone="urgent" title={sentenceFor(failure)}>
            {Object.values(refused).join(' ')}
          </AlertBox>
        )}
      </div>
      {/* The fields are not in the form that signs, so Enter in one of them signs nothing. */}
      <form onSubmit={submitIfFit} noValidate>
        <SubmitBar patient={patient} contents={contentsOf(form)} lock={lock} isBusy={isSending} onClear={clear} />
      </form>
      <ConfirmDialog
        isOpen={isClearing}
        onClose={() => setClearing(false)}
        title="Clear the form?"
        yes="Clear Form"
        no="Keep it"
        run={draftForm.clear}
        onDone={() => setAsked(false)}
      >
        The draft for {patient.name} will be gone: {form.diagnosis.trim() || 'no diagnosis yet'}, {contentsOf(form)}.
      </ConfirmDialog>
    </div>
  );
}

/** To the card that keeps it from being signed, or to the first field that is not filled in. */
function leadTo(frame: HTMLElement | null, finding: string | undefined) {
  const cards = [...(frame?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])];
  const card = cards.find((each) => each.dataset.finding === finding);
  const target = card?.querySelector('textarea') ?? card ?? frame?.querySelector<HTMLElement>('[aria-invalid]');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
