import { AlertsPanel } from '../alerts/alerts-panel.tsx';
import { useMyself } from '../identity/myself.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import styles from './doctor/doctor-dashboard.module.css';

/** The same for doctors and nurses. */
export function ClinicAlerts() {
  const me = useMyself();

  const home = me.role === 'doctor' ? '/doctor-dashboard' : '/staff-dashboard';
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <PageHead title="Emergency Alerts" />
      <AlertsPanel
        openChart={(patient) => (
          <ButtonLink to={home} search={{ view: 'patients', patient }}>
            Open chart
          </ButtonLink>
        )}
      />
    </div>
  );
}
