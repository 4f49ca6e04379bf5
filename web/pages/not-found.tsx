import { useEffect } from 'react';
import { frontPage } from '../identity/front-page.ts';
import { t } from '../language/say.ts';
import { Brand } from '../ui/brand/brand.tsx';
import { pulseLine } from '../ui/brand/pulse.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import styles from './not-found.module.css';

// Two beats that grow fainter, and then the line goes on without one.
const LOST = pulseLine(
  90,
  -40,
  [
    { x: 20, width: 150, height: 76 },
    { x: 206, width: 120, height: 32 },
  ],
  4000,
);

export function NotFoundPage() {
  useEffect(() => tellServer(location.pathname), []);
  return (
    <div className={`stack ${styles.page}`}>
      <header className={styles.bar}>
        <Brand />
      </header>
      <main className={`stack ${styles.middle}`} id="main">
        <svg className={`full ${styles.line}`} viewBox="0 0 390 100" preserveAspectRatio="xMinYMid" aria-hidden>
          <path d={LOST} />
        </svg>
        <div className={`stack gap-16 ${styles.words}`}>
          <h1>{t('Oops! Page not found')}</h1>
          <p>{t('The address may have been mistyped, or the page has moved.')}</p>
          <ButtonAnchor look="primary" href={frontPage()}>
            {t('Return to Home')}
          </ButtonAnchor>
        </div>
      </main>
    </div>
  );
}

/** The server logs every miss. One that a link inside the app led to, it has not seen yet. */
function tellServer(pathname: string) {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival && new URL(arrival.name).pathname === pathname) return;
  fetch(pathname, { method: 'HEAD' }).catch(() => undefined);
}
