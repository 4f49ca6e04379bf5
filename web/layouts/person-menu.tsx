import { IconChevronDown, IconDeviceDesktop, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import type { Me } from '../../contract/identity.ts';
import { ROLE_NAMES } from '../identity/role-names.ts';
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '../theme/scheme.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu, MenuChoice, MenuDivider, MenuLabel, MenuLink } from '../ui/menu.tsx';
import styles from './person-menu.module.css';

const SCHEMES: [choice: SchemeChoice, name: string, icon: typeof IconSun][] = [
  ['system', 'As the system', IconDeviceDesktop],
  ['light', 'Light', IconSun],
  ['dark', 'Dark', IconMoon],
];

/** Who is logged in, as what, and what concerns only them. */
export function PersonMenu({ me }: { me: Me }) {
  const chosen = useSchemeChoice();
  return (
    <Menu
      label="Account and appearance"
      trigger={
        <button type="button" className={styles.who}>
          <Avatar name={me.name} />
          <span className={styles.words}>
            <b>{me.name}</b>
            <small>{me.title ?? ROLE_NAMES[me.role].one}</small>
          </span>
          <IconChevronDown aria-hidden />
        </button>
      }
    >
      <MenuLink to="/account" icon={<IconUserCircle aria-hidden />}>
        Account
      </MenuLink>
      <MenuDivider />
      <MenuLabel>Appearance</MenuLabel>
      {SCHEMES.map(([choice, name, Icon]) => (
        <MenuChoice
          key={choice}
          icon={<Icon aria-hidden />}
          isChosen={chosen === choice}
          onClick={() => chooseScheme(choice)}
        >
          {name}
        </MenuChoice>
      ))}
    </Menu>
  );
}
