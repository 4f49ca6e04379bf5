import { useState } from 'react';
import type { CustodyNote, FamilyMember } from '#contract/patients/family.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { AddGuardian } from './add-guardian.tsx';
import { CustodyNotes, notesOf, ordersIn, pastOf } from './custody-notes.tsx';
import { DecideAccess } from './decide-access.tsx';
import { NoteCustody } from './note-custody.tsx';
import { type PatientFamily, useEndAccess, useLiftCourtOrders, usePatientFamily } from './queries.ts';

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
              <Member key={member.id} {...{ member, notes }} />
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

const STATES = {
  asked: { tone: 'attention', words: 'Asks, sees nothing yet' },
  unconfirmed: { tone: 'attention', words: 'Not confirmed, can only book' },
  confirmed: { tone: 'ok', words: 'Confirmed' },
} as const;

function Member({ member, notes }: { member: FamilyMember; notes: readonly CustodyNote[] }) {
  const { accountName, accountPud, state, confirmedBy, guardianPaper } = member;
  const [isEnding, setIsEnding] = useState(false);
  const ending = useEndAccess(member.id);
  const until = useUntil(member);
  const { tone, words } = STATES[state];
  // A helper was chosen by the patient: nobody at the desk confirms one.
  const isWaiting = member.relation === 'guardian' && state !== 'confirmed';
  return (
    <li className="row wrap between gap-12 py-12 ruled">
      <div className="min-0">
        <p className="row wrap gap-8">
          <b>{accountName}</b>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="muted">
          {[asWhat(member), accountPud, until].join(' · ')}
          {confirmedBy && ` · confirmed by ${confirmedBy}`}
          {guardianPaper && ` · by ${guardianPaper}`}
        </p>
      </div>
      {isWaiting ? (
        <DecideAccess member={member} patient="this child" notes={notes} />
      ) : (
        <Button look="danger-outline" aria-label={`End the access of ${accountName}`} onClick={() => setIsEnding(true)}>
          End
        </Button>
      )}
      <ReasonDialog
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        title={`End the access of ${accountName}`}
        yes="End"
        isDanger
        run={ending.mutateAsync}
        onDone={() => toast.success('Ended', `${accountName} is told. The reason stays at the clinic.`)}
      >
        It ends at once.
      </ReasonDialog>
    </li>
  );
}

const asWhat = ({ relation, guardianPaper }: FamilyMember): string => {
  if (guardianPaper) return 'Legal guardian of an adult';
  return relation === 'guardian' ? 'Parent or guardian' : 'Helper';
};

function useUntil({ until, endsOn }: FamilyMember): string {
  const timeZone = useTimeZone();
  if (until) return `until ${shortDay(until, timeZone)}`;
  return endsOn ? `until ${shortDay(`${endsOn}T12:00:00Z`, 'UTC')}` : 'until it is ended';
}
