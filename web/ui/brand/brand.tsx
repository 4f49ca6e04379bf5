import { useId } from 'react';
import { t } from '#web/language/say.ts';
import { classNames } from '../class-names.ts';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

/** The front page is a page of its own, outside the app: a plain link. */
export function Brand({ href = '/', className }: { href?: string; className?: string | undefined }) {
  return (
    <a
      className={classNames(`row-inline gap-10 min-height-48 ink no-underline ${styles.brand}`, className)}
      href={href}
      aria-label={t('Nadi, home')}
    >
      <Mark id={useId()} />
      <span>Nadi</span>
    </a>
  );
}
