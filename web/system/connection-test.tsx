// The connection test of the overview: four calls of ours, each with its status code or what went wrong.
import { IconCircleCheck, IconCircleX, IconLoader2, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import styles from './connection-test.module.css';

const CALLS = [
  { name: 'GET /test', url: '/api/test' },
  { name: 'GET /patients', url: '/api/patients?limit=1' },
  { name: 'GET /appointments', url: '/api/appointments?limit=1' },
  { name: 'GET /symptoms', url: '/api/symptoms?limit=1' },
] as const;

type Outcome = { name: string; isOk: boolean; words: string };

/** Runs when it is shown, and again on Re-run Tests; never in the background. */
export function ConnectionTest() {
  const timeZone = useTimeZone();
  const test = useQuery({
    queryKey: ['connection-test'],
    queryFn: async ({ signal }) => ({
      at: new Date(),
      outcomes: await Promise.all(CALLS.map((call) => run(call, signal))),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isFixed: true },
  });
  const { data, isFetching, refetch } = test;
  const failed = data?.outcomes.filter(({ isOk }) => !isOk).length ?? 0;
  return (
    <section className={`row panel wrap lead-130 ${styles.test}`} aria-labelledby="connection-test">
      <div>
        <h2 id="connection-test">API connection test</h2>
        <p role="status">
          {data && !isFetching
            ? `Run at ${timeOfDay(data.at, timeZone)}, ${failed === 0 ? 'all answered' : `${failed} failed`}`
            : 'Running …'}
        </p>
      </div>
      <ul className="stack gap-12 grow">
        {CALLS.map(({ name }) => (
          <Row
            key={name}
            name={name}
            outcome={isFetching ? undefined : data?.outcomes.find((each) => each.name === name)}
          />
        ))}
      </ul>
      <Button look="quiet" icon={<IconRefresh aria-hidden />} isBusy={isFetching} onClick={() => void refetch()}>
        Re-run Tests
      </Button>
    </section>
  );
}

function Row({ name, outcome }: { name: string; outcome: Outcome | undefined }) {
  const Icon = !outcome ? IconLoader2 : outcome.isOk ? IconCircleCheck : IconCircleX;
  return (
    <li className={outcome && (outcome.isOk ? styles.ok : styles.bad)}>
      <Icon aria-hidden />
      <div>
        <code>{name}</code>
        <span>{outcome?.words ?? 'Asking …'}</span>
      </div>
    </li>
  );
}

async function run({ name, url }: (typeof CALLS)[number], signal: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  try {
    const answer = await fetch(url, { signal });
    await answer.arrayBuffer();
    const took = `${Math.round(performance.now() - started)} ms`;
    return {
      name,
      isOk: answer.ok,
      words: `${answer.status} ${answer.statusText || (answer.ok ? 'OK' : 'Error')}, ${took}`,
    };
  } catch (error) {
    return { name, isOk: false, words: error instanceof Error ? error.message : 'No answer' };
  }
}
