// A copy of everything, as a person reads it: lines with a date, what it was, and what belongs to it.
import type { DataExport } from '#contract/patients/data-export.ts';
import { READING_FACTS, READING_KINDS, type ReadingKind } from '#contract/readings/readings.ts';
import { msg, shownLanguage, t, tCount, tFromServer, tMarked, tNotice } from '#web/language/say.ts';
import { atStart, shortDay, timeOfDay } from '#web/ui/time/time.ts';
import { whatChanged } from '../profile/what-changed.ts';
import { aside, figures } from '../readings/reading-words.ts';
import { cardWords } from './facts-of.tsx';
import { type Chapter, joined, type Line, translated, type When, written } from './said.tsx';
import { wardChapter } from './stay-words.tsx';

/** 15 Nov 2026 10:42: on paper always with the year. */
export const momentOf = (at: string, timeZone: string) => `${shortDay(at, timeZone)} ${timeOfDay(at, timeZone)}`;

const dayOf = (day: string) => shortDay(`${day}T12:00:00Z`, 'UTC');

export function chaptersOf(everything: DataExport, timeZone: string): Chapter[] {
  const when = (at: string) => momentOf(at, timeZone);
  const none = t('None so far.');
  const chapter = (title: string, lines: Line[], nothing = none): Chapter => ({ title, parts: [{ lines }], nothing });
  return [
    chapter(t('Versions of the health profile'), profileLines(everything, when), t('It was not filled in yet.')),
    { title: t('Readings'), parts: readingParts(everything, when), nothing: none },
    chapter(t('Appointments'), everything.appointments.map(appointmentLine)),
    { title: t('Video visits'), parts: everything.videoVisits.map((visit) => videoPart(visit, when)), nothing: none },
    chapter(
      t('Waiting list'),
      everything.waitingList.map((one) => wishLine(one, when)),
      t('You wait for no time.'),
    ),
    chapter(
      t('Diagnoses and prescriptions'),
      everything.diagnoses.map((one) => diagnosisLine(one, when)),
    ),
    {
      title: t('Doses at home'),
      parts: [
        { lines: everything.dosesAtHome.map((one) => homeDoseLine(one, when)) },
        { title: t('Repeats you asked for'), lines: everything.repeats.map((one) => repeatLine(one, when)) },
      ],
      nothing: none,
    },
    {
      title: t('Vaccines'),
      parts: [
        { lines: everything.vaccines.map(vaccineLine) },
        { title: t('What doctors decided'), lines: everything.vaccineDecisions.map((one) => decisionLine(one, when)) },
      ],
      nothing: none,
    },
    wardChapter(everything, when),
    chapter(t('Results'), everything.results.map(resultLine)),
    chapter(t('Symptom checks'), symptomLines(everything, when)),
    chapter(
      t('Documents'),
      everything.documents.map((one) => documentLine(one, when)),
    ),
    chapter(
      t('Your notes'),
      everything.notes.map((note) => noteLine(note, when)),
      t('None.'),
    ),
    { title: t('Messages with the clinic'), parts: messageParts(everything.messages, when), nothing: none },
    chapter(
      t('What you were told'),
      everything.notices.map((notice) => noticeLine(notice, when)),
      t('Nothing so far.'),
    ),
    chapter(
      t('Calls for help'),
      everything.callsForHelp.map((one) => callLine(one, when)),
    ),
    chapter(
      t('Who acts or acted for you'),
      everything.actedFor.map((one) => accessLine(one, when)),
      t('Nobody so far.'),
    ),
    chapter(t('Emergency card'), cardLines(everything, when)),
    chapter(
      t('Who opened or changed your record'),
      everything.whoOpened.map((entry) => openedLine(entry, when)),
      t('Nobody so far.'),
    ),
  ];
}

const RAISED: Record<DataExport['callsForHelp'][number]['source'], string> = {
  sos: msg('SOS was pressed'),
  triage: msg('A symptom check called'),
  news2: msg('What was measured on the ward called'),
};

function callLine(call: DataExport['callsForHelp'][number], when: When): Line {
  const { source, raisedAt, raisedBy, reason, readings, place, isTakenBack, attendedAt, attendedBy, outcome } = call;
  return {
    when: when(raisedAt),
    what: tMarked(RAISED[source]),
    more: joined(
      [
        written(reason),
        written(readings),
        written(place),
        raisedBy && t('by {name}', { name: raisedBy }),
        isTakenBack && t('The call was taken back'),
        attendedAt && attendedBy && t('{name} was there {moment}', { name: attendedBy, moment: when(attendedAt) }),
        written(outcome),
      ],
      ' · ',
    ),
  };
}

const accessLine = (one: DataExport['actedFor'][number], when: When): Line => ({
  when: when(one.since),
  what: written(one.name),
  more: joined([
    one.relation === 'guardian' ? t('as parent or guardian') : t('as helper'),
    one.state === 'asked' && t('only asked so far'),
    one.until && !one.endedAt && t('until {day}', { day: when(one.until) }),
    one.endedAt && t('ended {moment}', { moment: when(one.endedAt) }),
  ]),
});

function openedLine({ at, who, role, what }: DataExport['whoOpened'][number], when: When): Line {
  const did = translated(who === 'You' && shownLanguage() === 'en' ? atStart(what) : what);
  return {
    when: when(at),
    what: translated(who),
    more: who === 'You' ? did : joined([tFromServer(role), did]),
  };
}

function noticeLine(notice: DataExport['notices'][number], when: When): Line {
  const { title, text, lang } = tNotice(notice);
  return {
    when: when(notice.at),
    what: lang === 'en' ? written(title) : title,
    more: lang === 'en' ? written(text) : text,
  };
}

/** The first line says what it shows; then each time that its link was opened. */
function cardLines(everything: DataExport, when: When): Line[] {
  const { openings } = everything.emergencyCard;
  return [
    { when: '', what: t('What it shows'), more: cardWords(everything) },
    ...openings.map(({ at, device, isByOwner }) => ({
      when: when(at),
      what: isByOwner ? t('You opened its link') : t('Its link was opened'),
      more: written(device),
    })),
  ];
}

const REASONS: Record<NonNullable<DataExport['dosesAtHome'][number]['reason']>, string> = {
  forgot: msg('I forgot it'),
  'ran-out': msg('I have none left'),
  'felt-unwell': msg('It made me unwell'),
  'told-to': msg('I was told to leave it out'),
  other: msg('Another reason'),
};

function homeDoseLine(dose: DataExport['dosesAtHome'][number], when: When): Line {
  const said =
    dose.outcome === 'taken'
      ? t('Taken {time}', { time: when(dose.at) })
      : joined([t('Left out'), written(dose.note) || (dose.reason && tMarked(REASONS[dose.reason]))], ': ');
  return {
    when: when(dose.plannedAt),
    what: joined([written(dose.medication), translated(dose.dosage)], ' '),
    more: joined([said, dose.takenBackAt && t('taken back {moment}', { moment: when(dose.takenBackAt) })]),
  };
}

const REPEATS: Record<DataExport['repeats'][number]['state'], string> = {
  open: msg('Not answered yet'),
  renewed: msg('Renewed'),
  refused: msg('Refused'),
  'visit-first': msg('Visit first'),
};

const repeatLine = ({ medication, askedAt, state, by, answer }: DataExport['repeats'][number], when: When): Line => ({
  when: when(askedAt),
  what: written(medication),
  more: joined([tMarked(REPEATS[state]), written(by), written(answer)]),
});

const vaccineLine = (dose: DataExport['vaccines'][number]): Line => ({
  when: dayOf(dose.givenOn),
  what: translated(dose.vaccine),
  more: joined([
    dose.source === 'here' ? t('Given here') : t('Read from a card'),
    written(dose.product),
    dose.batch && t('batch {batch}', { batch: dose.batch }),
    written(dose.place),
    dose.version > 1 && t('version {version}', { version: dose.version }),
    dose.version > 1 && written(dose.reason),
    dose.isEnteredInError && t('entered in error'),
    t('by {name}', { name: dose.writtenBy }),
  ]),
});

const DECIDED: Record<DataExport['vaccineDecisions'][number]['kind'], string> = {
  contraindicated: msg('Not to be given'),
  postponed: msg('Put off'),
  'not-needed': msg('Not needed'),
};

const decisionLine = (one: DataExport['vaccineDecisions'][number], when: When): Line => ({
  when: when(one.decidedAt),
  what: joined([translated(one.vaccine), tMarked(DECIDED[one.kind])], ': '),
  more: joined([
    written(one.reason),
    written(one.decidedBy),
    one.endedAt && t('ended {moment}', { moment: when(one.endedAt) }),
  ]),
});

function documentLine({ addedAt, title, pages, note, deletedAt }: DataExport['documents'][number], when: When): Line {
  const unread = pages.filter(({ state }) => state === 'unread').length;
  return {
    when: when(addedAt),
    what: written(title),
    more: joined(
      [
        tCount('{n} page', '{n} pages', pages.length),
        unread > 0 && tCount('{n} page could not be read', '{n} pages could not be read', unread),
        written(note),
        deletedAt && t('deleted {moment}', { moment: when(deletedAt) }),
      ],
      ' · ',
    ),
  };
}

const messageParts = (threads: DataExport['messages'], when: When): Chapter['parts'] =>
  threads.map(({ doctor, messages }) => ({
    title: doctor ?? t('The desk'),
    lines: messages.map(({ at, author, isMine, text, photos }) => ({
      when: when(at),
      what: isMine ? t('You') : written(author),
      more: joined([written(text), photos.length > 0 && `(${tCount('{n} photo', '{n} photos', photos.length)})`], ' '),
    })),
  }));

function diagnosisLine(
  { diagnosis, signedAt, signedBy, prescription, notes, addenda }: DataExport['diagnoses'][number],
  when: When,
): Line {
  const medicines = (prescription?.medicines ?? []).map(({ name, inWords }) =>
    joined([written(name), translated(inWords)], ': '),
  );
  const added = addenda.map(({ text, by }) => joined([t('Added later by {name}', { name: by }), written(text)], ': '));
  return {
    when: when(signedAt),
    what: joined([written(diagnosis), written(signedBy)]),
    more: joined([written(notes), ...medicines, ...added], ' · '),
  };
}

const resultLine = ({ date, test, measure, result, status }: DataExport['results'][number]): Line => ({
  when: dayOf(date),
  what: joined(test === measure ? [translated(test)] : [translated(test), translated(measure)], ': '),
  more: joined([written(result), status === 'normal' ? t('usual') : t('outside the usual range')]),
});

function profileLines({ profileVersions }: DataExport, when: When): Line[] {
  return profileVersions.map((version, index) => {
    const before = profileVersions[index - 1];
    const changes = before ? whatChanged(before, version).join(' ') : t('First written down.');
    return {
      when: when(version.writtenAt),
      what: joined([
        t('Version {version}', { version: version.version }),
        version.writtenBy && t('by {name}', { name: version.writtenBy }),
      ]),
      more: changes,
    };
  });
}

function readingParts({ readings }: DataExport, when: When): Chapter['parts'] {
  const byKind = Object.groupBy(readings, ({ kind }) => kind);
  const lineOf = (reading: DataExport['readings'][number]): Line => ({
    when: when(reading.measuredAt),
    what: `${figures(reading)} ${tMarked(reading.unit)}`,
    more: joined([
      aside(reading),
      reading.flag && tMarked(reading.flag),
      t('by {name}', { name: reading.recordedBy }),
      reading.note && joined([t('note'), written(reading.note)], ': '),
      reading.crossedOutAt && t('crossed out {moment}', { moment: when(reading.crossedOutAt) }),
    ]),
  });
  const partOf = (kind: ReadingKind) => ({
    title: tMarked(READING_FACTS[kind].name),
    lines: (byKind[kind] ?? []).map(lineOf),
  });
  return READING_KINDS.map(partOf).filter(({ lines }) => lines.length > 0);
}

const STATUSES: Record<DataExport['appointments'][number]['status'], string> = {
  pending: msg('Waiting for an answer'),
  approved: msg('Approved'),
  rejected: msg('Rejected'),
  expired: msg('Expired'),
  cancelled: msg('Cancelled'),
  completed: msg('Completed'),
  'no-show': msg('Not attended'),
};

function appointmentLine(appointment: DataExport['appointments'][number]): Line {
  const { startsAt, timeZone, doctor, department, status, reason, decisionReason } = appointment;
  return {
    when: momentOf(startsAt, timeZone),
    what: joined([joined([written(doctor), translated(department)]), tMarked(STATUSES[status])], ': '),
    more: joined([written(reason), decisionReason && joined([t('Why'), written(decisionReason)], ': ')], ' · '),
  };
}

const SPOKE: Record<DataExport['videoVisits'][number]['modes'][number]['mode'], string> = {
  video: msg('Spoke by video'),
  audio: msg('Spoke without picture'),
  chat: msg('Wrote to each other'),
  'call-back': msg('Spoke by telephone'),
};

function videoPart({ doctor, startsAt, modes, chat, guests }: DataExport['videoVisits'][number], when: When) {
  return {
    title: `${doctor}, ${when(startsAt)}`,
    lines: [
      ...modes.map(({ mode, from }) => ({ when: when(from), what: tMarked(SPOKE[mode]) })),
      ...guests.map(({ name, invitedAt, letInAt }) => ({
        when: when(letInAt ?? invitedAt),
        what: t('Guest: {name}', { name }),
        more: letInAt ? t('Was let in') : t('Was asked, not let in'),
      })),
      ...chat.map(({ by, text, photo, writtenAt }) => ({
        when: when(writtenAt),
        what: written(by),
        more: photo ? t('Photo') : written(text),
      })),
    ],
  };
}

const wishLine = ({ joinedAt, doctor, department, until }: DataExport['waitingList'][number], when: When): Line => ({
  when: when(joinedAt),
  what: doctor ? written(doctor) : t('Any doctor of {department}', { department: tMarked(department) }),
  more: t('Until {day}', { day: dayOf(until) }),
});

const URGENCIES = {
  1: msg('Care at home'),
  2: msg('See a doctor within days'),
  3: msg('See a doctor today'),
  4: msg('Emergency department now'),
  5: msg('Call an ambulance now'),
} as const;

function symptomLines({ symptomChecks }: DataExport, when: When): Line[] {
  return symptomChecks.map(({ createdAt, symptoms, urgency, answer, ...check }) => ({
    when: when(createdAt),
    what: written(symptoms),
    more: joined(
      [
        urgency === null ? t('Not understood') : `${urgency} / 5, ${tMarked(URGENCIES[urgency])}`,
        answer.potentialCauses.length > 0 && joined([t('Possible'), written(answer.potentialCauses.join(', '))], ': '),
        check.replacedBy && t('Corrected later'),
      ],
      ' · ',
    ),
  }));
}

const noteLine = ({ at, title, detail, type, doneAt }: DataExport['notes'][number], when: When): Line => ({
  when: at ? when(at) : '',
  what: joined([atStart(tMarked(type)), written(title)], ': '),
  more: joined([written(detail), doneAt && t('done {moment}', { moment: when(doneAt) })], ' · '),
});
