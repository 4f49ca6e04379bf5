import { IconClock, IconDeviceDesktop, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Me } from '#contract/identity.ts';
import { ROLE_NAMES } from '#web/identity/role-names.ts';
import { DutySwitch } from '#web/staffing/duty-switch.tsx';
import { chooseScheme, useSchemeChoice } from '#web/theme/scheme.ts';
import { Menu, MenuChoices, menuItemClass } from '#web/ui/navigation/menu.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import styles from '../ward-layout.module.css';

const SCHEMES = [
  { value: 'clock', label: 'Dark from 19:00 to 07:00', icon: <IconClock aria-hidden /> },
  { value: 'light', label: 'Day', icon: <IconSun aria-hidden /> },
  { value: 'dark', label: 'Night', icon: <IconMoon aria-hidden /> },
  { value: 'system', label: 'As the system', icon: <IconDeviceDesktop aria-hidden /> },
] as const;

/** Who records, in sight on every page: what is written carries this name. */
export function WardPersonMenu({ me }: { me: Me }) {
  const chosen = useSchemeChoice();
  return (
    <Menu
      label="Account and appearance"
      triggerClassName={styles.who}
      trigger={
        <>
          <Avatar name={me.name} />
          <span className={styles.words}>
            <b>{me.name}</b>
            <small>{me.title ?? ROLE_NAMES[me.role].one}</small>
          </span>
        </>
      }
    >
      <div className={`ruled-below ${styles.duty}`}>
        <DutySwitch />
      </div>
      <Link to="/account" className={menuItemClass}>
        <IconUserCircle aria-hidden />
        Account
      </Link>
      <MenuChoices name="Appearance" choices={SCHEMES} chosen={chosen} onChoose={chooseScheme} />
    </Menu>
  );
}
