import type { MouseEvent } from 'react';
import { t } from '#web/language/say.ts';
import styles from './skip-link.module.css';

/** Past the menu to what the page is about. Every page has one <main id="main">. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to a place of this page; only the focus is moved by hand.
    <a className={`no-print round semibold ${styles.skip}`} href="#main" onClick={skip}>
      {t('Skip to the content')}
    </a>
  );
}

/** By hand: the address keeps its query, and the router need not know. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
