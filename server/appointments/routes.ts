import * as contract from '#contract/appointments.ts';
import * as doctorContract from '#contract/doctor.ts';
import * as doctorsContract from '#contract/doctors.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Http, Route } from '../platform/route.ts';
import { arrivalRoutes } from './arrival/routes.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { changeStatus } from './change-status.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { listDays, listToday, readStats } from './doctor-day.ts';
import { leavingRoutes } from './leaving/routes.ts';
import { listAppointments, listPatientAppointments } from './list-appointments.ts';
import { listDoctors } from './list-doctors.ts';
import { listFreeDays, listSlots } from './list-slots.ts';
import { moveAppointment } from './move-appointment.ts';
import { readAppointment } from './read-appointment.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { undoDecision } from './undo-decision.ts';
import { waitlistRoutes } from './waitlist/routes.ts';

const PAGE = 100;

export function appointmentRoutes(route: Route): void {
  route(doctorsContract.listDoctors, (deps, _caller, { query }) => listDoctors(deps, query.department));
  route(doctorsContract.listSlots, (deps, _caller, { params, query }) => listSlots(deps, params.id, query.date));
  route(doctorsContract.listFreeDays, (deps, _caller, { params, query }) => listFreeDays(deps, params.id, query));

  route(contract.bookAppointment, (deps, actor, { body }) => bookAppointment(deps, actor, body));
  route(contract.createAppointment, (deps, actor, { body }) => bookAppointment(deps, actor, body));
  route(contract.rescheduleAppointment, (deps, actor, { params, body }) =>
    rescheduleAppointment(deps, actor, params.id, body),
  );
  route(contract.moveAppointment, (deps, actor, { params, body }) => moveAppointment(deps, actor, params.id, body));
  route(contract.cancelAppointment, (deps, actor, { params }) => cancelAppointment(deps, actor, params.id, null));
  route(contract.confirmAppointment, (deps, actor, { params }) => confirmAppointment(deps, actor, params.id));
  route(contract.undoDecision, (deps, actor, { params }) => undoDecision(deps, actor, params.id));
  for (const endpoint of [contract.changeAppointmentStatus, contract.changeDoctorAppointmentStatus]) {
    route(endpoint, (deps, actor, { params, body }) => changeStatus(deps, actor, params.id, body));
  }

  route(contract.readAppointment, (deps, actor, { params }) => readAppointment(deps, actor, params.id));
  route(contract.listAppointments, async (deps, actor, { query }, http) =>
    paged(http, query.limit, await listAppointments(deps, actor, { ...query, limit: query.limit ?? PAGE })),
  );
  route(contract.listPatientAppointments, async (deps, actor, { params, query }, http) =>
    paged(
      http,
      query.limit,
      await listPatientAppointments(deps, actor, params.id, { ...query, limit: query.limit ?? PAGE }),
    ),
  );
  route(doctorContract.listDoctorAppointments, async (deps, actor, { query }, http) => {
    const { from, until = from, limit = PAGE, after } = query;
    if (from && until) return listDays(deps, actor, { from, until });
    return paged(http, limit, await listAppointments(deps, actor, { limit, after }));
  });
  route(doctorContract.listTodayAppointments, (deps, actor) => listToday(deps, actor));
  route(doctorContract.readDoctorStats, (deps, actor) => readStats(deps, actor));
  leavingRoutes(route);
  waitlistRoutes(route);
  arrivalRoutes(route);
}

function paged<Row extends { id: string }>(http: Http, limit: number | undefined, rows: Row[]): Row[] {
  if (rows.length === (limit ?? PAGE)) nextPage(http, rows.at(-1)?.id);
  return rows;
}
