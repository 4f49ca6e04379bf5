import { IconFlask } from '@tabler/icons-react';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { type NamedResult, useNamedResults } from './named-results.ts';
import { ResultItem } from './result-item.tsx';
import { isCalm, type Visit, visitAbout } from './result-words.ts';
import styles from './results.module.css';

type ResultsCardProps = { patientId: string; visits: readonly Visit[] };

/** What a doctor has reviewed and released, one entry per test with its earlier values, and what is still awaited. */
export function ResultsCard({ patientId, visits }: ResultsCardProps) {
  const { results, isAdult, named } = useNamedResults(patientId);
  return (
    <Card title={t('Results')}>
      <QueryView query={results} lines={4}>
        {({ waiting }) => (
          <ul className={styles.results}>
            {waiting.map((order) => (
              <AwaitedItem key={order.id} order={order} />
            ))}
            <Shown {...{ isAdult, visits, named }} />
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

type ShownProps = { named: readonly NamedResult[]; visits: readonly Visit[]; isAdult: boolean };

/** So few are shown whole. Of more, what is as usual opens when it is asked for. */
const WHOLE_UP_TO = 3;

/** The doctor's note is about the whole order: it stands once. */
function Shown({ named, visits, isAdult }: ShownProps) {
  const now = useNow();
  const isFirstOfOrder = ({ orderId, id }: LabReport) =>
    named.find(({ trend }) => trend.newest.orderId === orderId)?.trend.newest.id === id;
  return named.map((result) => (
    <ResultItem
      key={result.trend.newest.id}
      {...{ result, isAdult }}
      visit={visitAbout(result.trend.newest.orderedById, visits, now)}
      hasNote={isFirstOfOrder(result.trend.newest)}
      isShort={named.length > WHOLE_UP_TO && isCalm(result.name)}
    />
  ));
}

const STATES = { ordered: msg('Ordered'), collected: msg('Sample taken') } as const;

/** Not what it says: that comes once the doctor has looked at it. */
function AwaitedItem({ order: { test, orderedBy, state } }: { order: LabOrder }) {
  return (
    <li className={`ruled stack fit lead-140 ${styles.result}`}>
      <div className="row wrap between gap-4 gap-x-12">
        <h3 className="row-inline gap-8">
          <IconFlask size={20} aria-hidden />
          <AsWritten>{test}</AsWritten>
        </h3>
        <Badge>{state === 'ordered' || state === 'collected' ? tMarked(STATES[state]) : t('With your doctor')}</Badge>
      </div>
      <p className="muted">{t('Ordered by {name}. You will be told when the result is here.', { name: orderedBy })}</p>
    </li>
  );
}
