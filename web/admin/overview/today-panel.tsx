import type { Overview } from '#contract/overview.ts';
import { Panel } from '#web/ui/page/panel.tsx';
import styles from './overview.module.css';

/** Counts only. */
export function TodayPanel({ today }: Pick<Overview, 'today'>) {
  const { visits, arrived, beds, bedsTaken, bedsClosed, loggedIn, doctorsLoggedIn, nursesLoggedIn } = today;
  const figures = [
    { name: 'Visits', figure: visits, note: `${arrived} arrived` },
    { name: 'Beds in use', figure: bedsTaken, note: `of ${beds}${bedsClosed > 0 ? `, ${bedsClosed} closed` : ''}` },
    {
      name: 'Logged in',
      figure: loggedIn,
      note: `${counted(doctorsLoggedIn, 'doctor')}, ${counted(nursesLoggedIn, 'nurse')}`,
    },
  ];
  return (
    <Panel title="Today in figures" note="counts only">
      <dl className={styles.today}>
        {figures.map(({ name, figure, note }) => (
          <div key={name} className="ruled">
            <dt className="muted text-14">{name}</dt>
            <dd>
              {figure} <small className="faint text-14 regular">{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
