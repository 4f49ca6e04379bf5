import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { Bed } from '#contract/ward/rooms.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ClosedNote } from './closed-note.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import { useOpen } from './queries.ts';
import { RenameBedDialog } from './rename-bed-dialog.tsx';
import styles from './rooms.module.css';
import { stateOf } from './words.ts';

/** An occupied bed keeps its name, and is closed after the discharge; who lies in it is not shown. */
export function BedCard({ bed, isRoomClosed }: { bed: Bed; isRoomClosed: boolean }) {
  const [asked, setAsked] = useState<'close' | 'rename' | null>(null);
  const which = { kind: 'bed', id: bed.id } as const;
  const opening = useOpen(which);
  const open = () => mutateDetached(opening, undefined, { onError: (error) => toast.error(sentenceFor(error)) });
  return (
    <li className={`stack fit gap-8 outlined round ${styles.card}`}>
      <div className="row between gap-8">
        <b>{bed.place}</b>
        <span className={`row gap-4 text-14 icons-16 ${styles.state}`}>
          {bed.isTaken && <IconLock aria-hidden />}
          {bed.isTaken ? 'occupied' : stateOf(bed)}
        </span>
      </div>
      {bed.isTaken && !bed.closing && (
        <p className="muted text-14">An occupied bed keeps its name. Who lies in it is not shown here.</p>
      )}
      {bed.closing ? (
        <ClosedNote
          closing={bed.closing}
          isOccupied={bed.isTaken}
          name={`bed ${bed.place}`}
          isBusy={opening.isPending}
          onOpen={open}
          onChange={() => setAsked('close')}
        />
      ) : (
        <div className="row wrap gap-8">
          {/* Closing one bed of a closed room would change nothing. */}
          {!isRoomClosed && (
            <Button
              size="small"
              aria-label={`${bed.isTaken ? 'Close after discharge' : 'Close'}: ${bed.place}`}
              onClick={() => setAsked('close')}
            >
              {bed.isTaken ? 'Close after discharge' : 'Close'}
            </Button>
          )}
          {!bed.isTaken && (
            <Button size="small" look="quiet" aria-label={`Rename ${bed.place}`} onClick={() => setAsked('rename')}>
              Rename
            </Button>
          )}
        </div>
      )}
      {asked === 'close' && (
        <ClosingDialog
          which={which}
          name={`bed ${bed.place}`}
          isOccupied={bed.isTaken}
          known={bed.closing}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'rename' && <RenameBedDialog bed={bed} onClose={() => setAsked(null)} />}
    </li>
  );
}
