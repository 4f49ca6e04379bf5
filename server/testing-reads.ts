// A clinic in which every list has somebody in it, and for each endpoint that reads the call that shows it.
import type { Endpoint, Role } from '#contract/endpoint.ts';
import { callForHelp } from './alerts/call-for-help.ts';
import { anAppointment, aScheduledDoctor } from './appointments/testing.ts';
import { aThread } from './inbox/testing.ts';
import { changeDuty } from './staffing/duty.ts';
import type { TestApp } from './testing-app.ts';
import { CHART_CALLS, type ClosedCharts, fillCharts } from './testing-closed-chart.ts';
import type { Person } from './testing-people.ts';

export type Readers = {
  charts: ClosedCharts;
  people: Record<Role, Person[]>;
  visit: string;
  inbox: string;
  handover: string;
};

type Current = { id: string | null; version: number };

export async function fillLists(app: TestApp): Promise<Readers> {
  const charts = await fillCharts(app);
  const { patient, lying } = charts;
  const { doctor, nurse } = lying;
  const seen = await aScheduledDoctor(app);
  const date = app.clock.now().toISOString().slice(0, 10);
  const visit = await anAppointment(app, {
    patient: lying.patient,
    doctor: seen,
    date,
    time: '17:00',
    status: 'approved',
  });
  await anAppointment(app, { patient: charts.leaving.patient, doctor: seen, status: 'pending' });
  await callForHelp(app.deps, patient.actor, {});
  // Someone else may have handed this shift over: who is on duty reads it.
  await changeDuty(app.deps, nurse.actor, true);
  const current = (await app.as(nurse.cookie).get('/api/handovers/current')).json<{ current: Current }>();
  const { id, version } = current.current;
  const handed = await app.as(nurse.cookie).post('/api/handovers/current/hand-over', { version });
  const { id: inbox } = await aThread(app, patient, null);
  return {
    charts,
    people: {
      patient: [patient],
      doctor: [doctor, seen],
      staff: [nurse],
      desk: [await app.aReceptionist()],
      admin: [await app.anAdministrator()],
    },
    visit: visit.id,
    inbox,
    // An example may have handed this shift over before.
    handover: handed.statusCode === 200 ? handed.json<{ id: string }>().id : (id ?? ''),
  };
}

const SEARCHES: Record<string, string> = {
  '/patients/search': '?q=menon',
  '/patients/duplicates': '?name=Ravi%20Menon',
  '/reception/patients': '?q=menon',
  '/symptoms': '',
};

/** The id and the query with which an endpoint answers about somebody. */
export function callThatShows({ method, path }: Endpoint, { charts, visit, inbox, handover }: Readers) {
  const known = CHART_CALLS[`${method} ${path}`]?.(charts);
  const needsPud = path === '/admin/chart-looks' || path.startsWith('/admin/trail/report');
  const search = needsPud ? `?pud=${charts.patient.pud}` : (known?.search ?? SEARCHES[path] ?? '');
  return { id: known?.id ?? idFor(path, charts, { visit, inbox, handover }), search };
}

function idFor(
  path: string,
  charts: ClosedCharts,
  { visit, inbox, handover }: Pick<Readers, 'visit' | 'inbox' | 'handover'>,
): string {
  if (path.startsWith('/inpatients')) return charts.lying.id;
  if (path.startsWith('/appointments/{id}')) return visit;
  if (path.startsWith('/handovers')) return handover;
  if (path.startsWith('/inbox')) return inbox;
  if (path.startsWith('/lab-orders')) return charts.labs.resulted;
  if (path.startsWith('/doctors') || path.startsWith('/admin/accounts')) return charts.lying.doctor.id;
  return charts.patient.patientId;
}
