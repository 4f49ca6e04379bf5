import { useEffect, useState } from 'react';
import type { DangerRead } from '#contract/triage/danger-in-message.ts';
import { useDebounced } from '../ui/debounced.ts';
import { savesData, useWhenIdle } from '../ui/loading/when-idle.ts';

export type DangerInText = DangerRead & { text: string };

/** An object, so that a test can take the readers away. */
export const dangerReaders = { load: () => import('./read-danger.ts') };

const PAUSE_MS = 500;

/** What both readers make of the text at each pause. Without them the server alone reads it, before it is stored. */
export function useDangerWhileTyping(text: string): DangerInText | null {
  const settled = useDebounced(text.trim(), PAUSE_MS);
  const [read, setRead] = useState<DangerInText | null>(null);
  useWhenIdle(() => {
    if (!savesData()) void dangerReaders.load().catch(() => undefined);
  });
  useEffect(() => {
    let isHere = true;
    readAtPause(settled).then(
      (danger) => isHere && setRead(danger),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [settled]);
  return read;
}

async function readAtPause(text: string): Promise<DangerInText | null> {
  if (text === '') return null;
  const danger = (await dangerReaders.load()).readDanger(text);
  return danger && { ...danger, text };
}
