import { IconActivity, IconCheck, IconCircleDashed, IconPill } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { type Likeness, likenesses } from '#web/ui/people/likeness.ts';
import { useNow } from '#web/ui/time/now.ts';
import { useInpatients } from '../queries.ts';
import { BigCard } from './big-card.tsx';
import { filtered, type WardFilter } from './filter-ward.ts';
import styles from './overview.module.css';
import { SmallCard } from './small-card.tsx';

type OverviewProps = { filter: WardFilter };

/** Who needs me first: the worst at the top left, the stable rest quiet and small. */
export function Overview({ filter }: OverviewProps) {
  const inpatients = useInpatients();
  return (
    <QueryView query={inpatients} lines={10} empty="Nobody is admitted. Admit someone under Admissions.">
      {(ward) => <Cards all={ward} shown={filtered(ward, filter)} />}
    </QueryView>
  );
}

/** Nobody sees more at first: the rest is drawn in the next step, so that a press in between is answered. */
const AT_FIRST = 8;

type CardsProps = { all: readonly Inpatient[]; shown: readonly Inpatient[] };

function Cards({ all, shown }: CardsProps) {
  const now = useNow();
  const alike = useMemo(() => likenesses(all), [all]);
  const isWhole = useDeferredValue(true, false);
  const inNeed = shown.filter(({ status }) => status === 'critical' || status === 'attention');
  const notScored = shown.filter(({ status }) => status === 'not-scored');
  const stable = shown.filter(({ status }) => status === 'stable');
  const drawn = isWhole ? shown : [...inNeed, ...notScored, ...stable].slice(0, AT_FIRST);
  const isDrawn = (inpatient: Inpatient) => drawn.includes(inpatient);
  const small = (inpatient: Inpatient) => (
    <SmallCard key={inpatient.id} {...{ inpatient, now }} alike={alike.get(inpatient.id)} />
  );
  return (
    <div className={`stack ${styles.ward}`}>
      {shown.length === 0 && <p role="status">Nobody on the ward fits this filter.</p>}
      {inNeed.length > 0 && (
        <section aria-label="Need attention">
          <h2 className="visually-hidden">Need attention</h2>
          <div className={`stack halves gap-12 ${styles.big}`}>
            {inNeed.filter(isDrawn).map((inpatient) => (
              <BigCard key={inpatient.id} {...{ inpatient, now }} alike={alike.get(inpatient.id)} />
            ))}
          </div>
        </section>
      )}
      {notScored.length > 0 && (
        <Group
          icon={<IconCircleDashed aria-hidden className="muted" />}
          title="Not scored"
          note="no complete set yet, or NEWS2 is not meant for them"
        >
          {notScored.filter(isDrawn).map(small)}
        </Group>
      )}
      {stable.length > 0 && (
        <Group
          icon={<IconCheck aria-hidden className="ok" />}
          title="Stable"
          note={`${stable.length} ${stable.length === 1 ? 'patient' : 'patients'}, highest score first`}
          legend
        >
          {stable.filter(isDrawn).map(small)}
        </Group>
      )}
    </div>
  );
}

type GroupProps = { icon: ReactNode; title: string; note: string; legend?: boolean; children: ReactNode };

function Group({ icon, title, note, legend, children }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={`row wrap gap-x-8 mb-8 ${styles.heading}`}>
        {icon}
        <h2 id={titleId}>{title}</h2>
        <span className="muted text-15">{note}</span>
        {legend && (
          <span className={`row-inline gap-6 push muted text-15 ${styles.legend}`}>
            <IconActivity aria-hidden /> next observation <IconPill aria-hidden /> next medicine
          </span>
        )}
      </div>
      <div className={`stack gap-8 ${styles.small}`}>{children}</div>
    </section>
  );
}

export type CardProps = {
  inpatient: Inpatient;
  now: Date;
  alike: Likeness<Inpatient> | undefined;
};
