import { useState } from 'react';
import {
  type AccountReply,
  DoctorInvitation,
  inviteDoctor,
  inviteStaff,
  StaffInvitation,
} from '#contract/staffing/accounts.ts';
import { useDepartments } from '../api/clinic.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { SelectField, TextField } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { dayFromText } from '../ui/time/day-text.ts';
import { useShowTheTruth } from './queries.ts';

export type InvitedRole = StaffInvitation['role'] | 'doctor';

const ROLES = [
  { value: 'doctor', label: 'Doctor' },
  { value: 'staff', label: 'Nurse' },
  { value: 'desk', label: 'Receptionist' },
  { value: 'admin', label: 'Administrator' },
] as const;

const EMPTY = {
  ...{ name: '', email: '', title: '', employeeId: '' },
  ...{ department: '', licenseNumber: '', licenceEndsOn: '' },
};
type Draft = typeof EMPTY;

const asDoctor = ({ name, email, title, department, licenseNumber, licenceEndsOn }: Draft): DoctorInvitation => ({
  ...{ name, email, title, department, licenseNumber },
  ...(licenceEndsOn.trim() ? { licenceEndsOn: dayFromText(licenceEndsOn) ?? licenceEndsOn } : {}),
});

const asStaff = ({ name, email, title, employeeId }: Draft, role: StaffInvitation['role']): StaffInvitation => ({
  ...{ name, email, title, employeeId, role },
});

/** By the rules of the endpoint that it goes to; the first sentence about a field is the one that is shown. */
function wrongIn(draft: Draft, role: InvitedRole): Record<string, string> {
  const read =
    role === 'doctor' ? DoctorInvitation.safeParse(asDoctor(draft)) : StaffInvitation.safeParse(asStaff(draft, role));
  const issues = read.error?.issues ?? [];
  const wrong = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
  return wrong.licenceEndsOn ? { ...wrong, licenceEndsOn: 'Enter the day as dd/mm/yyyy.' } : wrong;
}

type InviteDialogProps = {
  role?: InvitedRole | undefined;
  onClose: () => void;
};

export function InviteDialog({ role: wanted = 'staff', onClose }: InviteDialogProps) {
  const showTheTruth = useShowTheTruth();
  const attempt = useAttemptKey();
  const [role, setRole] = useState<InvitedRole>(wanted);
  const sent = useEndpointForm<Draft, AccountReply>({
    check: (draft) => wrongIn(draft, role),
    initial: EMPTY,
    send: (draft) => {
      if (role === 'doctor') {
        const body = asDoctor(draft);
        return call(inviteDoctor, { body, idempotencyKey: attempt.keyFor(body) });
      }
      const body = asStaff(draft, role);
      return call(inviteStaff, { body, idempotencyKey: attempt.keyFor(body) });
    },
    onSent: ({ name, email }) => {
      toast.success(`${name} is invited.`, `The mail goes to ${email}.`);
      showTheTruth();
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title="Invite someone to work here">
      <form className="stack fit gap-16" noValidate onSubmit={sent.submit}>
        <p>
          They get a mail with a link to choose a password. It works once, for 24 hours. Doctors can also apply
          themselves.
        </p>
        {sent.failureElsewhere && (
          <AlertBox tone="urgent" title="Not invited yet" ref={sent.failureBox}>
            {sentenceFor(sent.failureElsewhere)}
          </AlertBox>
        )}
        <ChoiceField label="Role" name="role" choices={ROLES} value={role} onChoose={setRole} />
        {TOLD[role] && <p>{TOLD[role]}</p>}
        <TextField {...sent.field('name')} label="Full Name" autoComplete="off" required />
        <TextField {...sent.field('email')} type="email" label="Email" autoComplete="off" required />
        {role === 'doctor' ? (
          <DoctorFields field={sent.field} />
        ) : (
          <TextField {...sent.field('employeeId')} isCode label="Employee ID" autoComplete="off" required />
        )}
        <TextField
          {...sent.field('title')}
          label="Title"
          hint={`Shown beside the name, such as ${TITLES[role]}.`}
          autoComplete="off"
          required
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={sent.isSending} busyText="Inviting…">
            Send invitation
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** For whom one administrator alone should not be enough. */
const TOLD: Partial<Record<InvitedRole, string>> = {
  doctor: 'You have seen the licence. All administrators are told whom you invite.',
  admin: 'An administrator lets people in and reads the audit trail. All administrators are told.',
};

const TITLES: Record<InvitedRole, string> = {
  doctor: 'Consultant',
  staff: 'Senior Nurse',
  desk: 'Receptionist',
  admin: 'Administrator',
};

type DoctorFieldsProps = { field: ReturnType<typeof useEndpointForm<Draft, AccountReply>>['field'] };

function DoctorFields({ field }: DoctorFieldsProps) {
  const departments = useDepartments();
  return (
    <>
      <SelectField {...field('department')} label="Department" required>
        <option value="">Choose a department</option>
        {departments.data?.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectField>
      <TextField {...field('licenseNumber')} isCode label="Licence number" autoComplete="off" required />
      <TextField
        {...field('licenceEndsOn')}
        isOptional
        label="Licence holds until"
        hint="dd/mm/yyyy. After this day they can read, but not sign."
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}
