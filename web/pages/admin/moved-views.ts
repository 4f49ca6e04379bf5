import type { AdminScreen } from '#contract/screen-links.ts';

/** Sections that /admin had when it was one page, by the word in its address. */
export const MOVED_FROM_ADMIN: Readonly<Record<string, AdminScreen>> = {
  staff: '/admin/people',
  'closed-days': '/admin/closed-days',
  mails: '/admin/mails',
};
