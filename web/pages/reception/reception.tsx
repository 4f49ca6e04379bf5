import { IconEyeOff } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import styles from './reception.module.css';

const FrontDesk = lazy(async () => ({ default: (await import('./front-desk.tsx')).FrontDesk }));
const DeskPeople = lazy(async () => ({ default: (await import('./desk-people.tsx')).DeskPeople }));
const Merges = lazy(async () => ({ default: (await import('./merges.tsx')).Merges }));
const Family = lazy(async () => ({ default: (await import('./family.tsx')).Family }));
const Boards = lazy(async () => ({ default: (await import('./boards.tsx')).Boards }));

const VIEWS_OF_DESK: Readonly<Record<string, typeof FrontDesk>> = {
  patients: DeskPeople,
  merges: Merges,
  family: Family,
  boards: Boards,
};

/** The section stands in the address: a reload and the way back keep the place. */
export function ReceptionPage() {
  const { view } = useSearch({ strict: false });
  const View = (view && VIEWS_OF_DESK[view]) || FrontDesk;
  return (
    <div className="stack fit gap-16">
      <Suspense fallback={<Skeleton lines={8} />}>
        <View />
      </Suspense>
      <p className={`row gap-8 muted icons-20 ${styles.note}`}>
        <IconEyeOff aria-hidden />
        The desk sees no charts: names, times and rooms.
      </p>
    </div>
  );
}
