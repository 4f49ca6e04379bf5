import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { acknowledgedBy, anAlert } from '#web/alerts/testing.ts';
import { answerCalls, aPerson, renderPage } from '#web/testing.tsx';
import { SideMenu } from './side-menu.tsx';

const DOCTOR = aPerson({ role: 'doctor', name: 'Asha Rao', title: 'Senior Doctor', pud: null, patientId: null });

// spec: 2.48
test('the menu of a doctor counts today, requests, patients, unwritten diagnoses and open alerts', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const figures = { totalAppointments: 86, pendingApprovals: 8, totalPatients: 25, todayAppointments: 5 };
  const closed = { status: 'closed' as const, closed: { name: 'Priya Thomas', at: '2026-03-10T10:10:00.000Z' } };
  const alerts = [
    anAlert({ id: 'a' }),
    anAlert({ id: 'b', ...acknowledgedBy('Priya Thomas') }),
    anAlert({ id: 'c', ...closed }),
  ];
  answerCalls({
    'GET /api/doctor/stats': () => ({ body: { ...figures, lastMonth: figures } }),
    'GET /api/diagnoses/waiting': () => ({ body: { count: 3, first: [] } }),
    'GET /api/alerts': () => ({ body: alerts }),
  });
  renderPage(<SideMenu me={DOCTOR} clinicName="Banyan Street Clinic" isCollapsed={false} />);

  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  for (const text of ['Dashboard Overview5', 'Appointments8', 'Patients25', 'Diagnosis3', 'Emergency Alerts2'])
    await vi.waitFor(() =>
      expect(
        within(menu)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toContain(text),
    );
});
