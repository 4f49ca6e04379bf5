import { useState } from 'react';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { useServerIsAway } from '#web/connection.ts';
import { useMyself } from '#web/identity/myself.ts';
import { GiveAsNeededSheet } from '#web/medicines/as-needed/give-as-needed-sheet.tsx';
import { GiveTaskSheet } from '#web/medicines/give/give-task-sheet.tsx';
import { NotGivenDialog } from '#web/medicines/give/not-given-dialog.tsx';
import { useDosesInDoubt } from '#web/medicines/lost-records.ts';
import { useAsNeeded, useMedicationTasks } from '#web/medicines/queries.ts';

/** The doses of one inpatient that can be given now, and the sheet on which they are. */
export function useDosesOf(inpatientId: string) {
  const [givingId, setGivingId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<MedicationTask | null>(null);
  const [asNeededId, setAsNeededId] = useState<string | null>(null);
  const isAway = useServerIsAway();
  const me = useMyself();
  const unsure = useDosesInDoubt();
  const open = (useMedicationTasks().data ?? []).filter(
    (task) =>
      task.inpatientId === inpatientId && task.administration === null && task.can.complete && !unsure.has(task.id),
  );
  const asNeeded = (useAsNeeded().data ?? []).filter((order) => order.inpatientId === inpatientId && order.can.give);
  return {
    canGiveAsNeeded: new Set(asNeeded.map(({ id }) => id)),
    giveAsNeeded: setAsNeededId,
    canGive: new Set(open.map(({ id }) => id)),
    give: setGivingId,
    sheets: (
      <>
        <GiveTaskSheet
          taskId={givingId}
          isAway={isAway}
          signedAs={me.name}
          onClose={() => setGivingId(null)}
          onLeave={(task) => {
            setGivingId(null);
            setLeaving(task);
          }}
        />
        <GiveAsNeededSheet
          isOpen={asNeededId !== null}
          order={asNeeded.find(({ id }) => id === asNeededId) ?? null}
          isAway={isAway}
          signedAs={me.name}
          onClose={() => setAsNeededId(null)}
        />
        <NotGivenDialog task={leaving} onClose={() => setLeaving(null)} />
      </>
    ),
  };
}
