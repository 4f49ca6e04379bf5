// Which instructions were read in this tab: they are not put before everything again.
import { useState } from 'react';
import { keepDraft, readDraft } from '#web/ui/draft.ts';

const NAME = 'nadi-read-dangers';
type Kept = { ids: string[] };

export function useReadDangers() {
  const [ids, setIds] = useState<readonly string[]>(() => readDraft<Kept>(NAME).ids ?? []);
  const markRead = (read: readonly string[]) => {
    const next = [...new Set([...ids, ...read])];
    setIds(next);
    keepDraft(NAME, { ids: next } satisfies Kept);
  };
  return { isRead: (id: string) => ids.includes(id), markRead };
}
