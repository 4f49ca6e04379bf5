import { useNavigate, useSearch } from '@tanstack/react-router';
import { TRAIL_KINDS, type TrailFilter, type TrailKind } from '#contract/trail/trail.ts';
import { AccessReport } from '#web/trail/access-report.tsx';
import { ExportPanel } from '#web/trail/export-panel.tsx';
import { GlassReviews } from '#web/trail/glass-reviews.tsx';
import { SealPanel } from '#web/trail/seal-panel.tsx';
import { TrailFilters } from '#web/trail/trail-filters.tsx';
import { TrailLines } from '#web/trail/trail-lines.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Segments } from '#web/ui/navigation/segments.tsx';
import styles from './trail.module.css';

const isKind = (given: string | undefined): given is TrailKind =>
  given !== undefined && Object.hasOwn(TRAIL_KINDS, given);

/** Without what was left empty. */
const given = (search: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1])));

/** The filter stands in the address. */
export function TrailPage() {
  const { person, pud, kind, from, to, view } = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter: TrailFilter = given({ person, pud, kind: isKind(kind) ? kind : undefined, from, to });
  const show = (next: TrailFilter & { view?: string | undefined }) =>
    void navigate({ to: '/admin/trail', search: given(next), resetScroll: false });
  const hasSomeone = Boolean(person ?? pud);
  const isReport = hasSomeone && view === 'report';

  return (
    <div className="stack fit gap-16">
      <div>
        <h1>Audit trail</h1>
        <p className="muted">
          Who did what, in plain words. Nothing here can be changed, and no clinical data is shown: you see that a
          record was opened, never what is in it.
        </p>
      </div>
      <div className={classNames(`stack start gap-16 ${styles.columns}`, isReport && styles.wide)}>
        <div className="stack fit gap-16">
          <TrailFilters filter={filter} onChange={(next) => show({ ...next, view: isReport ? view : undefined })} />
          {hasSomeone && (
            <div>
              <Segments
                label="Show"
                choices={[
                  { value: 'lines', label: 'Line by line' },
                  { value: 'report', label: pud ? 'Who touched these data' : 'Whose data were touched' },
                ]}
                value={isReport ? 'report' : 'lines'}
                onChoose={(chosen) => show({ ...filter, view: chosen === 'report' ? 'report' : undefined })}
              />
            </div>
          )}
          {isReport ? <AccessReport filter={filter} /> : <TrailLines filter={filter} onClear={() => show({})} />}
        </div>
        <div className="stack fit gap-16">
          <SealPanel />
          <GlassReviews />
          <ExportPanel />
        </div>
      </div>
    </div>
  );
}
