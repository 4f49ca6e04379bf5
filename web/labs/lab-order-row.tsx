import { IconFileText, IconHandStop, IconTestPipe } from '@tabler/icons-react';
import type { LabOrder, LabState } from '#contract/labs/lab-orders.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { BedChip } from '../ui/people/bed-tile.tsx';
import { FormerPuds } from '../ui/people/former-puds.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import styles from './lab-orders.module.css';
import { useCollect, useTakeOrder } from './queries.ts';

type LabOrderRowProps = { order: LabOrder; onEnter: () => void };

export function LabOrderRow({ order, onEnter }: LabOrderRowProps) {
  const timeZone = useTimeZone();
  const take = useTakeOrder();
  const collect = useCollect();
  const words = wordsFor(order.category, order.test);
  return (
    <li className={`stack middle gap-8 gap-x-20 outlined surface ${styles.order}`}>
      <div className={`row gap-12 min-0 lead-135 breakable ${styles.words}`}>
        <BedChip place={order.place} />
        <div>
          <h2>{order.isWithheld ? withheldWords(order) : order.test}</h2>
          <p>
            <b>{order.patient}</b> · <span className="nowrap">{order.pud}</span> <FormerPuds puds={order.formerPuds} />
          </p>
          <p className="muted text-15">
            {order.orderedBy}, {dayAndTime(order.orderedAt, timeZone)}
            {order.collectedBy &&
              order.collectedAt &&
              ` · ${words.collected} by ${order.collectedBy}, ${dayAndTime(order.collectedAt, timeZone)}`}
            {order.cancelReason && ` · ${order.cancelReason}`}
          </p>
        </div>
      </div>
      <LabSteps state={order.state} collected={words.collected} />
      <div className={`row stretch wrap gap-8 to-end ${styles.actions}`}>
        {order.can.take && (
          <Button
            icon={<IconHandStop aria-hidden />}
            isBusy={take.isPending}
            aria-label={`${order.takenBy ? `Take over from ${order.takenBy}` : 'Take'}: order of ${order.patient}`}
            onClick={() => mutateDetached(take, order, { onError: (error) => toast.error(sentenceFor(error)) })}
          >
            {order.takenBy ? 'Take over' : 'Take'}
          </Button>
        )}
        {order.can.collect && (
          <Button
            icon={<IconTestPipe aria-hidden />}
            isBusy={collect.isPending}
            aria-label={`${words.button}: ${order.test} of ${order.patient}`}
            onClick={() => mutateDetached(collect, order.id, { onError: (error) => toast.error(sentenceFor(error)) })}
          >
            {words.button}
          </Button>
        )}
        {order.can.enterResult && (
          <Button
            look={order.state === 'collected' ? 'primary' : 'secondary'}
            icon={<IconFileText aria-hidden />}
            aria-label={`${order.state === 'resulted' ? 'Correct result' : 'Enter result'}: ${order.test} of ${order.patient}`}
            onClick={onEnter}
          >
            {order.state === 'resulted' ? 'Correct result' : 'Enter result'}
          </Button>
        )}
      </div>
    </li>
  );
}

const withheldWords = ({ takenBy }: LabOrder): string =>
  takenBy ? `Test: for those in care. ${takenBy} has taken it.` : 'Test: for those in care. Take it to read it.';

const STEPS = ['ordered', 'collected', 'resulted', 'reviewed', 'released'] as const;

/** Where an order is on its way: past is filled, future is open. */
function LabSteps({ state, collected }: { state: LabState; collected: string }) {
  const named = (step: LabState) => (step === 'collected' ? collected : step);
  if (state === 'cancelled') return <p className="muted">Cancelled by the doctor</p>;
  const here = STEPS.indexOf(state);
  return (
    <ol className={`stack ${styles.steps}`} aria-label={`Step ${here + 1} of ${STEPS.length}: ${named(state)}`}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= here ? styles.past : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          {named(step)}
        </li>
      ))}
    </ol>
  );
}

// A sample is collected, an image is taken, an examination is done.

type Words = { collected: string; button: string };

const TAKEN: Words = { collected: 'taken', button: 'Image taken' };
const DONE: Words = { collected: 'done', button: 'Done' };
const COLLECTED: Words = { collected: 'collected', button: 'Collected' };

const BY_CATEGORY: Record<string, Words> = { Imaging: TAKEN };
// By their names: they share a category with blood tests.
const EXAMINATIONS = new Set(['ECG', 'Echocardiogram', 'Spirometry']);

const wordsFor = (category: string, test = ''): Words =>
  EXAMINATIONS.has(test) ? DONE : (BY_CATEGORY[category] ?? COLLECTED);
