import { IconShieldCheck } from '@tabler/icons-react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { readTrailState, TrailCheck } from '#contract/trail/trail.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { Facts } from '../ui/page/facts.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import { useTrailState, useVerify } from './queries.ts';

type State = ReplyOf<typeof readTrailState>;

/** How far the trail reaches and whether it is whole, in words. */
export function SealPanel() {
  const state = useTrailState();
  const verify = useVerify();
  return (
    <Card title="Is the trail whole?">
      <QueryView query={state} lines={4}>
        {(known) => <Known state={known} />}
      </QueryView>
      {verify.error && (
        <AlertBox tone="urgent" title="Not verified">
          {sentenceFor(verify.error)}
        </AlertBox>
      )}
      <Button
        className="mt-16"
        look="primary"
        icon={<IconShieldCheck aria-hidden />}
        onClick={() => verify.mutate()}
        isBusy={verify.isPending || isUnderWay(state.data?.check)}
        busyText="Verifying…"
      >
        Verify now
      </Button>
    </Card>
  );
}

const isUnderWay = (check: TrailCheck | null | undefined) => check?.state === 'waiting' || check?.state === 'running';
const figure = (count: number) => count.toLocaleString('en-IN');

function Known({ state: { newestLine, lastSeal, check } }: { state: State }) {
  const timeZone = useTimeZone();
  const at = (instant: string) => dayAndTime(instant, timeZone);
  return (
    <div className="stack gap-12">
      {check && <Verdict check={check} at={at} />}
      <Facts
        rows={{
          'Newest line': figure(newestLine),
          'Last seal': lastSeal ? `${at(lastSeal.sealedAt)}, checkpoint ${figure(lastSeal.number)}` : 'None yet',
          Fingerprint: lastSeal?.fingerprint,
          'Kept also': 'in a file and in daily mails',
          'Last check': check?.finishedAt ? `${at(check.finishedAt)}, asked for by ${check.askedBy}` : 'None yet',
        }}
      />
    </div>
  );
}

type VerdictProps = { check: TrailCheck; at: (instant: string) => string };

function Verdict({ check, at }: VerdictProps) {
  if (isUnderWay(check)) {
    return (
      <AlertBox tone="info" title="Verifying every line">
        {check.state === 'waiting' ? 'It begins in a moment.' : `${figure(check.lines)} lines so far, no gap.`}
      </AlertBox>
    );
  }
  if (!check.broken) {
    return (
      <AlertBox tone="ok" title="The trail is whole">
        {figure(check.lines)} sealed lines fit, each seal to the one before.
      </AlertBox>
    );
  }
  const { problem, line, at: writtenAt, seal, lastGoodSeal } = check.broken;
  const where = line ? `at line ${figure(Number(line))}` : seal ? `at checkpoint ${figure(seal)}` : '';
  return (
    <AlertBox tone="urgent" title={`The trail is broken ${where}`.trim()}>
      <p>
        {atStart(problem)}.{writtenAt && ` The line says that it was written ${at(writtenAt)}.`}
      </p>
      <p>
        {lastGoodSeal
          ? `Everything up to checkpoint ${figure(lastGoodSeal.number)} of ${at(lastGoodSeal.sealedAt)} is whole.`
          : 'No seal before it can be trusted.'}
      </p>
    </AlertBox>
  );
}
