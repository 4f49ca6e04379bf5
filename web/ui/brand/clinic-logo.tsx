import type { Logo } from '#contract/clinic.ts';
import { classNames } from '../class-names.ts';
import styles from './clinic-logo.module.css';

type ClinicLogoProps = { logo: Logo | undefined; className?: string | undefined };

/** The name stands beside it, so it says nothing itself. Drawn for paper: it keeps its white ground by night. */
export function ClinicLogo({ logo, className }: ClinicLogoProps) {
  if (!logo) return null;
  const { version, width, height } = logo;
  return (
    <img
      className={classNames(styles.logo, className)}
      src={`/api/clinic/logo?v=${version}`}
      alt=""
      {...{ width, height }}
    />
  );
}
