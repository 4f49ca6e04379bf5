import * as contract from '#contract/appointments/appointments.ts';
import * as doctorContract from '#contract/appointments/doctor-day.ts';
import * as doctorsContract from '#contract/appointments/doctors.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Http, Route } from '../platform/route.ts';
import { arrivalRoutes } from './arrival/routes.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { listDoctors } from './booking/list-doctors.ts';
import { listFreeDays, listSlots } from './booking/list-slots.ts';
import { readDoctor } from './booking/read-doctor.ts';
import { cancelAppointment } from './changing/cancel-appointment.ts';
import { changeStatus } from './changing/change-status.ts';
import { confirmAppointment } from './changing/confirm-appointment.ts';
import { moveAppointment } from './changing/move-appointment.ts';
import { rescheduleAppointment } from './changing/reschedule-appointment.ts';
import { undoDecision } from './changing/undo-decision.ts';
import { closedDayRoutes } from './closed-days/routes.ts';
import { receptionRoutes } from './desk/routes.ts';
import { listDays, listToday } from './doctor-day.ts';
import { readFigures } from './doctor-figures.ts';
import { doctorHourRoutes } from './doctor-hours/routes.ts';
import { lapsingRoutes } from './lapsing/routes.ts';
import { leavingRoutes } from './leaving/routes.ts';
import { listAppointments, listPatientAppointments } from './list-appointments.ts';
import { readAppointment } from './read-appointment.ts';
import { type CheckText, readReason } from './reasons/read-reason.ts';
import { waitingRoomRoutes } from './waiting-room/routes.ts';
import { waitlistRoutes } from './waitlist/routes.ts';

const PAGE = 100;

/** `checkText`: how a reason is read, by a module that comes after this one. */
export function appointmentRoutes(route: Route, checkText: CheckText): void {
  closedDayRoutes(route);
  doctorHourRoutes(route);
  route(doctorsContract.listDoctors, (deps, _caller, { query }) => listDoctors(deps, query.department));
  route(doctorsContract.readDoctor, (deps, _caller, { params }) => readDoctor(deps, params.id));
  route(doctorsContract.listSlots, (deps, caller, { params, query }) => listSlots(deps, caller, params.id, query));
  route(doctorsContract.listFreeDays, (deps, caller, { params, query }) =>
    listFreeDays(deps, caller, params.id, query),
  );

  for (const endpoint of [contract.bookAppointment, contract.createAppointment]) {
    route(endpoint, {
      isDear: ({ body }) => Boolean(body.reason),
      before: (deps, actor, { body }, { request }) => readReason(deps, actor, body.reason, request.ip, checkText),
      handle: (deps, actor, { body }, _http, read) => bookAppointment(deps, actor, body, read),
    });
  }
  route(contract.rescheduleAppointment, {
    before: (deps, actor, { body }, { request }) => readReason(deps, actor, body.reason, request.ip, checkText),
    handle: (deps, actor, { params, body }, _http, read) => rescheduleAppointment(deps, actor, params.id, body, read),
  });
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
  route(doctorContract.readDoctorStats, (deps, actor) => readFigures(deps, actor));
  lapsingRoutes(route);
  leavingRoutes(route);
  waitlistRoutes(route, checkText);
  arrivalRoutes(route);
  receptionRoutes(route);
  waitingRoomRoutes(route);
}

function paged<Row extends { id: string }>(http: Http, limit: number | undefined, rows: Row[]): Row[] {
  if (rows.length === (limit ?? PAGE)) nextPage(http, rows.at(-1)?.id);
  return rows;
}
