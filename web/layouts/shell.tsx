// Around every page: the skip link, the bars that lie over it, the messages, the title, the focus and the clinic's time.
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useClinic } from '../api/clinic.ts';
import { useServerIsAway } from '../connection.ts';
import { ClinicTimeZone, useTimeZone } from '../ui/clinic-time.ts';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { usePageTitleAndFocus } from '../ui/page-title-and-focus.ts';
import { PendingBar } from '../ui/pending-bar.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toasts } from '../ui/toasts.tsx';

export function Shell() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  const isAway = useServerIsAway();
  const browserZone = useTimeZone();
  const timeZone = useClinic().data?.timeZone ?? browserZone;
  const here = useMatches().at(-1);
  const { title = 'Nadi', views } = here?.staticData ?? {};
  const { view } = (here?.search ?? {}) as { view?: string };
  usePageTitleAndFocus(here?.pathname ?? '/', views?.[view ?? ''] ?? title);
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
