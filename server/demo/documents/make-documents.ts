// Two documents of the demo patient: a laboratory report as a PDF, and a discharge letter as a photo of paper.
import { DAY_MS } from '#contract/durations.ts';
import { addDocument } from '#server/documents/add-document.ts';
import { readDocument } from '#server/documents/files/read-document.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import { type Cast, doctorNamed } from '../cast.ts';
import { DOCTORS } from '../people.ts';
import { writePdf } from './write-pdf.ts';

export async function makeDocuments(deps: Deps, cast: Cast): Promise<void> {
  const [patient] = cast.patients;
  if (!patient) return;
  const earlier: Deps = { ...deps, clock: fixedClock(new Date(deps.clock.now().getTime() - 9 * DAY_MS)) };
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const doctor = doctorNamed(cast, DOCTORS[0].name);

  const report = writePdf([reportOf(patient.name), SECOND_SHEET]);
  await addDocument(
    earlier,
    patient.actor,
    {
      title: 'Blood test before my first visit',
      kind: 'laboratory',
      reportedOn: addDays(today, -190),
      note: 'From the laboratory near the station.',
      sharedWith: 'doctors',
    },
    await readDocument(report),
  );
  await addDocument(
    earlier,
    patient.actor,
    {
      title: 'Letter after my stay in 2021',
      kind: 'discharge-summary',
      reportedOn: '2021-08-19',
      note: '',
      sharedWith: 'doctor',
      doctorId: doctor.id,
    },
    await readDocument(await photoOf(letterOf(patient.name))),
  );
}

/** As a phone would take it: a picture of the sheet. */
async function photoOf(lines: readonly string[]): Promise<Buffer> {
  const { pages } = await readDocument(writePdf([lines]));
  const [sheet] = pages;
  if (!sheet?.jpeg) throw new Error('The letter of the demo patient could not be drawn.');
  return sheet.jpeg;
}

const reportOf = (name: string) => [
  'Station Road Diagnostics - Laboratory report',
  `Patient: ${name}`,
  '',
  'Haemoglobin               12.9 g/dL        12.0 - 15.5',
  'Leucocytes                6.8 thousand/uL   4.0 - 11.0',
  'Platelets                 254 thousand/uL   150 - 450',
  'Glucose, fasting          101 mg/dL         70 - 99     high',
  'Creatinine                0.8 mg/dL         0.6 - 1.1',
  'Sodium                    139 mmol/L        135 - 145',
  'Potassium                 4.4 mmol/L        3.5 - 5.1',
  '',
  'An example for a demonstration. No real person.',
];

const SECOND_SHEET = [
  'Page 2 - Lipids',
  'Cholesterol, total        212 mg/dL         below 200   high',
  'LDL cholesterol           138 mg/dL         below 130   high',
  'HDL cholesterol           49 mg/dL          above 40',
  'Triglycerides             126 mg/dL         below 150',
  '',
  'An example for a demonstration. No real person.',
];

const letterOf = (name: string) => [
  'Lakeside Hospital - Discharge letter',
  `Patient: ${name}`,
  'Stay: 16 to 19 August 2021',
  '',
  'Reason: pneumonia of the right lower lobe.',
  'Treatment: antibiotics for seven days, oxygen on the first day.',
  'On leaving: no fever for 48 hours, oxygen saturation 97 % without oxygen.',
  'Advice: X-ray of the chest after six weeks.',
  '',
  'An example for a demonstration. No real person.',
];
