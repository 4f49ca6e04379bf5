// Around every page: the skip link, the bars that lie over it, the messages, the title, the focus and the clinic's time.

import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { tMarked } from '#web/language/say.ts';
import { useClinic } from '../api/clinic.ts';
import { useServerIsAway } from '../connection.ts';
import { OfflineBar } from '../ui/feedback/offline-bar.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { usePageTitleAndFocus } from '../ui/keyboard/page-title-and-focus.ts';
import { SkipLink } from '../ui/keyboard/skip-link.tsx';
import { PendingBar } from '../ui/loading/pending-bar.tsx';
import { ClinicTimeZone } from '../ui/time/clinic-time.ts';

export function Shell() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  const isAway = useServerIsAway();
  const timeZone = useClinic().data?.timeZone ?? null;
  const here = useMatches().at(-1);
  const { title = 'Nadi', views } = here?.staticData ?? {};
  const { view } = (here?.search ?? {}) as { view?: string };
  usePageTitleAndFocus(here?.pathname ?? '/', tMarked(views?.[view ?? ''] ?? title));
  return (
    <ClinicTimeZone value={timeZone}>
      <SkipLink />
      <PendingBar isOn={isLoading} />
      <Outlet />
      <OfflineBar isOn={isAway} />
      <Toasts />
    </ClinicTimeZone>
  );
}
