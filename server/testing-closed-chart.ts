// Patients with everything a chart can hold, and for each endpoint that reads a chart the call a doctor makes. None of
// it belongs to that doctor: only a care relationship or broken glass lets the call through.
import { aBed, anInpatient, aWaitingInpatient } from './admissions/testing.ts';
import { anAppointment } from './appointments/testing.ts';
import { aForm, aTreatedPatient, EMPTY_DRAFT, PARACETAMOL as PRESCRIBED, signFor } from './care/testing.ts';
import { aDocument } from './documents/testing.ts';
import { aHeldMedicine, anAskedRepeat } from './doses/testing.ts';
import { aThreadWithPhotos } from './inbox/testing.ts';
import { aLabOrder, aPdf, aReportForm } from './labs/testing.ts';
import { aDose, anOrder, PARACETAMOL } from './medication/testing.ts';
import { sendMessage } from './messages/send-message.ts';
import { giveAccess } from './patients/access/testing.ts';
import { addReadings } from './records/readings/add-readings.ts';
import type { TestApp } from './testing-app.ts';
import type { Patient } from './testing-people.ts';
import { COLD } from './triage/testing.ts';
import { aJpeg, aForm as aPhotoForm } from './triage/testing-photos.ts';
import { aVaccineDose, CARD_DOSE } from './vaccines/testing.ts';
import { observe } from './ward/observe.ts';
import { WELL } from './ward/testing.ts';

export type ChartCall = {
  id?: string;
  search?: string;
  body?: object;
};
export type ClosedCharts = Awaited<ReturnType<typeof fillCharts>>;

/** One who is treated and does not lie here, one who does, and one who is about to leave. */
export async function fillCharts(app: TestApp) {
  const [lying, leaving] = [await anInpatient(app), await anInpatient(app)];
  const [waiting, declined] = [await aWaitingInpatient(app), await aWaitingInpatient(app)];
  const { doctor } = lying;
  const { patient } = await aTreatedPatient(app, {}, doctor);
  const signed = await signFor(
    app,
    { doctor, patient },
    {
      medications: [PRESCRIBED],
      staffTasks: [{ task: 'SpO2 again after 30 minutes', priority: 'normal' }],
    },
  );
  const lab = async (state: 'ordered' | 'collected' | 'resulted' | 'reviewed') =>
    (await aLabOrder(app, { doctor, patient, state })).id;
  const { id: reported, nurse } = await aLabOrder(app, { doctor, patient, state: 'collected' });
  const { payload, type } = aReportForm(aPdf());
  await app.as(nurse.cookie).send('POST', `/api/lab-orders/${reported}/report`, payload, { 'content-type': type });
  const own = app.as(patient.cookie);
  const photo = aPhotoForm({ image: await aJpeg(), text: { context: 'It itches.' } });
  const scanned = await own.post('/api/symptoms/scan', photo.payload, { 'content-type': photo.type });
  const dose = await aDose(app, lying);
  const [reading] = await addReadings(app.deps, patient.actor, patient.patientId, {
    readings: [{ kind: 'weight', value: 61.4 }],
  });
  const [mistaken] = await addReadings(app.deps, patient.actor, patient.patientId, {
    readings: [{ kind: 'height', value: 161 }],
  });
  const vaccine = await aVaccineDose(app, doctor, patient);
  const { observation } = await observe(app.deps, lying.nurse.actor, lying.id, WELL);
  const held = await aHeldMedicine(app);
  const [confirming, refusing] = [await aGuardian(app, patient), await aGuardian(app, patient)];
  return {
    confirming,
    refusing,
    patient,
    lying,
    leaving,
    /** Admissions that nobody has accepted. */
    waiting,
    declined,
    /** Whoever breaks the glass breaks it for each. */
    patientIds: [patient, held.patient, ...[lying, leaving, waiting, declined].map((stay) => stay.patient)].map(
      ({ patientId }) => patientId,
    ),
    diagnosis: signed.id,
    prescription: signed.prescription?.id ?? '',
    medicine: signed.prescription?.medicines[0]?.id ?? '',
    repeat: await anAskedRepeat(app, { doctor, patient }),
    held,
    labs: { reported, ordered: await lab('ordered'), resulted: await lab('resulted'), reviewed: await lab('reviewed') },
    symptoms: (await own.post('/api/symptoms/analyze', { symptoms: COLD })).json<{ resultId: string }>().resultId,
    photo: scanned.json<{ resultId: string }>().resultId,
    document: (await aDocument(app, patient, { sharedWith: 'doctors' })).id,
    appointment: (await anAppointment(app, { patient, status: 'approved' })).id,
    thread: (await sendMessage(app.deps, doctor.actor, { ...ABOUT_THEM, patientId: patient.patientId })).id,
    inbox: await aThreadWithPhotos(app, patient, null),
    dose: dose.id,
    order: dose.orderId,
    otherOrder: (await anOrder(app, lying, { medication: 'Cetirizine', dose: { amount: 10, unit: 'mg' } })).id,
    freeBeds: [(await aBed(app)).id, (await aBed(app)).id],
    /** Others' at first; then what the doctor writes while the glass is broken, and may change only while it is. */
    written: { reading: reading?.id ?? '', observation: observation.id, draftVersion: 0 },
    vaccine,
    mistaken: mistaken?.id ?? '',
  };
}

const ABOUT_THEM = { priority: 'high', subject: 'Potassium', message: 'Please repeat it.' } as const;
const ofPatient = ({ patient }: ClosedCharts) => ({ id: patient.patientId });
const ofStay = ({ lying }: ClosedCharts) => ({ id: lying.id });
const DRAFT = { ...EMPTY_DRAFT, diagnosis: 'Pneum' };
const NEW_MEDICINE = { ...PARACETAMOL, medication: 'Pantoprazole', dose: { amount: 40, unit: 'mg' } };
const { medication: _same, ...TERMS } = PARACETAMOL;

/** By method and path, in an order in which all of them succeed once the glass is broken. */
export const CHART_CALLS: Record<string, (charts: ClosedCharts) => ChartCall> = {
  'GET /patients/{id}': ofPatient,
  'GET /patients/{id}/profile': ofPatient,
  'PUT /patients/{id}/profile': (charts) => ({ ...ofPatient(charts), body: { bloodGroup: 'B+' } }),
  'GET /patients/{id}/readings': ofPatient,
  'POST /patients/{id}/readings': (charts) => ({
    ...ofPatient(charts),
    body: { readings: [{ kind: 'heart-rate', value: 72 }] },
  }),
  'GET /patients/{id}/growth': ofPatient,
  'POST /readings/{id}/correction': ({ mistaken }) => ({
    id: mistaken,
    body: { value: 162, reason: 'Two digits were exchanged.' },
  }),
  'GET /patients/{id}/family': ofPatient,
  'GET /patients/{id}/private-parts': ofPatient,
  'PUT /patients/{id}/private-parts': (charts) => ({
    ...ofPatient(charts),
    body: { subject: 'diagnosis', id: charts.diagnosis, isPrivate: true },
  }),
  'POST /access/{id}/confirm': ({ confirming }) => ({ id: confirming, body: {} }),
  'POST /access/{id}/refuse': ({ refusing }) => ({
    id: refusing,
    body: { reason: 'The papers are of another child.' },
  }),
  'GET /patients/{id}/vaccines': ofPatient,
  'POST /patients/{id}/vaccines': (charts) => ({ ...ofPatient(charts), body: { ...CARD_DOSE, series: 'td' } }),
  'PUT /vaccine-doses/{id}': ({ vaccine }) => ({
    id: vaccine.dose,
    body: { ...CARD_DOSE, version: 1, place: 'Another card', reason: 'The wrong line was read.' },
  }),
  'POST /patients/{id}/vaccine-decisions': (charts) => ({
    ...ofPatient(charts),
    body: { series: 'mr', kind: 'not-needed', reason: 'Had measles as a child.' },
  }),
  'DELETE /vaccine-decisions/{id}': ({ vaccine }) => ({ id: vaccine.decision }),
  'DELETE /readings/{id}': ({ written }) => ({ id: written.reading }),
  'GET /patients/{id}/history': ofPatient,
  'GET /patients/{id}/summary': ofPatient,
  'GET /patients/{id}/admissions': ofPatient,
  'GET /appointments/patient/{id}': ofPatient,

  'GET /patients/{id}/diagnoses': ofPatient,
  'GET /diagnoses/{id}': ({ diagnosis }) => ({ id: diagnosis }),
  'POST /diagnoses/{id}/addenda': ({ diagnosis }) => ({ id: diagnosis, body: { text: 'The film shows one lobe.' } }),
  'POST /diagnoses/check': ({ patient }) => ({ body: { patient: patient.patientId, medications: [PRESCRIBED] } }),
  'GET /patients/{id}/diagnosis-draft': ofPatient,
  'PUT /patients/{id}/diagnosis-draft': (charts) => ({
    ...ofPatient(charts),
    body: { form: DRAFT, version: charts.written.draftVersion },
  }),
  'DELETE /patients/{id}/diagnosis-draft': ofPatient,
  'POST /diagnoses': ({ patient }) => ({ body: aForm(patient) }),
  'GET /patients/{id}/prescriptions': ofPatient,
  'GET /prescriptions/{id}': ({ prescription }) => ({ id: prescription }),
  'POST /prescribed-medicines/{id}/stop': ({ medicine }) => ({ id: medicine, body: { reason: 'A rash.' } }),

  'POST /prescribed-medicines/{id}/after-stay': ({ held }) => ({ id: held.medicineId, body: { decision: 'continue' } }),

  'GET /repeats/{id}': ({ repeat }) => ({ id: repeat }),
  'POST /repeats/{id}/decision': ({ repeat }) => ({ id: repeat, body: { decision: 'visit-first' } }),

  'GET /patients/{id}/lab-reports': ofPatient,
  'GET /lab-orders/{id}': ({ labs }) => ({ id: labs.reported }),
  'GET /lab-orders/{id}/report': ({ labs }) => ({ id: labs.reported }),
  'POST /lab-orders/{id}/review': ({ labs }) => ({ id: labs.resulted, body: { version: 4 } }),
  'POST /lab-orders/{id}/release': ({ labs }) => ({ id: labs.reviewed }),
  'POST /lab-orders/{id}/cancel': ({ labs }) => ({ id: labs.ordered, body: { reason: 'Done elsewhere.' } }),

  'GET /symptoms': ({ patient }) => ({ search: `?patientId=${patient.patientId}` }),
  'GET /symptoms/{id}': ({ symptoms }) => ({ id: symptoms }),
  'GET /symptoms/{id}/photo': ({ photo }) => ({ id: photo }),
  'GET /patients/{id}/documents': ofPatient,
  'GET /documents/{id}/page': ({ document }) => ({ id: document }),
  'POST /messages': ({ patient }) => ({
    body: { ...ABOUT_THEM, patientId: patient.patientId },
  }),

  'POST /inpatients/{id}/transfer': ({ lying, freeBeds }) => ({
    id: lying.id,
    body: { bedId: freeBeds[0], version: 1 },
  }),
  'GET /inpatients/{id}': ofStay,
  'GET /inpatients/{id}/observations': ofStay,
  'POST /inpatients/{id}/observations': (charts) => ({ ...ofStay(charts), body: WELL }),
  'POST /observations/{id}/entered-in-error': ({ written }) => ({
    id: written.observation,
    body: { reason: 'The other bed.' },
  }),
  'POST /inpatients/{id}/notes': (charts) => ({ ...ofStay(charts), body: { note: 'Slept well.' } }),
  'PUT /inpatients/{id}/saturation-scale': (charts) => ({
    ...ofStay(charts),
    body: { scale: 2, reason: 'Hypercapnic before.' },
  }),
  'PUT /inpatients/{id}/visit': (charts) => ({ ...ofStay(charts), body: { isSeen: true } }),
  'GET /inpatients/{id}/medication-orders': ofStay,
  'GET /inpatients/{id}/home-medicines': ofStay,
  'POST /inpatients/{id}/medication-orders/check': (charts) => ({ ...ofStay(charts), body: NEW_MEDICINE }),
  'POST /inpatients/{id}/medication-orders': (charts) => ({ ...ofStay(charts), body: NEW_MEDICINE }),
  'GET /medication-tasks/{id}': ({ dose }) => ({ id: dose }),
  'PUT /medication-orders/{id}': ({ order }) => ({
    id: order,
    body: { ...TERMS, dose: { amount: 1, unit: 'g' }, version: 1 },
  }),
  'POST /medication-orders/{id}/stop': ({ otherOrder }) => ({ id: otherOrder, body: { reason: 'No itch any more.' } }),
  'POST /inpatients/{id}/accept': ({ waiting }) => ({ id: waiting.id }),
  'POST /inpatients/{id}/decline': ({ declined }) => ({ id: declined.id, body: { reason: 'Comes to the clinic.' } }),
  'POST /inpatients/{id}/discharge': ({ leaving }) => ({
    id: leaving.id,
    body: { summary: 'Well again.', version: 1 },
  }),
  'POST /inpatients': ({ patient, lying, freeBeds }) => ({
    body: { patientId: patient.patientId, bedId: freeBeds[1], doctorId: lying.doctor.id, diagnosis: 'Pneumonia' },
  }),
};

/** Endpoints of doctors that read no single chart, and what decides there instead. */
export const NO_CHART: Record<string, string> = {
  'POST /vaccine-schedule/confirmation': 'the schedule of the clinic',
  'POST /patients/{id}/break-glass': 'is how a closed chart is opened',
  'GET /appointments/{id}': 'own appointment',
  'DELETE /appointments/{id}': 'own appointment',
  'PATCH /appointments/{id}/status': 'own appointment',
  'PUT /doctor/appointments/{id}/status': 'own appointment',
  'POST /appointments/{id}/undo': 'own appointment',
  'POST /appointments/{id}/move': 'own appointment',
  'POST /reception/visits/{id}/note': 'own appointment',
  'GET /visits/{id}': 'own appointment',
  'GET /visits/{id}/chat': 'own appointment',
  'GET /visits/{id}/relays': 'own appointment',
  'POST /visits/{id}/let-in': 'own appointment',
  'POST /visits/{id}/call-back': 'own appointment',
  'POST /visits/{id}/identity': 'own appointment',
  'POST /visits/{id}/seat': 'own appointment',
  'POST /visits/{id}/signals': 'own appointment',
  'POST /visits/{id}/signals/take': 'own appointment',
  'POST /visits/{id}/met': 'own appointment',
  'POST /visits/{id}/mode': 'own appointment',
  'POST /visits/{id}/chat': 'own appointment',
  'POST /visits/{id}/end': 'own appointment',
  'POST /visits/{id}/photos': 'own appointment',
  'GET /visit-photos/{id}': 'what belongs to an own video visit',
  'POST /visits/{id}/guests': 'own appointment',
  'POST /visit-guests/{id}/let-in': 'what belongs to an own video visit',
  'POST /visit-guests/{id}/put-out': 'what belongs to an own video visit',
  'POST /messages/{id}/acknowledge': 'own thread',
  'POST /messages/{id}/read': 'own thread',
  'POST /messages/{id}/replies': 'own thread',
  'GET /inbox/{id}': 'own inbox',
  'GET /inbox/photos/{id}': 'own inbox',
  'POST /inbox/{id}/read': 'own inbox',
  'POST /inbox/{id}/replies': 'own inbox',
  'POST /inbox/{id}/assign': 'own inbox',
  'POST /inbox/{id}/close': 'own inbox',
  'POST /alerts/{id}/acknowledge': 'whoever calls for help is helped by everyone; it opens the chart',
  'POST /alerts/{id}/attend': 'whoever calls for help is helped by everyone; it opens the chart',
  'POST /alerts/{id}/read': 'that an alert was taken back is told to everyone who saw it',
  'POST /alerts/{id}/close': 'whoever calls for help is helped by everyone; it opens the chart',
  'DELETE /doctor/schedule/{id}': 'own schedule',
  'PUT /doctor/schedule/hours': 'own schedule',
  'POST /doctor/schedule/days-off': 'own schedule',
  'POST /doctor/schedule/extra-sessions': 'own schedule',
  'PUT /duty': 'own duty',
};

const aGuardian = async (app: TestApp, patient: Patient): Promise<string> =>
  giveAccess(app, await app.aPatient(), patient, { relation: 'guardian', state: 'unconfirmed' });
