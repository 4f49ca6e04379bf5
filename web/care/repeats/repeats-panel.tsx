import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { useRepeats } from './queries.ts';
import { RepeatCard } from './repeat-card.tsx';

const SHOWN = 3;

/** Repeats that patients ask for, the oldest first; nothing where nobody asks. */
export function RepeatsPanel() {
  const [isAll, setAll] = useState(false);
  const repeats = useRepeats().data ?? [];
  if (repeats.length === 0) return null;
  const shown = isAll ? repeats : repeats.slice(0, SHOWN);
  return (
    <Panel title="Repeats asked for" note="one click each; checked for safety at this moment">
      <ul>
        {shown.map((repeat) => (
          <RepeatCard key={repeat.id} repeat={repeat} />
        ))}
      </ul>
      {repeats.length > shown.length && (
        <Button look="quiet" isBlock onClick={() => setAll(true)}>
          {repeats.length - shown.length} more
        </Button>
      )}
    </Panel>
  );
}
