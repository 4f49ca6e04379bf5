// Around every page before login, as layouts/shell.tsx is around every page of the app.

import { useEffect, useState } from 'react';
import { tMarked } from '#web/language/say.ts';
import { useAddress } from '../address.ts';
import { useClinic } from '../api/clinic.ts';
import { useServerIsAway } from '../connection.ts';
import { OfflineBar } from '../ui/feedback/offline-bar.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { usePageTitleAndFocus } from '../ui/keyboard/page-title-and-focus.ts';
import { SkipLink } from '../ui/keyboard/skip-link.tsx';
import { ClinicTimeZone, useTimeZone } from '../ui/time/clinic-time.ts';
import { loadPage, type ShownPage } from './entry-pages.tsx';

export function EntryShell({ first }: { first: ShownPage }) {
  const { pathname, title, page } = useShown(first);
  const browserZone = useTimeZone();
  const timeZone = useClinic().data?.timeZone ?? browserZone;
  const isAway = useServerIsAway();
  usePageTitleAndFocus(pathname, tMarked(title));
  return (
    <ClinicTimeZone value={timeZone}>
      <SkipLink />
      {page}
      {/* That page says it itself. */}
      <OfflineBar isOn={isAway && pathname !== '/offline'} />
      <Toasts />
    </ClinicTimeZone>
  );
}

/** The page of the address; the one before it stays until the next has come. */
function useShown(first: ShownPage): ShownPage {
  const { pathname } = useAddress();
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown.pathname === pathname) return;
    // What does not come as a part may come as a whole page, and the browser says when it does not.
    void loadPage(pathname).then(setShown, () => location.reload());
  }, [shown.pathname, pathname]);
  return shown;
}
