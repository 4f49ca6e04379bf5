import { useQuery } from '@tanstack/react-query';
import { type CareLeft, type ComingVisit, listVisitsOfDoctor, readCareLeft } from '#contract/appointments/leaving.ts';
import { type AccountReply, disableAccount } from '#contract/staffing/accounts.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { SelectField, TextArea } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { dayWords } from '../ui/time/zoned-time.ts';
import { CareLeftBehind } from './care-left.tsx';
import styles from './disable-doctor.module.css';
import { useShowTheTruth } from './queries.ts';

type DisableDoctorProps = { account: AccountReply; onBack: () => void };

/** Shows first what it concerns: visits and care. Times and figures only: an administrator sees no patients. */
export function DisableDoctor({ account, onBack }: DisableDoctorProps) {
  const coming = useQuery({
    queryKey: ['accounts', 'visits', account.id],
    queryFn: async ({ signal }) => {
      const params = { id: account.id };
      const [visits, care] = await Promise.all([
        call(listVisitsOfDoctor, { params, signal }),
        call(readCareLeft, { params, signal }),
      ]);
      return { visits, care };
    },
  });
  return (
    <Dialog isOpen onClose={onBack} title={`Disable the account of ${account.name}?`}>
      <p>Every session ends at once and no login works any more. What this person has written stays.</p>
      <QueryView query={coming} lines={4}>
        {({ visits, care }) => <DisableForm {...{ account, visits, care, onBack }} />}
      </QueryView>
    </Dialog>
  );
}

const CANCEL = '';

/** `chosen`: who takes each visit. */
type Leaving = { careTo: string; reason: string; chosen: Record<string, string> };

function choiceOf({ id, takers }: ComingVisit, chosen: Leaving['chosen']): string {
  const wanted = chosen[id] ?? takers[0]?.id ?? CANCEL;
  return takers.some((taker) => taker.id === wanted) ? wanted : CANCEL;
}

type DisableFormProps = DisableDoctorProps & { visits: readonly ComingVisit[]; care: CareLeft };

function DisableForm({ account, visits, care, onBack }: DisableFormProps) {
  const showTheTruth = useShowTheTruth();
  const { draft, errors, field, choose, submit, isSending, failure, failureBox } = useEndpointForm<Leaving, unknown>({
    needed: {
      ...(care.inpatients > 0 && { careTo: 'Choose who takes over the inpatients.' }),
      ...(visits.length > 0 && { reason: 'Reason is needed.' }),
    },
    initial: { careTo: '', reason: '', chosen: {} },
    send: ({ careTo, reason, chosen }) => {
      const list = visits.map((visit) => {
        const moveTo = choiceOf(visit, chosen);
        return { id: visit.id, version: visit.version, ...(moveTo ? { moveTo } : {}) };
      });
      const body = {
        ...(visits.length > 0 && { reason: reason.trim(), visits: list }),
        ...(careTo && { careTo }),
      };
      return call(disableAccount, { params: { id: account.id }, body });
    },
    onSent: () => {
      toast.success(account.name, 'The account is disabled.');
      onBack();
      showTheTruth();
    },
    onFailed: showTheTruth,
  });
  const { chosen, careTo } = draft;
  const moved = visits.filter((visit) => choiceOf(visit, chosen) !== CANCEL).length;
  const chooseAll = (pick: (visit: ComingVisit) => string) =>
    choose('chosen', Object.fromEntries(visits.map((visit) => [visit.id, pick(visit)])));
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <CareLeftBehind {...{ care, careTo }} error={errors.careTo} onChoose={(id) => choose('careTo', id)} />
      {visits.length > 0 ? (
        <>
          <AlertBox tone="attention" title={`${inWords(visits.length)} to come.`}>
            <p>
              Each is moved to a doctor of the department who is free then, or cancelled. The patients are told why; the
              desk reads whom no mail reaches, and calls.
            </p>
          </AlertBox>
          <TextArea label="Reason" hint="The patients read it." rows={2} maxLength={300} {...field('reason')} />
          <div className="row stretch wrap gap-8">
            <Button size="small" onClick={() => chooseAll(({ takers }) => takers[0]?.id ?? CANCEL)}>
              Move all that can be moved
            </Button>
            <Button size="small" onClick={() => chooseAll(() => CANCEL)}>
              Cancel all
            </Button>
          </div>
          <ol className={`stack gap-12 outlined round ${styles.visits}`} aria-label="Coming visits">
            {visits.map((visit) => (
              <li key={visit.id}>
                <VisitChoice
                  visit={visit}
                  choice={choiceOf(visit, chosen)}
                  onChoose={(choice) => choose('chosen', { ...chosen, [visit.id]: choice })}
                />
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>No visits are to come.</p>
      )}
      {failure && (
        <AlertBox tone="urgent" title="Nothing was changed" ref={failureBox}>
          {sentenceFor(failure)}
        </AlertBox>
      )}
      <DialogActions>
        <Button onClick={onBack}>Leave it</Button>
        <Button type="submit" look="danger" isBusy={isSending}>
          {yes(visits.length, moved)}
        </Button>
      </DialogActions>
    </form>
  );
}

type VisitChoiceProps = { visit: ComingVisit; choice: string; onChoose: (choice: string) => void };

function VisitChoice({ visit, choice, onChoose }: VisitChoiceProps) {
  const { weekday, number, month } = dayWords(visit.date);
  return (
    <SelectField
      label={`${weekday} ${number} ${month}, ${visit.time}, ${visit.status}`}
      hint={visit.takers.length === 0 ? 'Nobody of the department is free then.' : undefined}
      value={choice}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {visit.takers.map(({ id, name }) => (
        <option key={id} value={id}>
          Move to {name}
        </option>
      ))}
      <option value={CANCEL}>Cancel</option>
    </SelectField>
  );
}

const inWords = (count: number) => (count === 1 ? '1 visit is' : `${count} visits are`);

function yes(count: number, moved: number): string {
  if (count === 0) return 'Disable account';
  const parts = [moved > 0 && `move ${moved}`, count > moved && `cancel ${count - moved}`].filter(Boolean);
  return `Disable, ${parts.join(', ')}`;
}
