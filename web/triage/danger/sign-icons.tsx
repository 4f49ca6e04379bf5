// The place of danger in red, the rest in ink. Never without its words.
import type { ReactNode } from 'react';
import type { DangerTile } from '#contract/triage/dangers.ts';
import styles from './sign-icons.module.css';

const STROKES: Record<DangerTile, ReactNode> = {
  chest: (
    <>
      <circle cx="24" cy="13" r="7.5" />
      <path d="M8 44c0-11 6-17 16-17s16 6 16 17" />
      <circle className={styles.fill} cx="24" cy="37" r="3.5" />
      <path className={styles.mark} d="M17.500 33.500l-2-1M30.500 33.500l2-1M17 40l-2 .8M31 40l2 .8" />
    </>
  ),
  breath: (
    <>
      <path d="M24 5v16M24 21l-5 4M24 21l5 4" />
      <path
        className={styles.spot}
        d="M18 16c-5 3-10 13-10.5 22-.2 4 2.5 5.5 6 4.5 4-1.2 6.5-2.5 6.5-7V18c0-1.5-.8-2.5-2-2ZM30 16c5 3 10 13 10.5 22 .2 4-2.5 5.5-6 4.5-4-1.2-6.5-2.5-6.5-7V18c0-1.5.8-2.5 2-2Z"
      />
    </>
  ),
  stroke: (
    <>
      <path d="M24 5c10 0 16 7 16 17 0 11-7 21-16 21S8 33 8 22C8 12 14 5 24 5Z" />
      <path d="M15 20.500h5M24 22v6" />
      <path className={styles.mark} d="M28.500 23.500c2 1.2 4 1.2 5.5.2" />
      <path d="M17 33.500c3-1 5-1 7.5-.5" />
      <path className={styles.mark} d="M24.500 33c3.500.6 5.5 2 7 5" />
    </>
  ),
  faint: (
    <>
      <path d="M3 43h42" />
      <circle cx="10" cy="34" r="5.5" />
      <path d="M18 36c6-3 11-3 15 0l10 2.500M22 34.500l3 6" />
      <path className={styles.mark} d="M12 8h7l-7 8h7M25 15h5l-5 6h5" />
    </>
  ),
  blood: (
    <>
      <path className={styles.spot} d="M24 5c8 11 12.5 17 12.5 25a12.500 12.5 0 0 1-25 0C11.500 22 16 16 24 5Z" />
      <path className={styles.mark} d="M18 31c.4 3.5 2.6 5.6 6 6" />
    </>
  ),
  head: (
    <>
      <circle cx="24" cy="22" r="10.5" />
      <path d="M19.500 31.500V36c-6 1-10 3.5-11 8M28.500 31.500V36c6 1 10 3.5 11 8" />
      <path className={styles.mark} d="M6 12l5 3M42 12l-5 3M24 3v4.500M13 5l2.500 4M35 5l-2.5 4" />
    </>
  ),
  allergy: (
    <>
      <path d="M24 5c10 0 16 7 16 17 0 11-7 21-16 21S8 33 8 22C8 12 14 5 24 5Z" />
      <path d="M14.500 20.500c2 1.5 4 1.5 6 0M27.500 20.500c2 1.5 4 1.5 6 0" />
      <path className={styles.spot} d="M15 33.500c3-4 6-4.5 9-2.5 3-2 6-1.5 9 2.5-3 4.5-15 4.5-18 0Z" />
      <path className={styles.mark} d="M16 33.500h16" />
    </>
  ),
  poison: (
    <>
      <path d="M18 4.500h12M20 4.500v9l-6 8V40a3.500 3.5 0 0 0 3.5 3.500h13A3.500 3.5 0 0 0 34 40V21.500l-6-8v-9" />
      <path className={styles.mark} d="M24 24v8M24 37v.2" />
    </>
  ),
  belly: (
    <>
      <path d="M13 4c0 9-3 12-3 21 0 8 2.5 12 2.5 19M35 4c0 9 3 12 3 21 0 8-2.5 12-2.5 19" />
      <circle className={styles.spot} cx="24" cy="27" r="7" />
      <path className={styles.mark} d="M24 13.500V17M24 37v3.500M14 20l2.800 1.800M34 20l-2.8 1.8" />
    </>
  ),
  pregnancy: (
    <>
      <circle cx="20" cy="9" r="5.5" />
      <path d="M17 18c-5 7-6 14-4 26M23 18c1 5 3 7 7 9.5 6.5 4.5 6 11.5-1 13.5-3 .8-4 1.5-4 3" />
      <path className={styles.spot} d="M24.500 30a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />
    </>
  ),
  baby: (
    <>
      <circle cx="24" cy="25" r="17" />
      <path d="M24 8c4 0 5 5 1.5 5.500M14.500 25c1.800 1.4 3.7 1.4 5.5 0M28 25c1.800 1.4 3.7 1.4 5.5 0" />
      <ellipse className={styles.spot} cx="24" cy="34" rx="3.5" ry="3" />
    </>
  ),
  mind: (
    <>
      <path d="M24 42C11 33 6 26 6 18a9 9 0 0 1 18-2.500A9 9 0 0 1 42 18c0 8-5 15-18 24Z" />
      <path className={styles.mark} d="m24 16-4 7 7 4-4 7" />
    </>
  ),
  injury: (
    <>
      <rect x="3" y="17" width="42" height="14" rx="7" transform="rotate(-38 24 24)" />
      <path className={styles.mark} d="M24 19v10M19 24h10" />
    </>
  ),
  sugar: (
    <>
      <rect x="11" y="4.5" width="26" height="39" rx="7" />
      <path d="M17 11.5h14v8H17Z" />
      <path className={styles.spot} d="M24 24.5c3.5 4.5 5 6.5 5 9a5 5 0 0 1-10 0c0-2.5 1.5-4.5 5-9Z" />
    </>
  ),
  limb: (
    <>
      <path d="M15 4c0 10-2 13-1 21 .7 5 .5 9-1 12.5-1 2.5.5 5.5 4 5.5h14c3.5 0 4-4 1-5l-6-2c-1-4 2-9 2-14V4" />
      <path className={styles.spot} d="M21 15.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z" />
    </>
  ),
  spine: (
    <>
      <path d="M24 4v40" />
      <path d="M16 8h16M16 15h16M16 22h16" />
      <path className={styles.mark} d="M15 29.5h18M16 36.5h16M18 43h12" />
    </>
  ),
  eye: (
    <>
      <path d="M3 24c6-9 13-13 21-13s15 4 21 13c-6 9-13 13-21 13S9 33 3 24Z" />
      <circle className={styles.spot} cx="24" cy="24" r="7" />
      <path className={styles.mark} d="M8 42 40 6" />
    </>
  ),
  testicle: (
    <>
      <path d="M8 4c0 10 3 15 9 17M40 4c0 10-3 15-9 17M17 21c-3 5-5 8-5 13M31 21c3 5 5 8 5 13" />
      <circle cx="19.5" cy="36" r="6.5" />
      <circle className={styles.spot} cx="30" cy="36" r="6.5" />
    </>
  ),
  fever: (
    <>
      <path d="M19 28.5V9a5 5 0 0 1 10 0v19.5a9 9 0 1 1-10 0Z" />
      <circle className={styles.fill} cx="24" cy="36" r="4.5" />
      <path className={styles.mark} d="M24 32V15" />
      <path d="M34 12h5M34 18h5M34 24h5" />
    </>
  ),
};

export const SignIcon = ({ tile }: { tile: DangerTile }) => (
  <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden>
    {STROKES[tile]}
  </svg>
);
