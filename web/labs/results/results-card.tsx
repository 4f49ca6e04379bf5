import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { explain } from '#contract/labs/explained/explained-tests.ts';
import { nameResult } from '#contract/labs/explained/name-result.ts';
import { type ResultTrend, trendsOf } from '#contract/labs/explained/trend-of.ts';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { useProfile } from '#web/api/records.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { useReleasedResults } from './released-results.ts';
import { ResultItem } from './result-item.tsx';
import { isCalm, isPressing, type Visit, visitAbout } from './result-words.ts';
import styles from './results.module.css';

const FIRST = 2;
// As the server does: ranges are kept from this age on.
const ADULT_YEARS = 16;

type ResultsCardProps = { patientId: string; visits: readonly Visit[] };

/** What a doctor has reviewed and released, one entry per test with its earlier values, and what is still awaited. */
export function ResultsCard({ patientId, visits }: ResultsCardProps) {
  const [isAll, setAll] = useState(false);
  const results = useReleasedResults(patientId);
  const profile = useProfile(patientId).data;
  // While the age is not known nothing is called high or low.
  const isAdult = typeof profile?.age === 'number' && profile.age >= ADULT_YEARS;
  const trends = unusualFirst(trendsOf(results.data?.reports ?? []), isAdult);
  return (
    <Card
      title="Results"
      action={
        trends.length > FIRST && (
          <Button look="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Fewer' : `All ${trends.length}`}
          </Button>
        )
      }
    >
      <QueryView query={results} lines={4}>
        {({ waiting }) => (
          <ul className={styles.results}>
            {waiting.map((order) => (
              <AwaitedItem key={order.id} order={order} />
            ))}
            <Shown {...{ isAdult, visits }} trends={isAll ? trends : trends.slice(0, FIRST)} />
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

type ShownProps = { trends: readonly ResultTrend[]; visits: readonly Visit[]; isAdult: boolean };

/** The doctor's note is about the whole order: it stands once. */
function Shown({ trends, visits, isAdult }: ShownProps) {
  const now = useNow();
  const isFirstOfOrder = ({ orderId, id }: LabReport) =>
    trends.find(({ newest }) => newest.orderId === orderId)?.newest.id === id;
  return trends.map((trend) => (
    <ResultItem
      key={trend.newest.id}
      {...{ trend, isAdult }}
      visit={visitAbout(trend.newest.orderedById, visits, now)}
      hasNote={isFirstOfOrder(trend.newest)}
    />
  ));
}

/** What cannot wait first, then the newest day; on one day what lies outside its range first. */
function unusualFirst(trends: readonly ResultTrend[], isAdult: boolean): ResultTrend[] {
  const nameOf = ({ newest }: ResultTrend) => nameResult(newest, explain(newest), isAdult);
  const byDay = (one: ResultTrend, other: ResultTrend) => other.newest.date.localeCompare(one.newest.date);
  const pressing = (trend: ResultTrend) => (isPressing(nameOf(trend)) ? 0 : 1);
  const unusual = (trend: ResultTrend) => (isCalm(nameOf(trend)) ? 1 : 0);
  return trends.toSorted(
    (one, other) => pressing(one) - pressing(other) || byDay(one, other) || unusual(one) - unusual(other),
  );
}

const STATES = { ordered: 'Ordered', collected: 'Sample taken' } as const;

/** Not what it says: that comes once the doctor has looked at it. */
function AwaitedItem({ order: { test, orderedBy, state } }: { order: LabOrder }) {
  return (
    <li className={`ruled stack fit lead-140 ${styles.result}`}>
      <div className="row wrap between gap-4 gap-x-12">
        <h3 className="row-inline gap-8">
          <IconFlask size={20} aria-hidden />
          {test}
        </h3>
        <Badge>{state === 'ordered' || state === 'collected' ? STATES[state] : 'With your doctor'}</Badge>
      </div>
      <p className="muted">Ordered by {orderedBy}. You will be told when the result is here.</p>
    </li>
  );
}
