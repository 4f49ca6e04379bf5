import { IconMoon, IconSun } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import type { Me } from '#contract/identity.ts';
import { chooseScheme, useScheme } from '#web/theme/scheme.ts';
import { Mark } from '#web/ui/brand/mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { hotOf, useBadges } from '../menus/badges.ts';
import { MENU_ITEMS, type MenuItem } from '../menus/menu-items.ts';
import { SessionButtons } from '../menus/session-buttons.tsx';
import styles from './ward-rail.module.css';

/** Whatever is in the menu of nurses but their account, which stands beside their name. */
export const WARD_ITEMS = MENU_ITEMS.staff.filter(({ to }) => to === '/staff-dashboard');

export function WardRail({ me }: { me: Me }) {
  const markId = useId();
  const badges = useBadges(me.role);
  return (
    <nav className={`no-print column surface ${styles.rail}`} aria-label="Main menu">
      <a className={`row fixed centred gap-5 mb-8 ink no-underline ${styles.brand}`} href="/staff-dashboard">
        <Mark id={markId} />
        <b>Nadi</b>
      </a>
      <ul className="stack gap-2">
        {WARD_ITEMS.map((item) => (
          <li key={item.label}>
            <WardLink
              item={item}
              count={item.badge ? badges[item.badge] : undefined}
              isHot={hotOf(badges, item.badge)}
              className={styles.item}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Lamp className={classNames(styles.item, styles.lamp)} />
        <SessionButtons />
      </div>
    </nav>
  );
}

type WardLinkProps = {
  item: MenuItem;
  count: number | undefined;
  /** A critical message waits. */
  isHot: boolean;
  className: string | undefined;
};

export function WardLink({ item, count, isHot, className }: WardLinkProps) {
  const { label, icon: Icon, to, view } = item;
  const { pathname, search } = useLocation();
  const isHere = pathname === to && (search as { view?: string }).view === view;
  return (
    <Link
      className={className}
      to={to}
      search={view ? { view } : {}}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon aria-hidden />
      <span>{label}</span>
      {count !== undefined && count > 0 && <b data-hot={isHot || item.isHot || undefined}>{count}</b>}
    </Link>
  );
}

/** By hand, whatever the clock says. */
export function Lamp({ className }: { className?: string | undefined }) {
  const isDark = useScheme() === 'dark';
  return (
    <button type="button" className={className} onClick={() => chooseScheme(isDark ? 'light' : 'dark')}>
      {isDark ? <IconSun aria-hidden /> : <IconMoon aria-hidden />}
      <span>{isDark ? 'Day' : 'Night'}</span>
    </button>
  );
}
