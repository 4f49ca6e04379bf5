import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { AddGuardian } from './add-guardian.tsx';
import { CustodyNotes, notesOf, ordersIn, pastOf } from './custody-notes.tsx';
import { Member } from './member.tsx';
import { NoteCustody } from './note-custody.tsx';
import { type PatientFamily, useLiftCourtOrders, usePatientFamily } from './queries.ts';

/** Who acts for a person, and what was settled about it. */
export function FamilyCard({ patientId }: { patientId: string }) {
  const family = usePatientFamily(patientId);
  return (
    <Card title="Family">
      <QueryView query={family} lines={3}>
        {(known) => <Known patientId={patientId} family={known} />}
      </QueryView>
    </Card>
  );
}

type KnownProps = { patientId: string; family: PatientFamily };

function Known({ patientId, family }: KnownProps) {
  const { access, isAdult, diedOn } = family;
  const [notes, courtOrders, past] = [notesOf(family), ordersIn(family), pastOf(family)];
  const [open, setOpen] = useState<'guardian' | 'custody' | 'lift' | null>(null);
  const lifting = useLiftCourtOrders(patientId);
  const close = () => setOpen(null);
  return (
    <div className="stack gap-16">
      <CustodyNotes notes={notes} />
      {past.length > 0 && (
        <details>
          <summary className="min-height-48">
            Orders that no longer hold ({past.filter(({ isLifted }) => isLifted).length})
          </summary>
          <div className="stack gap-12 mt-12">
            <CustodyNotes notes={past} />
          </div>
        </details>
      )}
      {access.some(({ asksForLogin }) => asksForLogin) && (
        <AlertBox tone="info" title="Asks for a login of their own">
          A nurse makes the activation code. Give it to the teenager in person, never to a parent or guardian.
        </AlertBox>
      )}
      <KeepsFocus>
        {access.length === 0 ? (
          <p className="muted">Nobody acts for this person.</p>
        ) : (
          <ul aria-label="Who acts for this person">
            {access.map((member) => (
              <Member key={member.id} {...{ member, notes }} mayEnd />
            ))}
          </ul>
        )}
      </KeepsFocus>
      <div className="row wrap gap-12">
        {diedOn === null && <Button onClick={() => setOpen('guardian')}>Add a guardian</Button>}
        <Button onClick={() => setOpen('custody')}>Note custody</Button>
        {courtOrders.length > 0 && (
          <Button look="danger-outline" onClick={() => setOpen('lift')}>
            {liftWords(courtOrders.length)}
          </Button>
        )}
      </div>
      {open === 'guardian' && <AddGuardian {...{ patientId, notes, isAdult }} onClose={close} />}
      {open === 'custody' && <NoteCustody patientId={patientId} onClose={close} />}
      <ReasonDialog
        isOpen={open === 'lift'}
        onClose={close}
        title={liftWords(courtOrders.length)}
        yes="Lift"
        isDanger
        run={lifting.mutateAsync}
        onDone={() => toast.success('Lifted', 'What was noted is kept.')}
      >
        <CustodyNotes notes={courtOrders} />
      </ReasonDialog>
    </div>
  );
}

/** All that hold are lifted together. */
const liftWords = (count: number) => (count > 1 ? `Lift all ${count} court orders` : 'Lift the court order');
