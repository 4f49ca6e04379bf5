import { IconDeviceTv } from '@tabler/icons-react';
import type { BoardKey } from '#contract/appointments/waiting-room.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useBoardKeys, useEndBoardKey, useMakeBoardKey } from './queries.ts';

/** Televisions of the waiting rooms: each has an address with a key of its own. */
export function BoardKeys() {
  const keys = useBoardKeys();
  return (
    <>
      <Card title="A new board">
        <NewBoard />
      </Card>
      <Card title="Boards">
        <QueryView query={keys} lines={3} empty="No board has a key yet.">
          {(all) => (
            <ul aria-label="Boards">
              {all.map((board) => (
                <BoardRow key={board.id} board={board} />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
    </>
  );
}

function NewBoard() {
  const making = useMakeBoardKey();
  const made = making.data;
  const form = useEndpointForm({
    needed: { name: 'Name is needed.' },
    initial: { name: '' },
    send: ({ name }) => making.mutateAsync(name.trim()),
    onSent: () => form.startOver({ name: '' }),
  });
  return (
    <form className="stack fit gap-12" noValidate onSubmit={form.submit}>
      <p className="muted">
        It shows tokens, doctors and rooms, never a name. Open its address on the television; whoever has the address
        sees the board.
      </p>
      <TextField label="Where it hangs" maxLength={60} autoComplete="off" {...form.field('name')} />
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      {made && (
        <AlertBox tone="info" title={`The address of ${made.name}, shown this once`} role="status">
          <p className="breakable">{made.address}</p>
          <CopyButton value={made.address} what="address" spokenAs="the address" />
        </AlertBox>
      )}
      <p>
        <Button
          type="submit"
          look="primary"
          icon={<IconDeviceTv aria-hidden />}
          isBusy={form.isSending}
          busyText="Making …"
        >
          Make an address
        </Button>
      </p>
    </form>
  );
}

function BoardRow({ board: { id, name, madeAt, madeBy, needsRenewal } }: { board: BoardKey }) {
  const timeZone = useTimeZone();
  const ending = useEndBoardKey();
  return (
    <li className="row wrap between gap-12 py-12 ruled">
      <p className="min-0">
        <b className="breakable">{name}</b>
        <span className="block muted">
          {madeBy}, {dayAndTime(madeAt, timeZone)}
        </span>
        {needsRenewal && (
          <span className="block attention">{madeBy} no longer works here and may know the address: make another.</span>
        )}
      </p>
      <Button
        look="danger-outline"
        isBusy={ending.isPending}
        aria-label={`End the key of ${name}`}
        onClick={() =>
          mutateDetached(ending, id, {
            onSuccess: () => toast.success(`${name} shows nothing any more.`),
            onError: (error) => toast.error(sentenceFor(error)),
          })
        }
      >
        End
      </Button>
    </li>
  );
}
