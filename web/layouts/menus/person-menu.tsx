import { IconChevronDown, IconClock, IconDeviceDesktop, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Me } from '#contract/identity.ts';
import { ROLE_NAMES } from '#web/identity/role-names.ts';
import { chooseScheme, useSchemeChoice } from '#web/theme/scheme.ts';
import { Menu, MenuChoices, menuItemClass } from '#web/ui/navigation/menu.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import styles from './person-menu.module.css';

const SCHEMES = [
  { value: 'system', label: 'As the system', icon: <IconDeviceDesktop aria-hidden /> },
  { value: 'light', label: 'Light', icon: <IconSun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon aria-hidden /> },
  { value: 'clock', label: 'Dark from 19:00 to 07:00', icon: <IconClock aria-hidden /> },
] as const;

/** Who is logged in, as what, and what concerns only them. */
export function PersonMenu({ me }: { me: Me }) {
  const chosen = useSchemeChoice();
  return (
    <Menu
      label="Account and appearance"
      triggerClassName={styles.who}
      trigger={
        <>
          <Avatar name={me.name} />
          <span className={`nowrap ${styles.words}`}>
            <b>{me.name}</b>
            <small>{me.title ?? ROLE_NAMES[me.role].one}</small>
          </span>
          <IconChevronDown aria-hidden />
        </>
      }
    >
      <Link to="/account" className={menuItemClass}>
        <IconUserCircle aria-hidden />
        Account
      </Link>
      <MenuChoices name="Appearance" choices={SCHEMES} chosen={chosen} onChoose={chooseScheme} />
    </Menu>
  );
}
