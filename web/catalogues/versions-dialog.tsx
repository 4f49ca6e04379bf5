import { Dialog } from '../ui/dialog/dialog.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useVersions } from './queries.ts';
import { cellsOf, detailsOf } from './words.ts';

/** Nothing is overwritten: each version stays, with who made it and until when it was offered. */
export function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const timeZone = useTimeZone();
  return (
    <Dialog isOpen onClose={onClose} title="Versions">
      <QueryView query={useVersions(id)} lines={4}>
        {(versions) => (
          <ol className="stack gap-16" reversed>
            {versions.map(({ id: versionId, version, madeBy, madeAt, closedAt, entry }) => (
              <li key={versionId}>
                <b>Version {version}</b>{' '}
                <span className="muted">
                  {madeAt ? `${madeBy ?? 'Somebody'}, ${dayAndTime(madeAt, timeZone)}` : 'came with Nadi'}
                  {closedAt ? `; offered until ${dayAndTime(closedAt, timeZone)}` : '; offered now'}
                </span>
                <p>{entry.name}</p>
                <p className="muted text-sm">{[detailsOf(entry), ...cellsOf(entry)].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      <p className="muted text-sm">Each prescription and each lab order keeps the version that it was written with.</p>
    </Dialog>
  );
}
