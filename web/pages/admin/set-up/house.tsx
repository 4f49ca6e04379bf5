import { IconEye } from '@tabler/icons-react';
import { GUIDED_STEPS, type GuidedStep, type SetUp } from '#contract/clinic/set-up.ts';
import { useClinic, useDepartments } from '#web/api/clinic.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Facts } from '#web/ui/page/facts.tsx';
import styles from './set-up.module.css';

const WINDOW_STEP = 46;

type HouseProps = { setUp: SetUp; current: GuidedStep | 'none' };

/** A window lights with every step. The words beside say the same. */
export function House({ setUp: { steps, doors, figures }, current }: HouseProps) {
  const clinic = useClinic().data;
  const departments = useDepartments().data;
  const lit = steps.filter(({ state }) => state === 'done').length;
  return (
    <aside className={`stack fit gap-16 ${styles.aside}`} aria-label="The clinic as it stands">
      <svg className={styles.house} viewBox="0 0 270 250" aria-hidden>
        <path className={styles.roof} d="M18 44 30 18h210l12 26Z" />
        <rect className={styles.wall} x="26" y="44" width="218" height="196" rx="4" />
        {GUIDED_STEPS.map((step, index) => {
          const state = steps.find((one) => one.step === step)?.state;
          const x = 34 + index * (WINDOW_STEP - 5);
          return (
            <g key={step} className={classNames(state === 'done' && styles.lit, step === current && styles.next)}>
              <rect className={styles.window} x={x} y="70" width="34" height="48" rx="17" />
              <path className={styles.bar} d={`M${x + 17} 70v48M${x} 94h34`} />
            </g>
          );
        })}
        <path className={doors ? styles.inside : styles.door} d="M98 240v-56c0-28 18-40 37-40s37 12 37 40v56Z" />
        <path className={styles.bar} d="M135 144v96" />
        <path className={styles.ground} d="M2 240h266" />
      </svg>
      <div className="text-centre">
        <p className="text-18 bold">{doors ? 'The doors are open.' : 'A window lights with every step.'}</p>
        <p className="muted">
          {lit} of {GUIDED_STEPS.length} steps done
        </p>
      </div>
      {clinic && (
        <section className={`panel p-20 ${styles.card}`} aria-labelledby="as-patients-see">
          <h2 id="as-patients-see" className="row gap-8 muted text-14 regular icons-18">
            <IconEye aria-hidden /> As patients see it
          </h2>
          <b className="block text-18 mt-4">{clinic.name}</b>
          <Facts
            rows={{
              Where: clinic.address,
              Departments: departments?.map(({ name }) => name).join(', ') || null,
              Doctors: figures.working.doctors === 0 ? 'None yet' : String(figures.working.doctors),
              Open: clinic.supportHours,
              Emergency: `Dial ${clinic.emergencyNumber}. Nadi calls no ambulance.`,
            }}
          />
        </section>
      )}
    </aside>
  );
}
