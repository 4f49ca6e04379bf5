import { IconTool } from '@tabler/icons-react';
import type { Closing } from '#contract/ward/rooms.ts';
import { Button } from '../ui/button.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { closedInWords, dayInWords } from './words.ts';

type ClosedNoteProps = {
  closing: Closing;
  isOccupied: boolean;
  /** "bed 206-B" */
  name: string;
  isBusy: boolean;
  onOpen: () => void;
  onChange: () => void;
};

/** Why it is closed, who said so, and the two things that can be done about it. */
export function ClosedNote({ closing, isOccupied, name, isBusy, onOpen, onChange }: ClosedNoteProps) {
  const timeZone = useTimeZone();
  return (
    <>
      <p className="row start gap-6 attention semibold icons-18">
        <IconTool aria-hidden />
        {isOccupied
          ? `closes after the discharge${closing.until ? `, until ${dayInWords(closing.until)}` : ''}`
          : closedInWords(closing)}
      </p>
      <p className="muted text-14 breakable">
        {closing.reason && `“${closing.reason}”. `}
        Closed{closing.by ? ` by ${closing.by}` : ''}, {dayAndTime(closing.at, timeZone)}. The ward sees it as closed.
      </p>
      <div className="row wrap gap-8">
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={isOccupied ? `Keep it open: ${name}` : `Open it now: ${name}`}
          onClick={onOpen}
        >
          {isOccupied ? 'Keep it open' : 'Open it now'}
        </Button>
        <Button size="small" look="quiet" aria-label={`Change reason or date of ${name}`} onClick={onChange}>
          Change
        </Button>
      </div>
    </>
  );
}
