import { useEffect, useState } from 'react';
import type { Me } from '#contract/identity.ts';
import { onStepUp } from '#web/step-up.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const load = async () => (await import('./step-up-dialog.tsx')).StepUpDialog;

type Answer = (isProven: boolean) => void;

/** Asks for a proof whenever a call needs one. What waits goes on, or is told that nothing was done. */
export function StepUp({ me }: { me: Me }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => onStepUp((give) => setAnswer(() => give)), []);
  // Whoever leaves the page has not answered.
  useEffect(() => () => answer?.(false), [answer]);
  const end = (isProven: boolean) => {
    answer?.(isProven);
    setAnswer(null);
  };
  const isOpen = answer !== null;
  return <LazyDialog load={load} dialog={{ isOpen, me, onProven: () => end(true), onClose: () => end(false) }} />;
}
