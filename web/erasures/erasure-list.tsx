import { useState } from 'react';
import { approveErasure, ERASURE_HOURS, type Erasure } from '#contract/patients/erasures.ts';
import { call } from '../api.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { AgreeDialog, secondYesOf } from '../ui/dialog/agree-dialog.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useErasures, useErasuresAgain, useStopErasure } from './queries.ts';

/** What waits, and what was done. */
export function ErasureList() {
  const erasures = useErasures();
  return (
    <QueryView query={erasures} lines={4}>
      {(all) => {
        const open = all.filter(({ state }) => state === 'waiting' || state === 'agreed');
        const over = all.filter(({ state }) => state === 'done' || state === 'stopped');
        return (
          <>
            {open.length === 0 && <p className="panel p-20 muted">No erasure waits.</p>}
            {open.map((erasure) => (
              <OpenErasure key={erasure.id} erasure={erasure} />
            ))}
            {over.length > 0 && (
              <Card title="Carried out and stopped">
                <ul aria-label="Carried out and stopped">
                  {over.map((erasure) => (
                    <EndedErasure key={erasure.id} erasure={erasure} />
                  ))}
                </ul>
              </Card>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

type One = { erasure: Erasure };

function OpenErasure({ erasure }: One) {
  const { id, pud, name, reason, askedBy, askedAt, approvedBy, effectiveAt, hindrance, can } = erasure;
  const timeZone = useTimeZone();
  const stopping = useStopErasure();
  const [isAgreeing, setAgreeing] = useState(false);
  const stop = () =>
    mutateDetached(stopping, id, {
      onSuccess: () => toast.success('Stopped', `Everything of ${pud} stays as it was.`),
      onError: (error) => toast.error(sentenceFor(error)),
    });
  return (
    <Card title={`${name ?? 'A patient'}, ${pud}`}>
      <div className="stack fit gap-12">
        <p>
          {askedBy}, {dayAndTime(askedAt, timeZone)}: “{reason}”
        </p>
        {effectiveAt && (
          <p className="semibold">
            {approvedBy} agreed. It is erased {dayAndTime(effectiveAt, timeZone)}, unless somebody stops it.
          </p>
        )}
        {hindrance && <p className="semibold attention">{HINDRANCES[hindrance]}</p>}
        {!approvedBy && !can.approve && <p className="muted">{secondYesOf(askedBy)}</p>}
        <div className="row wrap gap-12">
          {can.approve && (
            <Button look="primary" onClick={() => setAgreeing(true)}>
              Agree
            </Button>
          )}
          {can.stop && (
            <Button isBusy={stopping.isPending} onClick={stop} aria-label={`Stop the erasure of ${pud}`}>
              Stop it
            </Button>
          )}
        </div>
      </div>
      {isAgreeing && <Agreeing erasure={erasure} onEnd={() => setAgreeing(false)} />}
    </Card>
  );
}

const HINDRANCES = {
  'in-bed': 'The patient lies in a bed. It is done after the discharge.',
  'alert-open': 'An alert of this patient is open. It is done after the alert is closed.',
  'in-visit': 'The patient is here or in a call. It is done after the visit.',
} as const;

function Agreeing({ erasure: { id, pud, name }, onEnd }: One & { onEnd: () => void }) {
  const again = useErasuresAgain();
  return (
    <AgreeDialog
      title={`Erase ${name ?? pud}?`}
      yes="Agree, erase"
      run={() => call(approveErasure, { params: { id } })}
      onDone={() => {
        onEnd();
        toast.success('You agreed.', `${pud} is erased in ${ERASURE_HOURS} hours, unless somebody stops it.`);
        again();
      }}
      onClose={onEnd}
    >
      Make sure that it is the patient who wants it: see or call them yourself. In {ERASURE_HOURS} hours the record is
      gone for good. The patient is told now, and any administrator can stop it until then.
    </AgreeDialog>
  );
}

function EndedErasure({ erasure: { pud, askedBy, approvedBy, state, endedAt, reason } }: One) {
  const timeZone = useTimeZone();
  return (
    <li className="py-12 ruled">
      <p className="row wrap gap-8">
        <b>{pud}</b>
        <Badge>{state === 'done' ? 'Erased' : 'Stopped'}</Badge>
        {endedAt && <span className="muted">{dayAndTime(endedAt, timeZone)}</span>}
      </p>
      <p className="muted">
        {askedBy}
        {approvedBy && ` and ${approvedBy}`}: “{reason}”
      </p>
    </li>
  );
}
