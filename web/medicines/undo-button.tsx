import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

type UndoButtonProps = {
  /** Null: nothing to undo. */
  until: string | null;
  icon: ReactNode;
  isBusy: boolean;
  onUndo: () => void;
  /** What stands there when the time is over. */
  children: ReactNode;
};

/** Counts down the seconds in which a record can be taken back. */
export function UndoButton({ until, icon, isBusy, onUndo, children }: UndoButtonProps) {
  const left = useSecondsUntil(until);
  if (left <= 0) return children;
  return (
    <Button icon={icon} isBusy={isBusy} onClick={onUndo}>
      Undo, {left} s
    </Button>
  );
}

function useSecondsUntil(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const end = until ? new Date(until).getTime() : 0;
  const isOver = end <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil((end - now) / 1_000);
}
