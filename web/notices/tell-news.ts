import { useEffect, useRef } from 'react';
import type { Notice } from '#contract/notices.ts';
import { toast } from '../ui/toast.ts';

/** What comes while the page is open is said at once; what was there before waits in the list. */
export function useNotify(notices: readonly Notice[] | undefined) {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!notices) return;
    const earlier = known.current;
    known.current = new Set(notices.map(({ id }) => id));
    if (!earlier) return;
    for (const { id, title, text, readAt } of notices) if (!earlier.has(id) && readAt === null) toast.info(title, text);
  }, [notices]);
}
