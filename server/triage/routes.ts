import * as alerts from '#contract/alerts.ts';
import * as readings from '#contract/readings/reading-advice.ts';
import { listSymptoms as listSymptomRecords } from '#contract/triage/stored-triage.ts';
import * as records from '#contract/triage/symptom-records.ts';
import * as contract from '#contract/triage/symptoms.ts';
import { ENGINE_VERSION } from '#triage-engine/version.ts';
import { sendPhoto } from '../platform/http/send-photo.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { chooseProvider, nameOfService } from './ai/choose-provider.ts';
import { analyzeSymptoms } from './answering/analyze-symptoms.ts';
import { answerQuestionnaire } from './answering/answer-questionnaire.ts';
import { answerSketch } from './answering/answer-sketch.ts';
import { warmEngine } from './engine/ask-engine.ts';
import { listSymptoms } from './list-symptoms.ts';
import { alertClinic } from './notifying/alert-clinic.ts';
import { notifyOfReading } from './notifying/notify-of-reading.ts';
import { scanSymptoms } from './photo/scan-symptoms.ts';
import { readSealedPhoto, readSymptoms } from './read-symptoms.ts';
import { rateSymptoms, saveSymptoms } from './save-symptoms.ts';

const PAGE = 20;

export function triageRoutes(route: Route): void {
  route(contract.analyzeSymptoms, (deps, caller, { body }, { request }) =>
    analyzeSymptoms(deps, caller, body, request.ip),
  );
  route(contract.answerQuestionnaire, (deps, caller, { body }, { request }) =>
    answerQuestionnaire(deps, caller, body, request.ip),
  );
  route(contract.answerSketch, (deps, caller, { body }, { request }) => answerSketch(deps, caller, body, request.ip));
  route(contract.scanSymptoms, (deps, caller, { body }, { upload, request }) =>
    scanSymptoms(deps, caller, { bytes: upload?.bytes, address: request.ip }, body),
  );
  route(contract.readTriageService, async ({ config }) => {
    warmEngine();
    const provider = chooseProvider(config);
    return {
      text: provider.name,
      image: provider.looksAtPhotos ? provider.name : null,
      asksConsent: provider.name !== 'embedded',
      name: nameOfService(config),
      engine: ENGINE_VERSION,
    };
  });
  route(alerts.alertFromTriage, (deps, actor, { params, body }) => alertClinic(deps, actor, params.id, body));
  route(readings.notifyOfReading, (deps, actor, { params, body }) => notifyOfReading(deps, actor, params.id, body));
  route(records.saveSymptoms, {
    before: (deps, actor, { body }, { request }) => rateSymptoms(deps, actor, body, request.ip),
    handle: (deps, actor, _input, _http, rated) => saveSymptoms(deps, actor, rated),
  });
  route(listSymptomRecords, async (deps, actor, { query }, http) => {
    const limit = query.limit ?? PAGE;
    const results = await listSymptoms(deps, actor, { ...query, limit });
    if (results.length === limit) nextPage(http, results.at(-1)?.id);
    return results;
  });
  route(records.readSymptoms, (deps, actor, { params }) => readSymptoms(deps, actor, params.id));
  route(records.readPhoto, async (deps, actor, { params }, http) => {
    sendPhoto(http, await readSealedPhoto(deps, actor, params.id));
    return '';
  });
}
