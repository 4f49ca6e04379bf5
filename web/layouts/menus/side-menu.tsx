import {
  IconEyeOff,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import type { Me } from '#contract/identity.ts';
import { HOME_OF } from '#contract/screens.ts';
import { chooseScheme, useScheme } from '#web/theme/scheme.ts';
import { Mark } from '#web/ui/brand/mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { ShortcutList } from '../palette/shortcut-list.tsx';
import { menuShortcuts } from '../palette/shortcuts.ts';
import { hotOf, useBadges } from './badges.ts';
import { MENU_ITEMS, type MenuItem } from './menu-items.ts';
import styles from './side-menu.module.css';

/** More than this, and the end of the menu would lie below a desk's screen. */
const MANY = 12;

type SideMenuProps = {
  me: Me;
  clinicName: string | undefined;
  isCollapsed: boolean;
  /** Absent in the drawer, which is closed and not collapsed. */
  onToggle?: () => void;
  onFollow?: () => void;
};

export function SideMenu({ me, clinicName, isCollapsed, onToggle, onFollow }: SideMenuProps) {
  const markId = useId();
  const scheme = useScheme();
  const badges = useBadges(me.role);
  const { view } = useLocation().search as { view?: string };
  const items = me.role === 'patient' ? [] : MENU_ITEMS[me.role];
  const lampName = scheme === 'dark' ? 'Day' : 'Night';
  const toggleName = isCollapsed ? 'Open the menu' : 'Collapse the menu';
  return (
    <nav
      className={classNames(
        `column ${styles.menu}`,
        isCollapsed && styles.collapsed,
        items.length > MANY && styles.many,
      )}
      aria-label="Main menu"
    >
      <a
        className={`stack middle ink no-underline ${styles.brand}`}
        href={HOME_OF[me.role]}
        aria-label={isCollapsed ? 'Nadi, home' : undefined}
      >
        <Mark id={markId} />
        {!isCollapsed && <b>Nadi</b>}
        {!isCollapsed && <span className="muted text-14">{clinicName}</span>}
      </a>
      <ul className={`stack relative gap-2 ${styles.items}`}>
        {items.map((item) => (
          <li key={item.label}>
            <SideMenuLink
              item={item}
              count={item.badge ? badges[item.badge] : undefined}
              isHot={item.isHot || hotOf(badges, item.badge)}
              isCollapsed={isCollapsed}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {me.role === 'doctor' && !isCollapsed && (
        <section className={styles.shortcuts} aria-label="Shortcuts">
          <p className="mb-8 muted text-13 semibold">Shortcuts</p>
          <ShortcutList shortcuts={menuShortcuts(view)} />
        </section>
      )}
      {me.role === 'admin' && !isCollapsed && (
        <p className={`row start gap-10 muted text-14 lead-140 icons-18 ${styles.note}`}>
          <IconEyeOff aria-hidden />
          <span>
            <b className="ink">No clinical data here.</b>{' '}
            <span className={styles.rest}>You see that a record was opened, never what is in it.</span>
          </span>
        </p>
      )}
      <div className={`stack gap-4 ${styles.foot}`}>
        <Tooltip label={lampName} isOff={!isCollapsed}>
          <Button
            look="quiet"
            icon={scheme === 'dark' ? <IconSun aria-hidden /> : <IconMoon aria-hidden />}
            aria-label={isCollapsed ? lampName : undefined}
            onClick={() => chooseScheme(scheme === 'dark' ? 'light' : 'dark')}
          >
            {!isCollapsed && lampName}
          </Button>
        </Tooltip>
        {onToggle && (
          <Tooltip label={`${toggleName} (Ctrl B)`} isOff={!isCollapsed}>
            <Button
              look="quiet"
              icon={
                isCollapsed ? (
                  <IconLayoutSidebarLeftExpand aria-hidden />
                ) : (
                  <IconLayoutSidebarLeftCollapse aria-hidden />
                )
              }
              aria-label={isCollapsed ? toggleName : undefined}
              aria-keyshortcuts="Control+B Meta+B"
              aria-expanded={!isCollapsed}
              onClick={onToggle}
            >
              {!isCollapsed && (
                <>
                  Collapse <span className="push muted text-xs">Ctrl B</span>
                </>
              )}
            </Button>
          </Tooltip>
        )}
      </div>
    </nav>
  );
}

type LinkProps = {
  item: MenuItem;
  count: number | undefined;
  isHot: boolean;
  isCollapsed: boolean;
  onFollow?: (() => void) | undefined;
};

function SideMenuLink({ item, count, isHot, isCollapsed, onFollow }: LinkProps) {
  const { label, icon: Icon, to, view } = item;
  const { pathname, search } = useLocation();
  // The trail is one section, whichever way it is looked at.
  const isHere = pathname === to && (to === '/admin/trail' || (search as { view?: string }).view === view);
  return (
    <Tooltip label={label} isOff={!isCollapsed}>
      <Link
        className={`row relative round muted icons-20 no-underline ${styles.item}`}
        to={to}
        search={view ? { view } : {}}
        // A section of a workspace is told apart by its query; the router would take each of them for all.
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={isHere ? 'page' : undefined}
        aria-label={isCollapsed ? (count ? `${label}, ${count}` : label) : undefined}
        onClick={onFollow}
      >
        <Icon aria-hidden />
        {!isCollapsed && <span className="nowrap">{label}</span>}
        {count !== undefined && count > 0 && (
          <b className={classNames(`push sunk muted text-centre ${styles.count}`, isHot && styles.hot)}>{count}</b>
        )}
      </Link>
    </Tooltip>
  );
}
