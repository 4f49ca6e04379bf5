// Everything the landing page claims, in one place. While `built` is false the claim carries the badge "Coming".
// Whoever builds one sets it to true and reads the opening words below again: they must stay true as well.
import { msg } from '#web/language/say.ts';

export type Claim = { name: string; text: string; built: boolean };

/** Three lines beside the drawing: with a fourth the buttons would lie on the pulse. */
export const opening = {
  headline: msg('Know what to do next.'),
  text: msg(
    'Tell Nadi what is wrong, in your own words. It says how urgent it is, what it may be, and finds you a free time with the right doctor at {clinic}.',
  ),
};

export const audiences = {
  patients: msg('Check symptoms, book a visit, keep your record.'),
  doctors: msg('Apply once, be approved by the clinic, then log in.'),
  healthcare: msg('For nurses and ward staff, invited by the clinic.'),
};

export const offerings = {
  aiDrivenCare: {
    name: msg('AI-driven care'),
    text: msg(
      'A language model may add to an answer. Plain rules that any doctor can read decide how urgent it is, and nothing may lower that.',
    ),
    built: true,
  },
  emergencyResponse: {
    name: msg('Emergency response'),
    text: msg(
      'Hold for three seconds. Every doctor’s and nurse’s screen shows it at once. It does not call an ambulance.',
    ),
    built: true,
  },
  digitalHealthRecords: {
    name: msg('Digital health records'),
    text: msg('Visits, results and prescriptions, and who opened them.'),
    built: true,
  },
  personalisedWellness: {
    name: msg('Personalised wellness'),
    text: msg('Your own usual range, worked out from your own readings, so that a change is seen early.'),
    built: true,
  },
  ePrescriptions: {
    name: msg('E-prescriptions'),
    text: msg('Checked for allergies, doubles and interactions before a doctor can sign.'),
    built: true,
  },
  virtualConsultations: {
    name: msg('Virtual consultations'),
    text: msg('A video visit in the same slots, with your chart open on the doctor’s side.'),
    built: true,
  },
} satisfies Record<string, Claim>;

export const reasons: Claim[] = [
  {
    name: msg('Tamper-evident records'),
    text: msg(
      'Everything done is written to a trail that is sealed and signed. An edit, a deletion or a gap shows when the clinic checks it.',
    ),
    built: true,
  },
  {
    name: msg('Hosted by your clinic'),
    text: msg(
      'Nadi runs on the machines your clinic chooses. No advertising, no trackers, nothing loaded from anyone else.',
    ),
    built: true,
  },
  {
    name: msg('You see who looked'),
    text: msg('Open your record and read who opened it and when. Nobody reads it in silence.'),
    built: true,
  },
  {
    name: msg('Smart reminders'),
    text: msg('A day and an hour before a visit by themselves, and for whatever you note: a dose, a test, a walk.'),
    built: true,
  },
  {
    name: msg('Health monitoring'),
    text: msg('Readings drawn as trends, each with its unit and its date, and a word where one is high or low.'),
    built: true,
  },
  {
    name: msg('Ayurveda plus allopathy'),
    text: msg('Both departments under one roof: book either, with one Health ID and one record.'),
    built: true,
  },
  {
    name: msg('Family wellness'),
    text: msg('One place for the people you care for, each with a Health ID of their own.'),
    built: true,
  },
  {
    name: msg('Corporate wellness'),
    text: msg('Health days and check-ups that your employer arranges and never gets to read.'),
    built: false,
  },
  {
    name: msg('Insurance'),
    text: msg('Claims made from the record itself, with your consent for each one.'),
    built: false,
  },
];
