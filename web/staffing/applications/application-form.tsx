import type { UseQueryResult } from '@tanstack/react-query';
import type { Department } from '#contract/clinic.ts';
import { DoctorApplication } from '#contract/staffing/staffing.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { type ApplicationDraft, keepApplication, readApplication, sendApplication } from './application-draft.ts';
import { DepartmentField } from './department-field.tsx';

type ApplicationFormProps = {
  departments: UseQueryResult<Department[]>;
  onSent: (draft: ApplicationDraft) => void;
};

export function ApplicationForm({ departments, onSent }: ApplicationFormProps) {
  const sent = useEndpointForm<ApplicationDraft, { message: string }>({
    schema: DoctorApplication,
    initial: readApplication(),
    send: sendApplication,
    onSent: (_, draft) => onSent(draft),
    onTyped: keepApplication,
  });
  const { field } = sent;
  return (
    <form className="stack fit gap-20 mt-24" noValidate onSubmit={sent.submit}>
      {sent.failure && (
        <AlertBox tone="urgent" title="Not sent yet" ref={sent.failureBox}>
          {sentenceFor(sent.failure)}
        </AlertBox>
      )}
      <TextField {...field('name')} size="large" label="Full Name" autoComplete="name" required />
      <TextField
        {...field('email')}
        size="large"
        type="email"
        label="Email"
        hint="Our answer goes there, and later you log in with it."
        autoComplete="email"
        required
      />
      <TextField {...field('phone')} size="large" type="tel" label="Phone" autoComplete="tel" required />
      <TextField
        {...field('licenseNumber')}
        size="large"
        isCode
        label="Licence number"
        hint="As your medical council gave it."
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <DepartmentField departments={departments} {...field('department')} />
      <TextArea
        {...field('message')}
        size="large"
        label="Message"
        hint="When you could start, what matters to you."
        isOptional
        maxLength={2000}
        rows={4}
      />
      <Button type="submit" look="primary" size="large" isBusy={sent.isSending} busyText="Sending…">
        Send application
      </Button>
    </form>
  );
}
