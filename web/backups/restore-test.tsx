import { IconAlertTriangle, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import type { BackupsReply } from '#contract/clinic/backups.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import styles from './backups.module.css';

/** Most tables are small: these are looked at first. */
const SHOWN = 6;

type Test = NonNullable<BackupsReply['lastTest']>;

export function RestoreTest({ test }: { test: Test }) {
  const timeZone = useTimeZone();
  const { at, seconds, result, tables, trail, problem } = test;
  const largest = tables.toSorted((one, other) => other.rows - one.rows);
  const [shown, rest] = [largest.slice(0, SHOWN), largest.slice(SHOWN)];
  return (
    <Panel
      title="Restore test"
      note={`${dayAndTime(at, timeZone)}, took ${seconds} s`}
      action={<Result result={result} />}
    >
      {problem && <p className={`ruled breakable ${styles.foot}`}>{problem}</p>}
      {tables.length > 0 && (
        <>
          <Tables tables={shown} />
          <details className={`ruled ${styles.foot}`}>
            <summary className="text-14">{`${rest.length} more tables`}</summary>
            <Tables tables={rest} />
          </details>
          <p className={`ruled text-14 faint ${styles.foot}`}>
            {`${tables.length} tables, ${tables.filter(({ isSame }) => isSame).length} the same · ${trail ?? ''}`}
          </p>
        </>
      )}
    </Panel>
  );
}

function Result({ result }: { result: Test['result'] }) {
  if (result === 'same')
    return (
      <Badge tone="ok" icon={<IconCircleCheck aria-hidden />}>
        identical
      </Badge>
    );
  const words = result === 'failed' ? 'did not come back' : 'not tried out';
  return (
    <Badge tone={result === 'failed' ? 'urgent' : 'attention'} icon={<IconAlertTriangle aria-hidden />}>
      {words}
    </Badge>
  );
}

function Tables({ tables }: { tables: Test['tables'] }) {
  return (
    <table className={`full ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Table</th>
          <th scope="col">In the clinic</th>
          <th scope="col">Restored</th>
          <th scope="col">Content</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ table, rows, restored, isSame }) => (
          <tr key={table}>
            <td className="breakable">{table.replaceAll('_', ' ')}</td>
            <td>{rows.toLocaleString('en-IN')}</td>
            <td>{restored.toLocaleString('en-IN')}</td>
            <td className={`icons-16 semibold ${isSame ? 'ok' : 'urgent'}`}>
              <span className="row gap-4">
                {isSame && <IconCheck aria-hidden />}
                {isSame ? 'same' : 'different'}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
