// Whether the side menu is collapsed: remembered for seven days, toggled with ctrl or cmd and B.
import { useCallback, useState } from 'react';
import { useKeys } from '#web/ui/keyboard/keys.ts';

const COOKIE = 'nadi_menu';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

const readCollapsed = () => globalThis.document?.cookie.split('; ').includes(`${COOKIE}=collapsed`) ?? false;

function keepCollapsed(isCollapsed: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${COOKIE}=${isCollapsed ? 'collapsed' : 'open'}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** Below this width the menu is a drawer. */
const NARROW = '(max-width: 767px)';

export function useMenuState() {
  const [isCollapsed, setCollapsed] = useState(readCollapsed);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (matchMedia(NARROW).matches) return setDrawerOpen((open) => !open);
    setCollapsed((was) => {
      keepCollapsed(!was);
      return !was;
    });
  }, []);

  useKeys({ 'ctrl+b': toggle });

  return { isCollapsed, isDrawerOpen, toggle, closeDrawer: () => setDrawerOpen(false) };
}
