import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, aPerson, renderPage } from '../testing.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { WardLayout } from './ward-layout.tsx';

const NURSE = aPerson({ role: 'staff', name: 'Priya Thomas', title: 'Senior Nurse', pud: null, patientId: null });
const CLINIC = {
  name: 'Banyan Street Clinic',
  timeZone: 'UTC',
  emergencyNumber: '112',
  phone: '+91 80 4000 1000',
  email: 'desk@clinic.example',
  supportHours: 'every day',
  mode: 'demo',
};
const COUNTS = {
  inpatients: 13,
  needAttention: 4,
  critical: 1,
  attention: 3,
  stable: 8,
  notScored: 1,
  observationsLate: 1,
  openDoses: 12,
  overdueDoses: 2,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  answerCalls({
    'GET /api/clinic': () => ({ body: CLINIC }),
    'GET /api/inpatients/counts': () => ({ body: COUNTS }),
    'GET /api/messages/counts': () => ({ body: { unread: 3, activeDoctors: 7 } }),
    'GET /api/alerts': () => ({ body: [] }),
    'GET /api/staff-tasks?state=unfinished&limit=200': () => ({ body: [] }),
    'GET /api/lab-orders?list=open&limit=200': () => ({ body: [] }),
    'GET /api/notices': () => ({ body: [] }),
    'GET /api/duty': () => ({ body: { isOnDuty: true, since: null } }),
  });
  renderPage(
    <WardLayout me={NURSE}>
      <PageHead title="Patient Overview" />
    </WardLayout>,
  );
});

// spec: 2.55
test('the menu of a nurse counts inpatients, open doses and unread messages, and the header says Senior Nurse', async () => {
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await within(menu).findByText('13');
  const linkTo = (name: RegExp) => within(menu).getByRole('link', { name }).textContent;
  expect(linkTo(/^Patient Overview/)).toBe('Patient Overview13');
  expect(linkTo(/^Medication Queue/)).toBe('Medication Queue12');
  expect(linkTo(/^Doctor Messages/)).toBe('Doctor Messages3');
  for (const name of ['Staff Tasks', 'Lab Orders', 'Patients', 'Admissions', 'Handover', 'Emergency Alerts'])
    expect(within(menu).getByRole('link', { name })).toBeTruthy();
  expect(screen.getByText('Senior Nurse')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Patient Overview' })).toBeTruthy();
});

test('the lamp makes it night by hand, and day again', async () => {
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await userEvent.click(within(menu).getByRole('button', { name: 'Night' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(within(menu).getByRole('button', { name: 'Day' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});
