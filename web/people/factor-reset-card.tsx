import { useState } from 'react';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import {
  approveFactorReset,
  askForFactorReset,
  type FactorReset,
  RESET_HOURS,
  RESET_REASON_CHARACTERS,
} from '#contract/staffing/factor-resets.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AgreeDialog, secondYesOf } from '../ui/dialog/agree-dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useAccountsAgain, useResetsOf, useStopReset } from './queries.ts';

type Me = { id: string };
type FactorResetCardProps = { account: AccountReply; me: Me };

/** A second factor that was lost is taken off by two administrators and an hour, or by one and a day of waiting. */
export function FactorResetCard({ account, me }: FactorResetCardProps) {
  const resets = useResetsOf(account.id);
  return (
    <Card title="Second factor">
      <p className="mb-12 muted">
        {account.hasSecondFactor ? 'On: the password alone does not open this account.' : 'Not set up.'}
      </p>
      <QueryView query={resets} lines={2} empty={null}>
        {(all) => (
          <div className="stack gap-12">
            {all.map((reset) =>
              reset.state === 'waiting' ? (
                <WaitingReset key={reset.id} reset={reset} />
              ) : (
                <EndedReset key={reset.id} reset={reset} />
              ),
            )}
          </div>
        )}
      </QueryView>
      <AskForReset
        account={account}
        me={me}
        isWaiting={resets.data?.some(({ state }) => state === 'waiting') ?? true}
      />
    </Card>
  );
}

function AskForReset({ account, me, isWaiting }: FactorResetCardProps & { isWaiting: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const again = useAccountsAgain();
  if (account.id === me.id) return <p className="muted">This is you: another administrator asks for a reset.</p>;
  if (!account.hasSecondFactor || isWaiting || account.state !== 'active') return null;
  return (
    <>
      <Button className="mt-12" onClick={() => setAsking(true)}>
        It was lost: ask for a reset
      </Button>
      {isAsking && (
        <AgreeDialog
          title={`Reset the second factor of ${account.name}?`}
          yes="Ask for the reset"
          reasonOf={RESET_REASON_CHARACTERS}
          run={(reason) => call(askForFactorReset, { params: { id: account.id }, body: { reason } })}
          onDone={() => {
            setAsking(false);
            toast.success('Asked for.', `${account.name} is told and can stop it.`);
            again();
          }}
          onClose={() => setAsking(false)}
        >
          It happens an hour after a second administrator agrees, otherwise in {RESET_HOURS} hours. {account.name} is
          told of every step and can stop it. Then all sessions of the account end, and its password no longer works: a
          new one is set by mail.
        </AgreeDialog>
      )}
    </>
  );
}

function WaitingReset({ reset }: { reset: FactorReset }) {
  const timeZone = useTimeZone();
  const [isAgreeing, setAgreeing] = useState(false);
  const stop = useStopReset();
  const again = useAccountsAgain();
  return (
    <AlertBox tone="attention" title={`A reset waits until ${dayAndTime(reset.effectiveAt, timeZone)}`}>
      <p>
        {reset.askedBy} asked {dayAndTime(reset.askedAt, timeZone)}: {reset.reason}
      </p>
      {reset.approvedBy && <p>{reset.approvedBy} agreed. The person can stop it until then.</p>}
      {!reset.can.approve && !reset.approvedBy && <p>{secondYesOf(reset.askedBy)}</p>}
      {stop.error && <p className="urgent semibold">{sentenceFor(stop.error)}</p>}
      <div className="row wrap gap-8 mt-8">
        {reset.can.stop && (
          <Button onClick={() => stop.mutate(reset.id)} isBusy={stop.isPending}>
            Stop it
          </Button>
        )}
        {reset.can.approve && (
          <Button look="primary" onClick={() => setAgreeing(true)}>
            Agree
          </Button>
        )}
      </div>
      {isAgreeing && (
        <AgreeDialog
          title={`Take the second factor of ${reset.name} off?`}
          yes="Agree, take it off"
          run={() => call(approveFactorReset, { params: { id: reset.id } })}
          onDone={() => {
            setAgreeing(false);
            toast.success('You agreed.', `It happens in an hour. ${reset.name} is told and can stop it.`);
            again();
          }}
          onClose={() => setAgreeing(false)}
        >
          Make sure that it is {reset.name} who has lost it: see or call them yourself. It happens in an hour.
        </AgreeDialog>
      )}
    </AlertBox>
  );
}

function EndedReset({ reset }: { reset: FactorReset }) {
  const timeZone = useTimeZone();
  const how =
    reset.state === 'stopped'
      ? 'stopped'
      : reset.approvedBy
        ? `carried out with the yes of ${reset.approvedBy}`
        : `carried out after ${RESET_HOURS} hours`;
  return (
    <p className="muted text-sm">
      Reset asked for by {reset.askedBy}, {how} {reset.endedAt && dayAndTime(reset.endedAt, timeZone)}.
    </p>
  );
}
