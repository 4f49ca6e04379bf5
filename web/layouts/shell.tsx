// Around every page: the skip link, the bars that lie over it, the messages, the title and the focus.
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useServerIsAway } from '../connection.ts';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { usePageTitleAndFocus } from '../ui/page-title-and-focus.ts';
import { PendingBar } from '../ui/pending-bar.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toasts } from '../ui/toasts.tsx';

export function Shell() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  const isAway = useServerIsAway();
  const here = useMatches().at(-1);
  const { title = 'Nadi', views } = here?.staticData ?? {};
  const { view = '' } = (here?.search ?? {}) as { view?: string };
  usePageTitleAndFocus(here?.pathname ?? '/', views?.[view] ?? title);
  return (
    <>
      <SkipLink />
      <PendingBar isOn={isLoading} />
      <Outlet />
      <OfflineBar isOn={isAway} />
      <Toasts />
    </>
  );
}
