import * as accounts from '#contract/staffing/accounts.ts';
import * as dutyContract from '#contract/staffing/duty.ts';
import * as importContract from '#contract/staffing/people-import.ts';
import * as contract from '#contract/staffing/staffing.ts';
import * as pageContract from '#contract/staffing/writing-doctor-pages.ts';
import type { Route } from '../platform/route.ts';
import { applyAsDoctor } from './apply-as-doctor.ts';
import { approveApplication } from './approve-application.ts';
import { changeRole, enableAccount, endAccountSessions } from './change-account.ts';
import { declineApplication } from './decline-application.ts';
import { readDoctorPage } from './doctor-pages/read-doctor-page.ts';
import { saveDoctorPage } from './doctor-pages/save-doctor-page.ts';
import { changeDuty, readDuty } from './duty.ts';
import { editAccount } from './edit-account.ts';
import { importPeople, previewPeople } from './importing/import-people.ts';
import { inviteDoctor, inviteStaff, resendInvitation } from './invite-staff.ts';
import { presentAccount, presentApplication } from './present.ts';
import { allApplications, allWorkers } from './store.ts';

export function staffingRoutes(route: Route): void {
  route(contract.applyAsDoctor, async (deps, caller, { body }) => {
    await applyAsDoctor(deps, caller, body);
    return { message: 'Thank you. We have your application and will write to you.' };
  });
  route(contract.listApplications, async ({ db }) => (await allApplications(db)).map(presentApplication));
  route(contract.approveApplication, (deps, actor, { params, body }) =>
    approveApplication(deps, actor, { id: params.id, title: body.title }),
  );
  route(contract.declineApplication, (deps, actor, { params, body }) =>
    declineApplication(deps, actor, { id: params.id, reason: body.reason }),
  );
  route(accounts.inviteStaff, (deps, actor, { body }) => inviteStaff(deps, actor, body));
  route(accounts.inviteDoctor, (deps, actor, { body }) => inviteDoctor(deps, actor, body));
  route(importContract.previewPeople, (deps, _actor, { body }) => previewPeople(deps, body));
  route(importContract.importPeople, (deps, actor, { body }) => importPeople(deps, actor, body));
  route(accounts.listAccounts, async ({ db }) => (await allWorkers(db)).map(presentAccount));
  route(accounts.resendInvitation, async (deps, actor, { params }) => {
    await resendInvitation(deps, actor, params.id);
    return { message: 'The invitation is on its way.' };
  });
  route(accounts.enableAccount, (deps, actor, { params }) => enableAccount(deps, actor, params.id));
  route(accounts.editAccount, (deps, actor, { params, body }) => editAccount(deps, actor, params.id, body));
  route(accounts.endAccountSessions, (deps, actor, { params }) => endAccountSessions(deps, actor, params.id));
  route(accounts.changeRole, (deps, actor, { params, body }) => changeRole(deps, actor, { id: params.id, ...body }));
  route(pageContract.readDoctorPage, (deps, actor, { params }) => readDoctorPage(deps, actor, params.id));
  route(pageContract.saveDoctorPage, (deps, actor, { params, body }) => saveDoctorPage(deps, actor, params.id, body));
  route(dutyContract.readDuty, (deps, actor) => readDuty(deps, actor));
  route(dutyContract.setDuty, (deps, actor, { body }) => changeDuty(deps, actor, body.isOnDuty));
}
