import { AskForErasure } from '#web/erasures/ask-for-erasure.tsx';
import { ErasureList } from '#web/erasures/erasure-list.tsx';

/** Patients who want to be forgotten. */
export function ErasuresPage() {
  return (
    <div className="stack fit gap-16">
      <div>
        <h1>Erasures</h1>
        <p className="muted">Patients who asked to be forgotten. You see who they are, never what is in the record.</p>
      </div>
      <ErasureList />
      <AskForErasure />
    </div>
  );
}
