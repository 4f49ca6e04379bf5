import {
  IconCalendarEvent,
  IconFileText,
  IconFlask,
  IconHome,
  IconMessages,
  IconPill,
  IconUser,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ActedFor } from '#contract/patients/family.ts';
import { useActedFor } from '#web/acting-for.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { PulseIcon } from '#web/ui/brand/pulse-icon.tsx';
import { barRef } from '#web/ui/viewport/bars.ts';
import styles from './patient-nav.module.css';

/** The five screens, each with the addresses that belong to it, and the part of a record that it needs of someone else. */
const PLACES = [
  { to: '/dashboard', label: msg('Home'), icon: IconHome, within: ['/patient-dashboard', '/messages'], part: 'record' },
  { to: '/symptom-checks', label: msg('Symptoms'), icon: PulseIcon, within: ['/symptom'], part: 'record' },
  { to: '/book', label: msg('Book'), icon: IconCalendarEvent, within: ['/book/', '/visit/'], part: 'appointments' },
  {
    to: '/record',
    label: msg('Record'),
    icon: IconFileText,
    within: ['/record/', '/prescriptions/', '/doses'],
    part: 'record',
  },
  {
    to: '/you',
    label: msg('You'),
    icon: IconUser,
    within: ['/account', '/emergency-card', '/family', '/private'],
    part: 'own',
  },
] as const;

/** For whoever may not see the whole record: its parts on their own. */
const PARTS = [
  { to: '/doses', label: msg('Doses'), icon: IconPill, within: ['/doses/'], part: 'medicines' },
  { to: '/record/results', label: msg('Results'), icon: IconFlask, within: ['/record/results/'], part: 'results' },
  { to: '/messages', label: msg('Messages'), icon: IconMessages, within: ['/messages/'], part: 'messages' },
] as const;

type Place = (typeof PLACES | typeof PARTS)[number];

function placesFor({ opens }: Pick<ActedFor, 'opens'>): readonly Place[] {
  const parts = opens.includes('record') ? [] : PARTS;
  return [...PLACES, ...parts].filter(({ part }) => opens.includes(part));
}

/** Under the thumb on a phone, at the side where there is room. */
export function PatientNav({ isAtSide }: { isAtSide: boolean }) {
  const { pathname } = useLocation();
  const person = useActedFor();
  const places = person ? placesFor(person) : PLACES;
  return (
    // At the side it covers nothing, so nothing has to keep clear of it.
    <nav
      ref={isAtSide ? undefined : barRef.bottom}
      className={`no-print stack ruled surface ${styles.bar}`}
      aria-label={t('Main')}
    >
      {places.map((place) => (
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
