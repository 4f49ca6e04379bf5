import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  /** One primary button for one task; everything else is outlined or quiet. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline';
  size?: 'small' | 'large';
  isBlock?: boolean;
  icon?: ReactNode;
  /** Shows the icon alone: then `label` names the button. */
  isIconOnly?: boolean;
};

/** In a dialog the focus begins on the safe button, never on a primary or a dangerous one. */
type InDialog = { isSafe?: boolean };

export const buttonClass = ({ look = 'secondary', size, isBlock, isIconOnly }: ButtonLook = {}, extra?: string) =>
  classNames(
    styles.button,
    styles[look],
    size && styles[size],
    isBlock && styles.block,
    isIconOnly && styles['icon-only'],
    extra,
  );

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook & InDialog & { isBusy?: boolean; busyText?: string };

export function Button({
  look = 'secondary',
  isSafe,
  size,
  isBlock,
  icon,
  isIconOnly,
  isBusy,
  busyText,
  ...rest
}: ButtonProps) {
  const { className, children, disabled, type = 'button', ...button } = rest;
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      data-look={look}
      data-safe={isSafe || undefined}
      className={buttonClass({ look, size, isBlock, isIconOnly }, className)}
    >
      {icon}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

type AnchorProps = ComponentPropsWithRef<'a'> & ButtonLook;

/** Leaves the app or starts something outside it: the front page, a phone call. */
export function ButtonAnchor({ look, size, isBlock, icon, isIconOnly, className, children, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} className={buttonClass({ look, size, isBlock, isIconOnly }, className)}>
      {icon}
      {children}
    </a>
  );
}

/** A route of the app, looking like a button. Marked as pure: the pages before login have buttons and no router. */
export const ButtonLink = /* @__PURE__ */ createLink(ButtonAnchor);
