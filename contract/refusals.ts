// Every expected "no": its status and its sentence, once. A refusal travels as
// { message, code, fields?, requestId }.
import * as z from 'zod/mini';
import { BOOKABLE_DAYS } from './appointments/bookable-days.ts';
import { WAITING_DAYS } from './appointments/waiting-days.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_MAX_PAGES } from './patients/document-limits.ts';

export const REFUSALS = {
  // Before the request is read
  bad_input: { status: 400, message: 'Some fields need your attention.' },
  malformed_body: { status: 400, message: 'The request could not be read.' },
  not_signed_in: { status: 401, message: 'Please log in.' },
  session_locked: { status: 423, message: 'The screen is locked. Enter your password to go on.' },
  second_factor_needed: { status: 401, message: 'Enter the code from your authenticator app.' },
  step_up_needed: {
    status: 403,
    message: 'Nothing was done. Prove first that it is you, with your password or a passkey.',
  },
  enrolment_needed: { status: 403, message: 'Set up a second factor first.' },
  not_allowed: { status: 403, message: 'Your role may not do this.' },
  wrong_origin: { status: 403, message: 'This request came from another site and was refused.' },
  not_found: { status: 404, message: 'Not found.' },
  other_version: { status: 412, message: 'The file is not the one that was asked for.' },
  no_such_part: { status: 416, message: 'The file has no such part.' },
  too_large: { status: 413, message: 'That is too large to send.' },
  not_json: { status: 415, message: 'Send JSON.' },
  password_differs: {
    status: 409,
    message: 'This was sent before with another password, and the first one counts. Type that one, or set a new one.',
  },
  key_reused: { status: 422, message: 'This request was already sent with other content.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  unavailable: { status: 503, message: 'The service is briefly away. Please try again in a moment.' },

  // Identity
  login_failed: { status: 401, message: 'The login and the password do not match. Check both and try again.' },
  login_locked: {
    status: 429,
    message: 'Too many failed tries. Wait 15 minutes and try again, or reset your password.',
  },
  wrong_password: { status: 403, message: 'That is not your password.' },
  wrong_code: { status: 403, message: 'That code is not right. Codes change every 30 seconds and work once.' },
  password_refused: { status: 422, message: 'Choose another password.' },
  link_invalid: { status: 410, message: 'This link has been used or is too old. Ask for a new one.' },
  second_factor_on: { status: 409, message: 'A second factor is already set up.' },
  second_factor_off: { status: 409, message: 'No second factor is set up.' },
  second_factor_required: { status: 409, message: 'Your role needs a second factor; it cannot be removed.' },
  not_while_locked: { status: 409, message: 'The screen is not locked.' },
  passkey_refused: { status: 403, message: 'That passkey did not work. Try again, or use your password and a code.' },
  passkey_known: { status: 409, message: 'This passkey is known already.' },
  too_many_passkeys: { status: 409, message: 'You have ten passkeys. Remove one that you no longer use.' },
  pin_refused: { status: 422, message: 'Choose another PIN.' },
  wrong_pin: { status: 403, message: 'That is not your PIN.' },
  pin_over: { status: 401, message: 'The PIN no longer works. Please log in again.' },
  setup_done: { status: 410, message: 'The first administrator has already been made.' },

  licence_end_known: {
    status: 422,
    message: 'The end of this licence is known. Enter another day; it cannot be taken back to not known.',
  },

  // Lost second factors
  reset_waits: { status: 409, message: 'A reset of this second factor is waiting already.' },
  reset_ended: { status: 409, message: 'This reset was agreed to, carried out or stopped in the meantime.' },
  reset_needs_another: { status: 403, message: 'The second yes has to come from another administrator.' },
  approver_too_new: {
    status: 403,
    message: 'You have been an administrator for less than a day. Someone who has been one for longer has to agree.',
  },

  approver_related: {
    status: 403,
    message:
      'One of you opened, enabled or promoted the account of the other, or of whoever did. A third administrator has to agree.',
  },

  // Erasures
  erasure_waits: { status: 409, message: 'An erasure of this patient is waiting already.' },
  erasure_ended: { status: 409, message: 'This erasure was agreed to, carried out or stopped in the meantime.' },
  erasure_needs_another: { status: 403, message: 'The second yes has to come from another administrator.' },

  eraser_too_new: {
    status: 403,
    message: 'Only an administrator of a week, without a reset since, may ask or agree.',
  },

  // Staffing
  email_taken: { status: 409, message: 'Someone with this e-mail address is already registered.' },
  licence_taken: { status: 409, message: 'Someone with this licence number is already registered.' },
  licence_lapsed: { status: 403, message: 'Your licence has lapsed. You can read, but not sign.' },
  entry_exists: { status: 409, message: 'There is an entry of this name already.' },
  import_bad_lines: { status: 422, message: 'Lines of this file cannot be read. Nothing was written.' },
  preview_outdated: {
    status: 409,
    message: 'Something changed since the preview. Nothing was written; look at the new preview first.',
  },
  employee_taken: { status: 409, message: 'Someone with this employee ID is already registered.' },
  department_exists: { status: 409, message: 'There is a department of this name already.' },
  department_in_use: { status: 409, message: 'Doctors belong to it. Say where they go first.' },
  last_department: { status: 409, message: 'This is the last department that is open.' },
  unknown_department: { status: 422, message: 'Choose one of the departments.' },
  already_decided: { status: 409, message: 'Someone has already decided on this application.' },
  already_applied: { status: 409, message: 'An application with this e-mail address is waiting for a decision.' },
  not_yourself: { status: 409, message: 'You cannot do this to your own account.' },
  last_administrator: { status: 409, message: 'This is the last administrator. Make another one first.' },
  change_waits: { status: 409, message: 'Another change waits already. Confirm or stop it first.' },
  change_ended: { status: 409, message: 'Someone has already confirmed or stopped this change.' },
  nothing_to_correct: { status: 422, message: 'Nothing differs from what is known.' },
  same_record: { status: 422, message: 'These are not two records but one.' },
  merge_blocked: { status: 409, message: 'These records cannot be merged now.' },
  merge_undecided: { status: 422, message: 'The records differ. Decide what is right first.' },
  merge_waits: { status: 409, message: 'A proposal for one of these records waits already.' },
  merge_ended: { status: 409, message: 'Someone has already decided this.' },
  merged_again: {
    status: 409,
    message: 'The kept record was merged once more since then. Separate the newer merge first.',
  },
  not_separable: {
    status: 409,
    message: 'Nothing was separated: something of one record would belong to something in the other one.',
  },
  not_the_second: {
    status: 403,
    message: 'Someone else has to confirm this, whose account you have not opened, enabled or promoted.',
  },
  role_fixed: { status: 409, message: 'The role of this account cannot be changed to that.' },

  // The trail
  export_needs_another: { status: 403, message: 'The second yes has to come from another administrator.' },
  export_decided: { status: 409, message: 'This export was agreed to, stopped or taken in the meantime.' },
  export_waits: { status: 409, message: 'An export that you asked for is still open. Take it or stop it first.' },
  export_not_ready: {
    status: 409,
    message: 'This export cannot be taken now. Ask for it again, or wait for the second yes.',
  },
  review_decided: { status: 409, message: 'Someone has judged this already.' },
  review_own: { status: 403, message: 'You opened this chart yourself. Another administrator has to judge it.' },
  review_own_account: {
    status: 403,
    message: 'You opened, enabled or changed the account of this person. Another administrator has to judge it.',
  },
  trail_read_enough: {
    status: 429,
    message:
      'You have read very many lines of the trail within a day. Ask for an export, to which a second administrator agrees.',
  },
  check_lately: { status: 409, message: 'The trail was verified less than an hour ago.' },
  report_needs_someone: { status: 422, message: 'Choose a person, or type the PUD of a patient.' },

  // Family
  not_a_child: { status: 422, message: 'Only a child can be registered by a parent or guardian.' },
  too_many_children: { status: 409, message: 'Several children wait to be confirmed. Please come to the desk first.' },
  not_for_medicines: { status: 409, message: 'This person may not see your medicines. Share them first.' },
  no_phone: { status: 409, message: 'There is no phone number in this account. Add one first.' },
  adults_only: { status: 409, message: 'Only adults can help and be helped in this way. Please ask at the desk.' },
  too_many_invitations: {
    status: 409,
    message:
      'You have invited many people. Wait for their answers, or take an invitation back, and try again tomorrow.',
  },
  invited_already: { status: 409, message: 'You have invited this person already. Withdraw that invitation first.' },
  invitation_code_wrong: { status: 403, message: 'That code is not right. Ask the person who invited you.' },
  longer_asked: { status: 409, message: 'You have asked already, or they said no a short while ago.' },
  not_asked: { status: 409, message: 'Nobody asks for that any more.' },
  access_of_guardian: { status: 409, message: 'Parents and guardians are changed at the desk.' },
  access_ended: { status: 409, message: 'This has ended or was confirmed in the meantime.' },
  not_a_teenager: { status: 409, message: 'An own login is for teenagers.' },
  guardian_unconfirmed: {
    status: 409,
    message: 'Nobody has confirmed yet whose account this is. Confirm who they are first.',
  },
  birth_at_desk: { status: 409, message: 'The date of birth of a child is corrected at our desk.' },
  no_court_order: { status: 409, message: 'No court order is noted that still holds. Look again.' },
  paper_needed: {
    status: 422,
    message: 'A guardian of an adult needs a paper that names them, and an end.',
  },
  not_for_oneself: {
    status: 409,
    message: 'This looks like your own request. Someone else at the desk confirms it.',
  },
  unknown_pud: { status: 422, message: 'Nobody with an account has this PUD.' },
  court_order_unread: { status: 409, message: 'A court order is noted for this child. Read it first, then confirm.' },

  // Backups
  backup_running: { status: 409, message: 'A backup is being made already.' },

  // Appointments
  closed_already: { status: 409, message: 'The clinic is closed on that day already.' },
  slot_taken: { status: 409, message: 'That time has just been taken.' },
  slot_not_offered: { status: 422, message: 'The doctor offers no appointment at that time.' },
  day_full: { status: 409, message: 'No time is free on that day.' },
  patient_busy: { status: 409, message: 'You already have an appointment at that time.' },
  private_department: {
    status: 409,
    message: 'Visits in this department are private: the patient books them in person, or the desk does.',
  },
  not_two_people: { status: 422, message: 'Choose two different people.' },
  too_many_pending: { status: 409, message: 'Three requests are already waiting for an answer.' },
  time_past: { status: 422, message: 'That time has passed.' },
  too_far_ahead: { status: 422, message: `Appointments can be booked up to ${BOOKABLE_DAYS} days ahead.` },
  unknown_doctor: { status: 422, message: 'Choose one of the doctors of this department.' },
  not_your_name: { status: 422, message: 'You can book for yourself only.' },
  appointment_moved_on: { status: 409, message: 'This appointment has changed in the meantime.' },
  outside_hours: { status: 409, message: 'This time lies outside your hours.' },
  doctor_left: { status: 409, message: 'This doctor no longer sees patients here.' },
  other_department: { status: 422, message: 'Choose a doctor of the same department.' },
  doctor_not_here: { status: 409, message: 'This doctor sees nobody any more today. Choose another one.' },
  doctor_on_leave: { status: 409, message: 'This doctor is off today, but for an extra session.' },
  already_in_queue: { status: 409, message: 'This patient has a visit to this doctor today. Note the arrival there.' },
  reason_not_plain: {
    status: 422,
    message: 'The clinic mails this reason: no links, addresses, long numbers or words about payment.',
  },
  too_many_boards: { status: 409, message: 'There are as many boards as a clinic may have. End one first.' },
  inpatients_left: {
    status: 409,
    message: 'Patients in a bed are in this doctor’s care. Choose who takes them over.',
  },
  lies_here: { status: 409, message: 'This patient lies in a bed. Discharge the patient first.' },
  alert_open: { status: 409, message: 'An alert of this patient is open. It must be closed first.' },
  visits_changed: { status: 409, message: 'The coming visits have changed. Look at the list again.' },
  already_waiting: { status: 409, message: 'You are on this waiting list already.' },
  too_many_wishes: { status: 409, message: 'You wait in three lines already. Leave one of them first.' },
  time_is_free: { status: 409, message: 'A time that suits you is free now. You can book it.' },
  wait_too_long: { status: 422, message: `You can wait for a time within the next ${WAITING_DAYS} days.` },
  wish_ended: { status: 409, message: 'You are no longer on this waiting list.' },
  offer_over: { status: 409, message: 'This time is no longer held for you.' },
  wrong_desk_code: { status: 422, message: 'This is not the code at the desk. Please look again.' },
  undo_too_late: { status: 409, message: 'It is too late to undo this.' },
  reason_needed: { status: 422, message: 'Please give a reason.' },

  // Patients and their records
  version_outdated: {
    status: 409,
    message: 'Someone changed this in the meantime. Look at it again and repeat your change.',
  },
  implausible_value: { status: 409, message: 'Some values are unusual. Check them and confirm.' },
  account_exists: { status: 409, message: 'This person already has an account.' },
  likely_duplicate: { status: 409, message: 'Someone very similar is already registered.' },

  // Messages and alerts
  already_acknowledged: { status: 409, message: 'Someone has already acknowledged this.' },
  nothing_to_acknowledge: { status: 409, message: 'Only a critical message of the other side is acknowledged.' },
  messages_unanswered: {
    status: 409,
    message:
      'You have opened messages about five patients who do not lie here within the hour. Answer one of these first, or leave this one to a colleague.',
  },
  danger_in_message: {
    status: 409,
    message:
      'This may be an emergency. Do not wait for an answer: call for help, or go through the danger signs first.',
  },
  too_many_messages: {
    status: 429,
    message: 'You have written many messages within the hour. Phone us if it cannot wait.',
  },
  danger_unanswered: { status: 409, message: 'The patient may be in danger. Answer first, then close.' },
  inbox_moved_on: { status: 409, message: 'Someone wrote or changed this in the meantime. Look at it again.' },
  no_red_flag: { status: 409, message: 'This symptom check found no sign of an emergency.' },
  no_danger_in_reading: { status: 409, message: 'This reading is no danger now. Phone the clinic if you are worried.' },
  alert_has_risen: { status: 409, message: 'The score has risen. Look at it again.' },
  alert_moved_on: { status: 409, message: 'Someone was quicker. Look at it again.' },

  // Diagnoses and what comes of them
  not_prescribable: { status: 422, message: 'This cannot be prescribed in a video visit.' },
  safety_unanswered: {
    status: 409,
    message: 'The safety check found something that needs another choice or a written reason.',
  },
  safety_check_failed: {
    status: 503,
    message: 'The safety check could not run, so nothing can be signed. Please try again.',
  },
  unknown_medicine: { status: 422, message: 'Choose a medicine of the catalogue, or write its name.' },
  unknown_test: { status: 422, message: 'Choose a test of the catalogue, or write its name.' },
  unknown_colleague: { status: 422, message: 'Choose one of the nurses, or leave it to whoever takes it.' },
  already_stopped: { status: 409, message: 'This medicine has already ended.' },
  dose_not_planned: { status: 409, message: 'This dose is no longer planned. Look at your doses again.' },
  dose_answered: { status: 409, message: 'This dose is marked already.' },
  dose_too_early: { status: 409, message: 'It is too early for this dose.' },
  dose_too_old: { status: 409, message: 'This dose was too long ago to be marked.' },
  snooze_too_long: { status: 409, message: 'By then the next dose would be near. Take it, or leave it out.' },
  repeat_asked: { status: 409, message: 'You have asked for this already.' },
  repeat_not_possible: {
    status: 409,
    message: 'This medicine cannot be repeated without a visit. Book one, or write to us.',
  },
  medicines_undecided: {
    status: 409,
    message: 'Decide for each medicine from home whether it goes on.',
  },
  nothing_to_decide: { status: 409, message: 'Nothing is to be decided about this medicine any more.' },
  repeat_decided: { status: 409, message: 'This was answered in the meantime.' },
  lab_order_moved_on: { status: 409, message: 'This order has changed in the meantime.' },
  lab_orders_unfinished: {
    status: 409,
    message:
      'You have taken five lab orders that have no result yet. Enter one of these first, or have a colleague take one over.',
  },
  result_needed: { status: 422, message: 'Enter a value or the report in words, and say whether it is normal.' },
  impossible_value: { status: 422, message: 'Some values are not possible. Look at them again.' },
  call_back_closed: { status: 409, message: 'A doctor knows about this result already.' },
  read_back_differs: { status: 422, message: 'What was read back is not the result. Say it again.' },
  pdf_needed: { status: 422, message: 'Choose a PDF first.' },
  pdf_unreadable: { status: 422, message: 'This file is not a PDF.' },
  pdf_too_large: { status: 413, message: 'The PDF is larger than 5 MB.' },
  task_moved_on: { status: 409, message: 'This task has changed in the meantime.' },
  tasks_unfinished: {
    status: 409,
    message: 'You have taken five tasks about patients who do not lie here. Finish one of these first.',
  },
  chart_already_open: { status: 409, message: 'This chart is already open to you.' },
  glass_proof_needed: {
    status: 403,
    message: 'You have opened two charts this way within an hour. Enter your password to open another one.',
  },

  vaccine_not_now: { status: 409, message: 'Something speaks against this. Nothing was written down.' },

  // The ward
  bed_taken: { status: 409, message: 'Someone lies in this bed.' },
  room_occupied: { status: 409, message: 'Someone lies there. Try again when it is empty.' },
  already_admitted: { status: 409, message: 'This patient has a bed already.' },
  identity_unconfirmed: {
    status: 403,
    message: 'Your record opens once our staff have checked who you are at the desk. You can book appointments.',
  },
  own_code: { status: 403, message: 'You made the code. A colleague has to confirm who the patient is.' },
  admission_accepted: { status: 409, message: 'This admission is accepted or has ended. Look again.' },
  unknown_bed: { status: 422, message: 'Choose one of the free beds.' },
  room_exists: { status: 409, message: 'There is one of this name already.' },
  nothing_measured: { status: 422, message: 'Enter at least one value.' },
  status_is_scored: { status: 409, message: 'The score says how this patient is. Enter a new set of observations.' },
  already_marked_wrong: { status: 409, message: 'This was marked as entered in error before.' },
  already_recorded: { status: 409, message: 'This dose has been recorded already.' },
  nothing_recorded: { status: 409, message: 'Nothing is recorded for this dose.' },
  order_changed: { status: 409, message: 'The order has changed. Look at it again before you give it.' },
  order_not_running: { status: 409, message: 'This order has ended.' },
  allergy_conflict: { status: 409, message: 'An allergy speaks against this medicine. Ask the doctor.' },
  override_unconfirmed: {
    status: 409,
    message: 'A doctor ordered this against an allergy. Read the reason and confirm it.',
  },
  other_medicines_unchecked: {
    status: 422,
    message: 'This name is not known here. Check the other medicines of the last 24 hours, and confirm it.',
  },
  too_early: { status: 422, message: 'This is more than 60 minutes early. Give it later, or say why now.' },
  too_soon_after_last: { status: 422, message: 'The last dose was too short a time ago. Wait, or say why now.' },
  late_reason_needed: { status: 422, message: 'This dose is overdue. Say why it is late.' },
  daily_limit_reached: { status: 409, message: 'The most for 24 hours has been given.' },
  handover_moved_on: { status: 409, message: 'This handover has changed in the meantime.' },
  already_done: { status: 409, message: 'Someone has done this already.' },

  // Channels
  push_address_refused: { status: 422, message: 'Notices cannot be sent to this browser.' },

  // Triage
  symptoms_unread: { status: 422, message: 'Write it again in a few short sentences.' },
  visit_not_open: { status: 409, message: 'The room of this visit is not open yet. It opens 15 minutes before.' },
  visit_over: { status: 409, message: 'This visit is over.' },
  nobody_waits: { status: 409, message: 'The patient is not there.' },
  not_met_yet: {
    status: 409,
    message: 'You have not met the patient yet. If you speak by telephone, press I am calling now first.',
  },
  other_visit_goes_on: { status: 409, message: 'You are in another video visit. Finish it first.' },
  adult_needed: { status: 422, message: 'Note which adult is with the child.' },
  seat_taken: { status: 409, message: 'You opened this visit elsewhere. It goes on there.' },
  page_gone: { status: 409, message: 'The other side has opened the visit anew.' },
  guest_not_there: { status: 409, message: 'This guest does not wait. The link may not be open yet.' },
  guest_out: { status: 403, message: 'You are no longer in this visit.' },
  too_many_guests: { status: 409, message: 'Six links were made for this visit. No more can be made.' },
  visit_full: { status: 409, message: 'Four people are in the visit. Put a guest out first.' },
  not_by_video: { status: 422, message: 'What you told the symptom check has to be looked at in person.' },
  unknown_triage: { status: 422, message: 'This symptom check cannot be attached to a booking.' },
  image_needed: { status: 422, message: 'Choose a photo first.' },
  image_unreadable: {
    status: 422,
    message: 'This file is not a photo that we can read. Choose a JPEG, PNG or WebP picture.',
  },
  image_is_heic: {
    status: 422,
    message:
      'This is a HEIC photo, which we cannot read. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save a copy as JPEG.',
  },
  image_too_large: { status: 413, message: 'The photo is larger than 10 MB. Take it again at a lower quality.' },
  photos_full: {
    status: 409,
    message: 'Your record holds as many photos as it can. Describe it in words instead, or ask us at the desk.',
  },
  photo_gone: { status: 409, message: 'A photo is no longer here. Press Send again.' },
  image_too_many_pixels: {
    status: 422,
    message: 'The photo has more than 25 megapixels. Take it at a lower resolution.',
  },

  // Documents
  document_needed: { status: 422, message: 'Choose a photo or a PDF first.' },
  document_unreadable: {
    status: 422,
    message: 'This file is neither a photo nor a PDF. Choose a JPEG, PNG or WebP picture, or a PDF.',
  },
  document_too_large: {
    status: 413,
    message: `The file is larger than ${DOCUMENT_MAX_BYTES / 1_000_000} MB. Add it in parts, or take photos of its pages.`,
  },
  document_encrypted: {
    status: 422,
    message: 'This PDF is locked with a password. Save a copy without one, or take photos of its pages.',
  },
  document_broken: {
    status: 422,
    message: 'This PDF is damaged: no page of it can be read. Take photos of its pages instead.',
  },
  document_too_many_pages: {
    status: 422,
    message: `This PDF has more than ${DOCUMENT_MAX_PAGES} pages. Add it in parts, or only the pages that matter.`,
  },
  document_too_slow: {
    status: 422,
    message: 'Reading this PDF took too long, and it was not added. Take photos of its pages instead.',
  },
  documents_full: {
    status: 409,
    message:
      'Your record holds as many pages as it can. Delete a document that you no longer need, or ask us at the desk.',
  },
  too_many_documents: { status: 429, message: 'You have added many documents today. Add the rest tomorrow.' },
  document_doctor_unknown: {
    status: 422,
    message: 'Choose a doctor with whom you have or had an appointment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;

export const RefusalBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
});
export type RefusalBody = z.infer<typeof RefusalBody>;
