import { IconDots } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { Me } from '#contract/identity.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Menu, menuItemClass } from '#web/ui/navigation/menu.tsx';
import { barRef } from '#web/ui/viewport/bars.ts';
import { hotOf, useBadges } from '../menus/badges.ts';
import styles from './ward-bar.module.css';
import { Lamp, WARD_ITEMS, WardLink } from './ward-rail.tsx';

const UNDER_THE_THUMB = 4;

/** What is needed each minute under the thumb, the rest behind More. */
export function WardBar({ me }: { me: Me }) {
  const badges = useBadges(me.role);
  const { search } = useLocation();
  const countOf = (badge: string | undefined) => (badge ? badges[badge] : undefined);
  const [first, rest] = [WARD_ITEMS.slice(0, UNDER_THE_THUMB), WARD_ITEMS.slice(UNDER_THE_THUMB)];
  const hot = rest.reduce((sum, { badge, isHot }) => sum + (isHot ? (countOf(badge) ?? 0) : 0), 0);
  const isInRest = rest.some(({ view }) => view === (search as { view?: string }).view);
  return (
    <nav ref={barRef.bottom} className={`no-print gap-8 ruled surface ${styles.bar}`} aria-label="Ward menu">
      {first.map((item) => (
        <WardLink
          key={item.label}
          item={item}
          count={countOf(item.badge)}
          isHot={hotOf(badges, item.badge)}
          className={styles.item}
        />
      ))}
      <div className={`stack ${styles.more}`}>
        <Menu
          label="More of the ward"
          triggerClassName={classNames(styles.item, isInRest && styles.here)}
          trigger={
            <>
              <IconDots aria-hidden />
              <span>More</span>
              {hot > 0 && <b data-hot>{hot}</b>}
            </>
          }
        >
          {rest.map((item) => (
            <WardLink
              key={item.label}
              item={item}
              count={countOf(item.badge)}
              isHot={false}
              className={classNames(menuItemClass, styles.row)}
            />
          ))}
          <Lamp className={classNames(menuItemClass, styles.row)} />
        </Menu>
      </div>
    </nav>
  );
}
