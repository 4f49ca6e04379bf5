import { useSectionInView } from '#web/ui/viewport/section-in-view.ts';
import type { DiagnosisForm } from './diagnosis-form.ts';
import styles from './part-links.module.css';

export const PARTS = { medications: 'medications', tests: 'laboratory-tests', tasks: 'staff-tasks', notes: 'notes' };

/** The parts stand below each other, all in sight; the tabs lead to them and count what is chosen. */
export function PartLinks({ form }: { form: DiagnosisForm }) {
  const parts = [
    { id: PARTS.medications, label: 'Medications', count: form.medications.length },
    { id: PARTS.tests, label: 'Laboratory Tests', count: form.tests.length },
    { id: PARTS.tasks, label: 'Staff Tasks', count: form.staffTasks.length },
  ];
  const current = useSectionInView(parts.map(({ id }) => id));
  const goTo = (id: string) => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  };
  return (
    <nav className={`row stretch gap-4 min-0 ${styles.parts}`} aria-label="Parts of the diagnosis">
      {parts.map(({ id, label, count }) => (
        <button
          className="row-inline pressable muted semibold nowrap"
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => goTo(id)}
        >
          {label}
          {count > 0 && <span className="sunk text-centre">{count}</span>}
        </button>
      ))}
    </nav>
  );
}
