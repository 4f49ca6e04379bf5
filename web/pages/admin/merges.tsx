import { MergeList } from '#web/merges/merge-list.tsx';

/** Proposals of the reception, and what became of them. */
export function MergesPage() {
  return (
    <div className="stack fit gap-16">
      <div>
        <h1>Merges</h1>
        <p className="muted">
          Two records of one person, proposed by the reception. You see who they are, never what is in the records.
        </p>
      </div>
      <MergeList />
    </div>
  );
}
