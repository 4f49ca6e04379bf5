import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import type { FormWithDraft } from './form-with-draft.ts';

/** 10:51:18 */
export const timeToTheSecond = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(
    new Date(at),
  );

type DraftLineProps = { draftForm: Pick<FormWithDraft, 'state' | 'keepMine'>; onTakeTheirs: () => void };

/** Where what was typed is now. */
export function DraftLine({ draftForm: { state, keepMine }, onTakeTheirs }: DraftLineProps) {
  const timeZone = useTimeZone();
  if (state.kind === 'conflict') {
    return (
      <div className="row wrap gap-6 attention text-14 semibold icons-16" role="alert">
        <IconAlertTriangle aria-hidden />
        <span>Another window of yours changed this draft.</span>
        <Button size="small" onClick={onTakeTheirs}>
          Take that one
        </Button>
        <Button size="small" onClick={() => void keepMine()}>
          Keep this one
        </Button>
      </div>
    );
  }
  return (
    <p className="row wrap gap-6 muted text-14 icons-16" role="status">
      {state.kind !== 'nothing' && <IconDeviceFloppy aria-hidden />}
      {inWords(state, timeZone)}
    </p>
  );
}

function inWords(state: FormWithDraft['state'], timeZone: string): string {
  if (state.kind === 'kept') return `Draft kept ${timeToTheSecond(state.at, timeZone)}, seen by you only`;
  if (state.kind === 'waiting') return 'No connection. The draft is kept in this window until it is back.';
  if (state.kind === 'refused') return `The draft is not kept: ${sentenceFor(state.error)}`;
  return state.kind === 'typing' ? 'Keeping the draft …' : '';
}
