// A button that opens a list of actions: Mantine's menu (arrow keys, Esc, focus return) in our clothes.
import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

type MenuProps = { trigger: ReactElement; label: string; children: ReactNode };

export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <MantineMenu position="bottom-end" offset={6} classNames={{ dropdown: styles.list, item: styles.item }}>
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

type ItemProps = { icon?: ReactNode; children: ReactNode };

export function MenuAction({ icon, children, onClick }: ItemProps & { onClick: () => void }) {
  return (
    <MantineMenu.Item leftSection={icon} onClick={onClick}>
      {children}
    </MantineMenu.Item>
  );
}

export function MenuLink({ icon, children, to }: ItemProps & { to: LinkProps['to'] }) {
  return (
    <MantineMenu.Item leftSection={icon} renderRoot={(props) => <Link to={to} {...props} />}>
      {children}
    </MantineMenu.Item>
  );
}

/** One of several settings, of which one holds. */
export function MenuChoice({
  icon,
  children,
  isChosen,
  onClick,
}: ItemProps & { isChosen: boolean; onClick: () => void }) {
  return (
    <MantineMenu.Item
      role="menuitemradio"
      aria-checked={isChosen}
      leftSection={icon}
      closeMenuOnClick={false}
      onClick={onClick}
      className={isChosen ? styles.chosen : undefined}
    >
      {children}
    </MantineMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <MantineMenu.Label className={styles.label}>{children}</MantineMenu.Label>;
}

export const MenuDivider = () => <MantineMenu.Divider className={styles.divider} />;
