import { useState } from 'react';
import type { MergeListed } from '#contract/patients/merges.ts';
import { parsePud } from '#contract/pud.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { AgreeDialog } from '../ui/dialog/agree-dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useAgree, useComparison, useDecline, useMerges, useUndo } from './queries.ts';
import { SideBySide } from './side-by-side.tsx';

/** Shorter ones are still being typed. */
const PUD_LENGTH = 10;

/** What waits for a second person, and what was done. */
export function MergeList() {
  const [typed, setTyped] = useState('');
  const pud = parsePud(typed);
  const merges = useMerges(pud);
  return (
    <>
      <TextField
        label="Merges of one person"
        hint="The PUD on the card, old or new. However long ago it was: it can be separated here."
        error={
          typed.trim().length >= PUD_LENGTH && pud === null ? 'This is not a PUD. Compare it with the card.' : undefined
        }
        isCode
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Found {...{ merges, pud }} />
    </>
  );
}

type FoundProps = { merges: ReturnType<typeof useMerges>; pud: string | null };

function Found({ merges, pud }: FoundProps) {
  return (
    <QueryView query={merges} lines={4}>
      {(all) => {
        const waiting = all.filter(({ state }) => state === 'proposed');
        const over = all.filter(({ state }) => state !== 'proposed');
        return (
          <>
            {waiting.length === 0 && <p className="panel p-20 muted">{nothingOf(pud, over.length)}</p>}
            {waiting.map((merge) => (
              <Proposal key={merge.id} merge={merge} />
            ))}
            {over.length > 0 && (
              <Card title="Merged and separated">
                <ul aria-label="Merged and separated">
                  {over.map((merge) => (
                    <Ended key={merge.id} merge={merge} />
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

const nothingOf = (pud: string | null, ended: number): string =>
  pud === null ? 'No proposal waits.' : ended > 0 ? `No proposal for ${pud} waits.` : `${pud} was never merged.`;

type One = { merge: MergeListed };

function Proposal({ merge }: One) {
  const { kept, other, proposedBy, proposedAt, reason, can } = merge;
  const timeZone = useTimeZone();
  const comparison = useComparison(kept.patientId, other.patientId);
  const [isAgreeing, setIsAgreeing] = useState(false);
  const agreeing = useAgree(merge.id);
  const declining = useDecline(merge.id);
  const decline = () =>
    mutateDetached(declining, undefined, {
      onSuccess: () => toast.success('Turned down', 'Nothing has changed.'),
      onError: (error) => toast.error(sentenceFor(error)),
    });
  return (
    <Card title={`${kept.name}: one person?`}>
      <div className="stack fit gap-16">
        <p>
          {proposedBy.name}, {dayAndTime(proposedAt, timeZone)}: “{reason}”
        </p>
        <Decisions merge={merge} />
        <QueryView query={comparison} lines={9}>
          {(preview) => (
            <>
              <SideBySide preview={preview} />
              {isAgreeing && (
                <AgreeDialog
                  title="Make these records one"
                  yes="Merge"
                  run={() => agreeing.mutateAsync({ seen: preview.seen })}
                  onDone={() => {
                    setIsAgreeing(false);
                    toast.success('Merged', `Both PUDs lead to ${kept.pud}. It can be undone.`);
                  }}
                  onClose={() => setIsAgreeing(false)}
                >
                  Everything of {other.pud} becomes part of {kept.pud}. Whoever cares for this person is told.
                </AgreeDialog>
              )}
              {!can.agree && (
                <p className="muted">
                  Someone else has to agree: not {proposedBy.name}, nor anyone whose account goes back to theirs.
                </p>
              )}
              <div className="row wrap gap-12">
                {can.agree && preview.blocks.length === 0 && (
                  <Button look="primary" onClick={() => setIsAgreeing(true)}>
                    Agree and merge
                  </Button>
                )}
                {can.decline && (
                  <Button isBusy={declining.isPending} onClick={decline}>
                    Turn down
                  </Button>
                )}
              </div>
            </>
          )}
        </QueryView>
      </div>
    </Card>
  );
}

const WHAT = { dateOfBirth: 'Date of birth', sex: 'Sex', login: 'Login' } as const;

function Decisions({ merge: { decisions, kept, other } }: { merge: MergeListed }) {
  const decided = (['dateOfBirth', 'sex', 'login'] as const).filter((one) => decisions[one] !== undefined);
  if (decided.length === 0) return null;
  return (
    <ul aria-label="Decided">
      {decided.map((one) => (
        <li key={one}>
          {WHAT[one]}: as in {decisions[one] === 'kept' ? kept.pud : other.pud}
        </li>
      ))}
    </ul>
  );
}

const STATES: Record<Exclude<MergeListed['state'], 'proposed'>, string> = {
  declined: 'Turned down',
  done: 'Merged',
  undone: 'Separated again',
};

function Ended({ merge }: One) {
  const { kept, other, state, endedBy, endedAt, undoneBy, undoneAt, undoReason, stayed, can } = merge;
  const timeZone = useTimeZone();
  const [isUndoing, setIsUndoing] = useState(false);
  const undoing = useUndo(merge.id);
  const isTorn = undoing.error instanceof ApiRefusal && undoing.error.code === 'not_separable';
  if (state === 'proposed') return null;
  return (
    <li className="row wrap between gap-12 py-12 ruled">
      <div className="min-0">
        <p className="row wrap gap-8">
          <b>
            {kept.pud} and {other.pud}
          </b>
          <Badge>{STATES[state]}</Badge>
        </p>
        <p className="muted">
          {merge.proposedBy.name}: “{merge.reason}”
          {endedBy && endedAt && `; ${endedBy.name}, ${dayAndTime(endedAt, timeZone)}`}
        </p>
        {undoneBy && undoneAt && (
          <p className="muted">
            Separated by {undoneBy.name}, {dayAndTime(undoneAt, timeZone)}: “{undoReason}”
          </p>
        )}
        {state === 'undone' && (
          <p>
            Written while they were one, and still in {kept.pud}:{' '}
            {stayed.length === 0 ? 'nothing' : stayed.map(({ what, count }) => `${count} ${what}`).join(', ')}.
          </p>
        )}
      </div>
      {can.undo && (
        <Button
          look="danger-outline"
          aria-label={`Separate ${other.pud} from ${kept.pud}`}
          onClick={() => setIsUndoing(true)}
        >
          Separate
        </Button>
      )}
      {isTorn && <NotSeparable mergeId={merge.id} kept={kept.pud} because={sentenceFor(undoing.error)} />}
      {isUndoing && (
        <AgreeDialog
          title="Separate these records"
          yes="Separate"
          reasonOf={10}
          reasonHint="At least 10 characters: how do you know that these are two people?"
          run={(reason) => undoing.mutateAsync({ reason })}
          onDone={() => {
            setIsUndoing(false);
            toast.success('Separated', `${other.pud} has back what came from it.`);
          }}
          onClose={() => setIsUndoing(false)}
        >
          What came from {other.pud} goes back to it. What was written since then stays in {kept.pud} and is listed
          here.
        </AgreeDialog>
      )}
    </li>
  );
}

type NotSeparableProps = { mergeId: string; kept: string; because: string };

/** Two people in one record, and no button that parts them: what keeps both safe meanwhile, and who can. */
function NotSeparable({ mergeId, kept, because }: NotSeparableProps) {
  return (
    <AlertBox className="full" tone="urgent" title={because} role="alert">
      <ol className="stack gap-6 mt-8">
        <li>
          Until it is done, {kept} holds two people. Tell their doctors and the ward now: no medicine, allergy or result
          in it is certain.
        </li>
        <li>New visits and prescriptions of the second person go to a new record: register them again.</li>
        <li>
          Ask whoever runs Nadi to part it by hand, with this number: <code className="breakable">{mergeId}</code>. How
          is in the operations manual, under “Records that cannot be separated”. Then separate here again.
        </li>
      </ol>
    </AlertBox>
  );
}
