import { useState } from 'react';
import { AccountEdit, type AccountReply, editAccount } from '#contract/staffing/accounts.ts';
import { LANGUAGES } from '#contract/staffing/doctor-pages.ts';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import { useDepartments } from '../api/clinic.ts';
import { call } from '../api.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Chips } from '../ui/fields/chips.tsx';
import { SelectField, TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useFollow, useSeen } from '../ui/forms/seen.ts';
import { dayAsText, dayFromText } from '../ui/time/day-text.ts';
import { useShowTheTruth } from './queries.ts';

const draftOf = (account: AccountReply) => ({
  name: account.name,
  title: account.title ?? '',
  department: account.department ?? '',
  licenseNumber: account.licenseNumber ?? '',
  licenceEndsOn: account.licenceEndsOn ? dayAsText(account.licenceEndsOn) : '',
  employeeId: account.employeeId ?? '',
  languages: account.languages,
});
type Draft = ReturnType<typeof draftOf>;

const LANGUAGE_CHIPS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

const orNull = (typed: string) => typed.trim() || null;

/** The languages of a doctor stand on the page for patients, and are written there. */
const editOf = ({ languages, ...draft }: Draft, isDoctor: boolean): AccountEdit => ({
  ...{ name: draft.name, title: draft.title },
  department: orNull(draft.department),
  licenseNumber: orNull(draft.licenseNumber),
  licenceEndsOn: orNull(draft.licenceEndsOn) && (dayFromText(draft.licenceEndsOn) ?? draft.licenceEndsOn),
  employeeId: orNull(draft.employeeId),
  ...(isDoctor ? {} : { languages }),
});

function wrongIn(draft: Draft, isDoctor: boolean): Record<string, string> {
  const issues = AccountEdit.safeParse(editOf(draft, isDoctor)).error?.issues ?? [];
  const wrong = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
  return wrong.licenceEndsOn ? { ...wrong, licenceEndsOn: 'Enter the day as dd/mm/yyyy.' } : wrong;
}

const LABELS: Record<keyof Draft, string> = {
  name: 'full name',
  title: 'title',
  department: 'department',
  licenseNumber: 'licence number',
  licenceEndsOn: 'licence holds until',
  employeeId: 'employee ID',
  languages: 'languages',
};

/** What differs from where the form began, in words. */
const typedIn = (draft: Draft, before: Draft): string[] =>
  (Object.keys(LABELS) as (keyof Draft)[])
    .filter((part) => String(draft[part]) !== String(before[part]))
    .map((part) => `${LABELS[part]} ${shown(draft[part]) || '(empty)'}`);

const shown = (value: Draft[keyof Draft]): string =>
  typeof value === 'string' ? value : value.map((code) => LANGUAGE_NAMES[code]).join(', ');

type EditPersonProps = { account: AccountReply; onClose: () => void };

/** What the clinic knows of someone who works here. The person is told what was changed. */
export function EditPerson({ account, onClose }: EditPersonProps) {
  const { id } = account;
  const isDoctor = account.role === 'doctor';
  const showTheTruth = useShowTheTruth();
  const departments = useDepartments();
  // What was typed began from this state, not from the one that others have saved meanwhile.
  const seen = useSeen(account, ({ version }) => version);
  const [lost, setLost] = useState<readonly string[] | null>(null);
  const form = useEndpointForm<Draft, AccountReply>({
    check: (draft) => wrongIn(draft, isDoctor),
    initial: draftOf(account),
    send: (draft) => {
      const { version } = seen.value;
      return call(editAccount, { params: { id }, body: { ...editOf(draft, isDoctor), version } });
    },
    onSent: ({ name }) => {
      toast.success(`${name} saved.`, 'Told on screen and by mail.');
      showTheTruth();
      onClose();
    },
    onFailed: showTheTruth,
  });
  const typed = typedIn(form.draft, draftOf(seen.value));
  const isOvertaken = form.failure instanceof ApiRefusal && form.failure.code === 'version_outdated';
  useFollow(seen.isOutdated && (typed.length === 0 || isOvertaken), () => {
    if (isOvertaken) setLost(typed);
    seen.see(account);
    form.startOver(draftOf(account));
  });
  const languages = form.control('languages');
  return (
    <Dialog isOpen onClose={onClose} title={`Change ${account.name}`}>
      <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title="Not saved" ref={form.failureBox}>
            {sentenceFor(form.failureElsewhere)}
          </AlertBox>
        )}
        {lost && !form.failureElsewhere && (
          <AlertBox tone="attention" title="Somebody else was first. This is what they saved.">
            {lost.length > 0 && `You had entered: ${lost.join('; ')}. Enter it again if it still holds.`}
          </AlertBox>
        )}
        <TextField {...form.field('name')} label="Full Name" autoComplete="off" required />
        <TextField {...form.field('title')} label="Title" autoComplete="off" required />
        <SelectField {...form.field('department')} label="Department" isOptional={!isDoctor}>
          <option value="">None</option>
          {departments.data?.map((department) => (
            <option key={department.id}>{department.name}</option>
          ))}
        </SelectField>
        <TextField
          {...form.field('licenseNumber')}
          isCode
          isOptional={!isDoctor}
          label="Licence number"
          autoComplete="off"
        />
        <TextField
          {...form.field('licenceEndsOn')}
          isOptional
          label="Licence holds until"
          hint="dd/mm/yyyy. After this day they can read, but not sign. They are told 30 and 7 days before, and on the day."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...form.field('employeeId')} isCode isOptional label="Employee ID" autoComplete="off" />
        {isDoctor ? (
          <p className="muted">Languages of a doctor stand on the page for patients.</p>
        ) : (
          <Chips
            label="Languages"
            chips={LANGUAGE_CHIPS}
            chosen={form.draft.languages}
            error={languages.error}
            ref={languages.ref}
            onChange={(chosen) => form.choose('languages', chosen)}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={form.isSending} busyText="Saving …">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
