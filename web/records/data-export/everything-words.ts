// A copy of everything, as a person reads it: lines with a date, what it was, and what belongs to it.
import type { DataExport } from '#contract/patients/data-export.ts';
import { READING_FACTS, READING_KINDS, type ReadingKind } from '#contract/readings/readings.ts';
import { atStart, englishDay, timeOfDay } from '#web/ui/time/time.ts';
import { whatChanged } from '../profile/what-changed.ts';
import { aside, figures } from '../readings/reading-words.ts';
import { wardChapter } from './stay-words.ts';

export type Line = { when: string; what: string; more?: string };
export type Chapter = { title: string; parts: { title?: string; lines: Line[] }[]; nothing: string };

/** 15 Nov 2026 10:42: on paper always with the year. */
export const momentOf = (at: string, timeZone: string) => `${englishDay(at, timeZone)} ${timeOfDay(at, timeZone)}`;

export function chaptersOf(everything: DataExport, timeZone: string): Chapter[] {
  const when = (at: string) => momentOf(at, timeZone);
  const { appointments, waitingList, diagnoses, results, notes, messages, notices, whoOpened } = everything;
  return [
    { title: 'Versions of the health profile', parts: [{ lines: profileLines(everything, when) }], nothing: NEVER },
    { title: 'Readings', parts: readingParts(everything, when), nothing: 'None so far.' },
    { title: 'Appointments', parts: [{ lines: appointments.map(appointmentLine) }], nothing: 'None so far.' },
    {
      title: 'Video visits',
      parts: everything.videoVisits.map((visit) => videoPart(visit, when)),
      nothing: 'None so far.',
    },
    {
      title: 'Waiting list',
      parts: [{ lines: waitingList.map((one) => wishLine(one, when)) }],
      nothing: 'You wait for no time.',
    },
    {
      title: 'Diagnoses and prescriptions',
      parts: [{ lines: diagnoses.map((one) => diagnosisLine(one, when)) }],
      nothing: 'None so far.',
    },
    {
      title: 'Doses at home',
      parts: [
        { lines: everything.dosesAtHome.map((one) => homeDoseLine(one, when)) },
        { title: 'Repeats you asked for', lines: everything.repeats.map((one) => repeatLine(one, when)) },
      ],
      nothing: 'None so far.',
    },
    {
      title: 'Vaccines',
      parts: [
        { lines: everything.vaccines.map(vaccineLine) },
        { title: 'What doctors decided', lines: everything.vaccineDecisions.map((one) => decisionLine(one, when)) },
      ],
      nothing: 'None so far.',
    },
    wardChapter(everything, when),
    { title: 'Results', parts: [{ lines: results.map(resultLine) }], nothing: 'None so far.' },
    { title: 'Symptom checks', parts: [{ lines: symptomLines(everything, when) }], nothing: 'None so far.' },
    {
      title: 'Documents',
      parts: [{ lines: everything.documents.map((one) => documentLine(one, when)) }],
      nothing: 'None so far.',
    },
    { title: 'Your notes', parts: [{ lines: notes.map((note) => noteLine(note, when)) }], nothing: 'None.' },
    { title: 'Messages with the clinic', parts: messageParts(messages, when), nothing: 'None so far.' },
    {
      title: 'What you were told',
      parts: [{ lines: notices.map(({ at, title, text }) => ({ when: when(at), what: title, more: text })) }],
      nothing: 'Nothing so far.',
    },
    {
      title: 'Who opened or changed your record',
      parts: [
        {
          lines: whoOpened.map(({ at, who, role, what }) => ({
            when: when(at),
            what: who,
            more: who === 'You' ? atStart(what) : `${role}, ${what}`,
          })),
        },
      ],
      nothing: 'Nobody so far.',
    },
  ];
}

type When = (at: string) => string;

function homeDoseLine(dose: DataExport['dosesAtHome'][number], when: When): Line {
  const said = dose.outcome === 'taken' ? `taken ${when(dose.at)}` : `left out. ${dose.note}`.trim();
  const more = dose.takenBackAt ? `${said} (taken back)` : said;
  return { when: when(dose.plannedAt), what: `${dose.medication} ${dose.dosage}`, more: atStart(more) };
}

const REPEAT_WORDS = { open: 'Not answered yet', renewed: 'Renewed', refused: 'Refused', 'visit-first': 'Visit first' };

const repeatLine = ({ medication, askedAt, state, by, answer }: DataExport['repeats'][number], when: When): Line => ({
  when: when(askedAt),
  what: medication,
  more: [REPEAT_WORDS[state], by, answer].filter(Boolean).join('. '),
});

const vaccineLine = (dose: DataExport['vaccines'][number]): Line => ({
  when: englishDay(`${dose.givenOn}T12:00:00Z`, 'UTC'),
  what: dose.vaccine,
  more: [
    dose.source === 'here' ? 'Given here' : 'Read from a card',
    dose.product,
    dose.batch && `batch ${dose.batch}`,
    dose.place,
    dose.version > 1 && `version ${dose.version}: ${dose.reason}`,
    dose.isEnteredInError && 'entered in error',
    `by ${dose.writtenBy}`,
  ]
    .filter(Boolean)
    .join(', '),
});

const DECIDED = { contraindicated: 'Not to be given', postponed: 'Put off', 'not-needed': 'Not needed' };

const decisionLine = (one: DataExport['vaccineDecisions'][number], when: When): Line => ({
  when: when(one.decidedAt),
  what: `${one.vaccine}: ${DECIDED[one.kind]}`,
  more: [one.reason, one.decidedBy, one.endedAt && `ended ${when(one.endedAt)}`].filter(Boolean).join(', '),
});

const documentLine = (
  { addedAt, title, pages, note, deletedAt }: DataExport['documents'][number],
  when: When,
): Line => {
  const unread = pages.filter(({ state }) => state === 'unread').length;
  const parts = [
    `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`,
    unread > 0 && `${unread} could not be read`,
    note,
    deletedAt && `Deleted ${when(deletedAt)}`,
  ];
  return { when: when(addedAt), what: title, more: parts.filter(Boolean).join(' · ') };
};

const messageParts = (threads: DataExport['messages'], when: When): Chapter['parts'] =>
  threads.map(({ doctor, messages }) => ({
    title: doctor ?? 'The desk',
    lines: messages.map(({ at, author, isMine, text, photos }) => ({
      when: when(at),
      what: isMine ? 'You' : author,
      more: `${text}${photos.length > 0 ? ` (${photosInWords(photos.length)})` : ''}`,
    })),
  }));

const photosInWords = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

function diagnosisLine(
  { diagnosis, signedAt, signedBy, prescription, notes, addenda }: DataExport['diagnoses'][number],
  when: When,
): Line {
  const medicines = prescription?.medicines.map(({ name, inWords }) => `${name} ${inWords}.`) ?? [];
  const added = addenda.map(({ text, by }) => `Addendum by ${by}: ${text}`);
  return {
    when: when(signedAt),
    what: `${diagnosis}, ${signedBy}`,
    more: [notes, ...medicines, ...added].filter(Boolean).join(' '),
  };
}

const resultLine = ({ date, test, measure, result, status }: DataExport['results'][number]): Line => ({
  when: englishDay(`${date}T12:00:00Z`, 'UTC'),
  what: test === measure ? test : `${test}: ${measure}`,
  more: `${result}, ${status}`,
});

const NEVER = 'It was not filled in yet.';

function profileLines({ profileVersions }: DataExport, when: When): Line[] {
  return profileVersions.map((version, index) => {
    const before = profileVersions[index - 1];
    const changes = before ? whatChanged(before, version).join(' ') : 'First written down.';
    const by = version.writtenBy ? `, by ${version.writtenBy}` : '';
    return { when: when(version.writtenAt), what: `Version ${version.version}${by}`, more: changes };
  });
}

function readingParts({ readings }: DataExport, when: When): Chapter['parts'] {
  const byKind = Object.groupBy(readings, ({ kind }) => kind);
  const lineOf = (reading: DataExport['readings'][number]): Line => ({
    when: when(reading.measuredAt),
    what: `${figures(reading)} ${reading.unit}`,
    more: [
      aside(reading),
      reading.flag,
      `by ${reading.recordedBy}`,
      reading.note && `note: ${reading.note}`,
      reading.crossedOutAt && `crossed out ${when(reading.crossedOutAt)}`,
    ]
      .filter(Boolean)
      .join(', '),
  });
  const partOf = (kind: ReadingKind) => ({
    title: READING_FACTS[kind].name,
    lines: (byKind[kind] ?? []).map(lineOf),
  });
  return READING_KINDS.map(partOf).filter(({ lines }) => lines.length > 0);
}

const STATUS_WORDS: Partial<Record<string, string>> = { 'no-show': 'not attended', pending: 'waiting for an answer' };

function appointmentLine({
  startsAt,
  timeZone,
  doctor,
  department,
  ...rest
}: DataExport['appointments'][number]): Line {
  const { status, reason, decisionReason } = rest;
  return {
    when: momentOf(startsAt, timeZone),
    what: `${doctor}, ${department}: ${STATUS_WORDS[status] ?? status}`,
    more: [reason, decisionReason && `Why: ${decisionReason}`].filter(Boolean).join(' · '),
  };
}

function videoPart({ doctor, startsAt, modes, chat, guests }: DataExport['videoVisits'][number], when: When) {
  return {
    title: `${doctor}, ${when(startsAt)}`,
    lines: [
      ...modes.map(({ mode, from }) => ({ when: when(from), what: `Spoke by ${mode}`, more: '' })),
      ...guests.map(({ name, invitedAt, letInAt }) => ({
        ...{ when: when(letInAt ?? invitedAt), what: `Guest: ${name}` },
        more: letInAt ? 'Was let in' : 'Was asked, not let in',
      })),
      ...chat.map(({ by, text, photo, writtenAt }) => ({
        ...{ when: when(writtenAt), what: by, more: photo ? `Photo ${photo.url ?? ''}` : text },
      })),
    ],
  };
}

function wishLine({ joinedAt, doctor, department, until }: DataExport['waitingList'][number], when: When): Line {
  return { when: when(joinedAt), what: doctor ?? `Any doctor of ${department}`, more: `Until ${until}` };
}

function symptomLines({ symptomChecks }: DataExport, when: When): Line[] {
  return symptomChecks.map(({ createdAt, symptoms, urgency, urgencyWords, answer, ...check }) => ({
    when: when(createdAt),
    what: symptoms,
    more: [
      urgency === null ? urgencyWords.title : `${urgency} / 5, ${urgencyWords.title}`,
      answer.potentialCauses.length > 0 && `Possible: ${answer.potentialCauses.join(', ')}`,
      check.replacedBy && 'Corrected later',
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

const noteLine = ({ at, title, detail, type, doneAt }: DataExport['notes'][number], when: When): Line => ({
  when: at ? when(at) : '',
  what: `${atStart(type)}: ${title}`,
  more: [detail, doneAt && `Done ${when(doneAt)}`].filter(Boolean).join(' · '),
});
