import { type ReactNode, useState } from 'react';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { type Medicine, REASON_CHARACTERS, type SafetyFinding } from '#contract/medicines/medicines.ts';
import { useMedicines } from '#web/api/medicines.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useNow } from '#web/ui/time/now.ts';
import styles from './order.module.css';
import { OrderFields } from './order-fields.tsx';
import { formOfMedicine, formOfOrder, type OrderForm, problemsOf, termsOf } from './order-form.ts';
import { type Answer, useChangeOrder, useNewOrder, useOrderCheck, type Written } from './order-queries.ts';

export type ShowFinding = (
  finding: SafetyFinding,
  reason: string,
  onReason: (reason: string) => void,
  /** Given instead of the other order, or beside it: only a new one can be. */
  onReplaces?: (isChosen: boolean) => void,
) => ReactNode;

type About = {
  inpatient: { id: string; name: string; place: string; pud: string };
  /** A safety finding with the field for its reason. */
  showFinding: ShowFinding;
  onClose: () => void;
};
type OrderDialogProps = About & { isOpen: boolean; order: MedicationOrder | null };

/** Change an order, or write a new one: the same fields, the same check. */
export function OrderDialog({ isOpen, order, ...about }: OrderDialogProps) {
  const title = order ? `Change ${order.medication}` : 'Order a medicine';
  return (
    <Dialog isOpen={isOpen} onClose={about.onClose} title={title} size="large">
      <p className="mb-12 muted">
        For <b className="ink">{about.inpatient.place}</b> <b className="ink">{about.inpatient.name}</b>,{' '}
        {about.inpatient.pud}
        {order && `. Now: ${order.inWords}`}
      </p>
      {order ? <ChangeOrder key={order.id} {...about} order={order} /> : <NewOrder {...about} />}
    </Dialog>
  );
}

function ChangeOrder({ order, ...about }: About & { order: MedicationOrder }) {
  const now = useNow();
  const changing = useChangeOrder(order.id);
  return (
    <TermsForm
      {...about}
      medicine={{ medication: order.medication, replaces: order.id }}
      begin={formOfOrder(order, now)}
      before={order}
      yes="Change order"
      send={(terms, answers) => changing.mutateAsync({ ...terms, answers, version: order.version })}
      onSent={() => {
        toast.success('Order changed', `${order.medication}: the ward sees the new terms now.`);
        about.onClose();
      }}
    />
  );
}

function NewOrder(about: About) {
  const [medicine, setMedicine] = useState<Medicine | null>(null);
  const catalogue = useMedicines().data ?? [];
  const ordering = useNewOrder(about.inpatient.id);
  const attempt = useAttemptKey();
  return (
    <>
      <SelectField
        label="Medicine"
        value={medicine?.id ?? ''}
        onChange={(event) => setMedicine(catalogue.find(({ id }) => id === event.currentTarget.value) ?? null)}
      >
        <option value="">Choose</option>
        {catalogue.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {medicine && (
        <TermsForm
          key={medicine.id}
          {...about}
          medicine={{ medicineId: medicine.id, medication: medicine.name }}
          begin={formOfMedicine(medicine)}
          before={null}
          yes="Order"
          send={(terms, answers) => {
            const body = { medicineId: medicine.id, medication: medicine.name, ...terms, answers };
            return ordering.mutateAsync({ body, key: attempt.keyFor(body) });
          }}
          onSent={() => {
            toast.success('Ordered', `${medicine.name} is in the medication queue.`);
            about.onClose();
          }}
        />
      )}
    </>
  );
}

type TermsFormProps = About & {
  medicine: { medicineId?: string; medication: string; replaces?: string };
  begin: OrderForm;
  before: MedicationOrder | null;
  yes: string;
  send: (terms: Written, answers: Answer[]) => Promise<MedicationOrder>;
  onSent: () => void;
};

const TYPING_PAUSE_MS = 350;

type TermsDraft = OrderForm & { reasons: Record<string, string>; insteadOf: string[] };

const writtenOf = (draft: TermsDraft, before: MedicationOrder | null): Written => ({
  ...termsOf(draft, before),
  ...(draft.insteadOf.length > 0 ? { insteadOf: draft.insteadOf } : {}),
});

function TermsForm(props: TermsFormProps) {
  const { inpatient, medicine, begin, before, yes, onClose, showFinding } = props;
  const form = useEndpointForm<TermsDraft, MedicationOrder>({
    initial: { ...begin, reasons: {}, insteadOf: [] },
    check: problemsOf,
    send: (typed): Promise<MedicationOrder> =>
      props.send(
        // Another route or frequency may have been chosen since: then it is no longer given instead.
        writtenOf({ ...typed, insteadOf: typed.insteadOf.filter(isOffered) }, before),
        toAnswer.map(({ key }) => ({ finding: key, reason: typed.reasons[key]?.trim() ?? '' })),
      ),
    onSent: props.onSent,
  });
  const { draft, submit, isSending, failure, failureBox } = form;
  const isWhole = Object.keys(problemsOf(draft)).length === 0;
  const request = isWhole ? { ...medicine, ...writtenOf(draft, before) } : null;
  const now = JSON.stringify(request);
  const asked = useDebounced(now, TYPING_PAUSE_MS);
  const check = useOrderCheck(inpatient.id, JSON.parse(asked));
  const isChecked = now === asked && check.isSuccess && !check.isPlaceholderData && !check.isFetching;
  const findings: readonly SafetyFinding[] = isWhole ? (check.data?.findings ?? []) : [];
  const isOffered = (id: string) => findings.some(({ replaces }) => replaces?.id === id);
  const toAnswer = findings.filter(({ needsReason }) => needsReason);
  const open = toAnswer.filter(
    ({ key, isForbidden }) => isForbidden || (draft.reasons[key]?.trim().length ?? 0) < REASON_CHARACTERS,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form that is not whole says what is missing; one that is whole waits for its check.
        if (!isWhole || (isChecked && open.length === 0)) submit();
      }}
    >
      <OrderFields form={form} isSingle={before === null || before.frequency === 'once'} />
      <div className={`stack gap-10 ${styles.findings}`}>
        {findings.map((finding) => (
          <div key={finding.key}>
            {showFinding(
              finding,
              draft.reasons[finding.key] ?? '',
              (reason) => form.choose('reasons', { ...draft.reasons, [finding.key]: reason }),
              before ? undefined : (isChosen) => form.choose('insteadOf', instead(draft, finding, isChosen)),
            )}
          </div>
        ))}
      </div>
      {isChecked && <Begins lines={check.data?.begins ?? []} />}
      {check.error && <AlertBox tone="urgent" title={sentenceFor(check.error)} />}
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        {/* Beside the button that it locks, also where the findings are scrolled away. */}
        <p className={`muted ${styles.state}`} role="status">
          {stateInWords({ isWhole, isChecked, open: open.length, found: findings.length })}
        </p>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending} disabled={isWhole && (!isChecked || open.length > 0)}>
          {yes}
        </Button>
      </DialogActions>
    </form>
  );
}

/** What becomes of a dose that is due, and how far the first dose is from the last: read before it is signed. */
const Begins = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <AlertBox tone="attention" title="At the change" className={styles.begins ?? ''}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </AlertBox>
  );

function instead({ insteadOf }: TermsDraft, { replaces }: SafetyFinding, isChosen: boolean): string[] {
  const others = insteadOf.filter((id) => id !== replaces?.id);
  return replaces && isChosen ? [...others, replaces.id] : others;
}

type CheckState = { isWhole: boolean; isChecked: boolean; open: number; found: number };

function stateInWords({ isWhole, isChecked, open, found }: CheckState): string {
  if (!isWhole) return 'Fill in the fields first. Then the order is checked.';
  if (!isChecked) return 'Checking …';
  if (open > 0) return `${open === 1 ? 'One finding needs' : `${open} findings need`} an answer or a written reason.`;
  return found > 0 ? 'Checked: every finding is answered.' : 'Checked: no known entry.';
}
