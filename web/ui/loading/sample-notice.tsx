import { IconRefresh } from '@tabler/icons-react';
import { requestIdOf } from '#web/refusal.ts';
import { Button } from '../button.tsx';
import { AlertBox } from '../feedback/alert-box.tsx';
import { useTimeZone } from '../time/clinic-time.ts';
import { dayAndTime } from '../time/time.ts';
import styles from './sample-notice.module.css';

export type FailureWords = {
  /** "Failed to fetch patients" */
  failed: string;
  /** Beside made-up rows, which only a demo clinic shows. */
  sample: { title: string; text?: string };
};

type SampleNoticeProps = {
  words: FailureWords;
  error: unknown;
  /** What stands below it: made-up rows, what was really loaded at that time, or nothing. */
  shown: { kind: 'sample' } | { kind: 'loaded'; at: number } | { kind: 'nothing' };
  onRetry: () => void;
  isRetrying: boolean;
};

/** A list that could not be fetched says so, says how old what it shows is, and offers another try. */
export function SampleNotice({ words, error, shown, onRetry, isRetrying }: SampleNoticeProps) {
  const timeZone = useTimeZone();
  const requestId = requestIdOf(error);
  return (
    <AlertBox
      tone="attention"
      role="alert"
      className={styles.notice}
      title={shown.kind === 'sample' ? words.sample.title : words.failed}
    >
      {shown.kind === 'sample' && words.sample.text && <p>{words.sample.text}</p>}
      {shown.kind === 'loaded' && (
        <p>Shown is what was loaded {dayAndTime(new Date(shown.at), timeZone)}; it may have changed since.</p>
      )}
      {requestId && <p className="muted text-14 breakable">Request {requestId}</p>}
      <Button
        size="small"
        icon={<IconRefresh aria-hidden />}
        onClick={onRetry}
        isBusy={isRetrying}
        busyText="Retrying…"
      >
        Retry
      </Button>
    </AlertBox>
  );
}
