import * as prescriptions from '#contract/medicines/prescriptions.ts';
import * as contract from '#contract/patients/diagnoses.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { addAddendum } from './add-addendum.ts';
import { checkDiagnosis } from './check-safety.ts';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { findCodes } from './find-codes.ts';
import { listWaiting } from './list-waiting.ts';
import { listPrescriptions } from './prescriptions/list-prescriptions.ts';
import { readSheet } from './prescriptions/read-sheet.ts';
import { stopMedicine } from './prescriptions/stop-medicine.ts';
import { listDiagnoses, readDiagnosis } from './read-diagnosis.ts';
import { signDiagnosis } from './sign-diagnosis.ts';

const PAGE = 50;

export function careRoutes(route: Route): void {
  route(contract.searchCodes, (deps, actor, { query }) => findCodes(deps, actor, query));
  route(contract.checkDiagnosis, (deps, actor, { body }) => checkDiagnosis(deps, actor, body));
  route(contract.signDiagnosis, (deps, actor, { body }) => signDiagnosis(deps, actor, body));
  route(contract.listWaitingDiagnoses, (deps, actor) => listWaiting(deps, actor));
  route(contract.readDiagnosis, (deps, actor, { params }) => readDiagnosis(deps, actor, params.id));
  route(contract.listDiagnoses, async (deps, actor, { params, query }, http) => {
    const limit = query.limit ?? PAGE;
    const diagnoses = await listDiagnoses(deps, actor, params.id, { ...query, limit });
    if (diagnoses.length === limit) nextPage(http, diagnoses.at(-1)?.id);
    return diagnoses;
  });
  route(contract.addAddendum, (deps, actor, { params, body }) => addAddendum(deps, actor, params.id, body.text));

  route(contract.readDraft, (deps, actor, { params }) => readDraft(deps, actor, params.id));
  route(contract.saveDraft, (deps, actor, { params, body }) => saveDraft(deps, actor, params.id, body));
  route(contract.clearDraft, async (deps, actor, { params }) => {
    await clearDraft(deps, actor, params.id);
    return { message: 'The draft is gone.' };
  });

  route(prescriptions.listPrescriptions, (deps, actor, { params }) => listPrescriptions(deps, actor, params.id));
  route(prescriptions.readPrescription, (deps, actor, { params }) => readSheet(deps, actor, params.id));
  route(prescriptions.stopMedicine, (deps, actor, { params, body }) =>
    stopMedicine(deps, actor, params.id, body.reason),
  );
}
