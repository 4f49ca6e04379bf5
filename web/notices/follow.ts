import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Notice } from '#contract/notices.ts';
import { useReadNotice } from './queries.ts';

/** Follows the link of a notice inside the app, and marks the notice as read. */
export function useFollow(onFollow?: () => void) {
  const read = useReadNotice();
  const router = useRouter();
  return (event: MouseEvent, { id, link, readAt }: Pick<Notice, 'id' | 'link' | 'readAt'>) => {
    // A new tab or window is the browser's to open.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (readAt === null) read.mutate(id);
    onFollow?.();
    router.history.push(link);
  };
}
