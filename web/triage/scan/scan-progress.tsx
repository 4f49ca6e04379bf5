import { Button } from '#web/ui/button.tsx';
import styles from './scan-progress.module.css';

type ScanProgressProps = { share: number; onCancel: () => void };

export function ScanProgress({ share, onCancel }: ScanProgressProps) {
  const isThere = share >= 1;
  return (
    <div className={`stack middle gap-8 gap-x-16 ${styles.progress}`}>
      <p className="whole-row semibold" role="status">
        {isThere ? 'Analyzing...' : `Uploading ${Math.round(share * 100)} %`}
      </p>
      <progress value={isThere ? undefined : share} max={1} aria-label={isThere ? 'Analyzing' : 'Uploading'} />
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
