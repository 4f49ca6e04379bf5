import type { MedicationTask } from '#contract/medication-tasks.ts';
import { durationInWords } from '#web/ui/duration.ts';
import { useNow } from '#web/ui/now.ts';
import { FigureBox } from '#web/ui/page-head.tsx';
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
