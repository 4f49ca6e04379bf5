import { useState } from 'react';
import type { CustodyNote, FamilyMember } from '#contract/patients/family-desk.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { DecideAccess } from './decide-access.tsx';
import { useEndAccess } from './queries.ts';

const STATES = {
  asked: { tone: 'attention', words: 'Asks, sees nothing yet' },
  unconfirmed: { tone: 'attention', words: 'Not confirmed, can only book' },
  confirmed: { tone: 'ok', words: 'Confirmed' },
} as const;

type MemberProps = { member: FamilyMember; notes: readonly CustodyNote[]; mayEnd: boolean };

/** Someone who acts for a person, or waits for it. */
export function Member({ member, notes, mayEnd }: MemberProps) {
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
        mayEnd && (
          <Button
            look="danger-outline"
            aria-label={`End the access of ${accountName}`}
            onClick={() => setIsEnding(true)}
          >
            End
          </Button>
        )
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
