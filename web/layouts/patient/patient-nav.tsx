import { IconCalendarEvent, IconFileText, IconHome, IconUser } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { msg, t, tMarked } from '#web/language/say.ts';
import { PulseIcon } from '#web/ui/brand/pulse-icon.tsx';
import { barRef } from '#web/ui/viewport/bars.ts';
import styles from './patient-nav.module.css';

/** The five screens, each with the addresses that belong to it. */
const PLACES = [
  { to: '/dashboard', label: msg('Home'), icon: IconHome, within: ['/patient-dashboard', '/messages'] },
  { to: '/symptom-checks', label: msg('Symptoms'), icon: PulseIcon, within: ['/symptom'] },
  { to: '/book', label: msg('Book'), icon: IconCalendarEvent, within: ['/book/'] },
  { to: '/record', label: msg('Record'), icon: IconFileText, within: ['/record/', '/prescriptions/', '/doses'] },
  { to: '/you', label: msg('You'), icon: IconUser, within: ['/account', '/emergency-card'] },
] as const;

type Place = (typeof PLACES)[number];

/** Under the thumb on a phone, at the side where there is room. */
export function PatientNav({ isAtSide }: { isAtSide: boolean }) {
  const { pathname } = useLocation();
  return (
    // At the side it covers nothing, so nothing has to keep clear of it.
    <nav
      ref={isAtSide ? undefined : barRef.bottom}
      className={`no-print stack ruled surface ${styles.bar}`}
      aria-label={t('Main')}
    >
      {PLACES.map((place) => (
        <Link key={place.to} to={place.to} activeProps={{}} aria-current={currentIn(place, pathname)}>
          <place.icon aria-hidden />
          {tMarked(place.label)}
        </Link>
      ))}
    </nav>
  );
}

function currentIn({ to, within }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  return within.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
