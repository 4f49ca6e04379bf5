import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { CustodyNotes, notesOf } from './custody-notes.tsx';
import { Member } from './member.tsx';
import { type PatientFamily, usePatientFamily } from './queries.ts';

/** In the chart: a doctor who has both in front of them confirms a parent or guardian, or refuses. All else is the desk's. */
export function WhoActs({ patientId }: { patientId: string }) {
  const family = usePatientFamily(patientId);
  return (
    <div className="stack gap-16 p-20">
      <p className="muted">
        Confirm a parent or guardian only if you have seen them with the child, or their papers. The desk adds and ends.
      </p>
      <QueryView query={family} lines={3}>
        {(known) => <Known family={known} />}
      </QueryView>
    </div>
  );
}

function Known({ family }: { family: PatientFamily }) {
  const notes = notesOf(family);
  return (
    <>
      <CustodyNotes notes={notes} />
      <KeepsFocus>
        {family.access.length === 0 ? (
          <p className="muted">Nobody acts for this person.</p>
        ) : (
          <ul aria-label="Who acts for this person">
            {family.access.map((member) => (
              <Member key={member.id} {...{ member, notes }} mayEnd={false} />
            ))}
          </ul>
        )}
      </KeepsFocus>
    </>
  );
}
