import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { FigureBox } from '#web/ui/page/page-head.tsx';
import { durationInWords } from '#web/ui/time/duration.ts';
import { useNow } from '#web/ui/time/now.ts';
import { minutesBetween } from '../minutes.ts';
import { useMedicationCounts, useMedicationTasks } from '../queries.ts';

/** How many doses are overdue, and by how much. */
export function OverdueFigure() {
  const now = useNow();
  const count = useMedicationCounts().data?.overdue;
  const tasks = useMedicationTasks().data ?? [];
  return <FigureBox count={count} tone="urgent" title="Overdue" note={lateInWords(tasks, now)} />;
}

/** "35 min to 1 h 45 min past the time", by the earliest and the latest of the rows below. */
function lateInWords(tasks: readonly MedicationTask[], now: Date): string | undefined {
  const late = tasks.filter(({ status }) => status === 'overdue').map(({ time }) => minutesBetween(time, now));
  if (late.length === 0) return undefined;
  const range = [...new Set([Math.min(...late), Math.max(...late)].map(durationInWords))];
  return `${range.join(' to ')} past the time`;
}
