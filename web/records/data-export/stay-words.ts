// What was written at the bed, as a person reads it on the printed copy.
import type { DataExport } from '#contract/patients/data-export.ts';
import type { Chapter, Line } from './everything-words.ts';

type When = (at: string) => string;

export function wardChapter({ stays, observations, doses }: DataExport, when: When): Chapter {
  return {
    title: 'On the ward',
    parts: [
      { title: 'Stays', lines: stays.map((stay) => stayLine(stay, when)) },
      {
        title: 'Notes',
        lines: stays.flatMap(({ notes }) =>
          notes.map(({ time, author, note }) => ({ when: when(time), what: author, more: note })),
        ),
      },
      { title: 'Observations', lines: observations.map((set) => setLine(set, when)) },
      { title: 'Medicines given', lines: doses.map((dose) => doseLine(dose, when)) },
    ],
    nothing: 'You have not stayed with us.',
  };
}

function stayLine(stay: DataExport['stays'][number], when: When): Line {
  const end = stay.dischargedAt ? `Discharged ${when(stay.dischargedAt)}.` : 'Still here.';
  const more = [`${stay.place}, ${stay.doctor}.`, end, stay.summary, stay.advice];
  return { when: when(stay.admittedAt), what: stay.diagnosis, more: more.filter(Boolean).join(' ') };
}

function setLine(set: DataExport['observations'][number], when: When): Line {
  const parts = [
    set.respiration !== null && `respiration ${set.respiration}`,
    set.oxygenSaturation !== null && `SpO2 ${set.oxygenSaturation} %`,
    set.systolic !== null && `pressure ${set.systolic}/${set.diastolic}`,
    set.pulse !== null && `pulse ${set.pulse}`,
    set.temperature !== null && `${set.temperature} °C`,
  ];
  const what = set.score === null ? 'Not scored' : `NEWS2 ${set.score}`;
  return { when: when(set.at), what: crossed(what, set.wrong), more: `${set.by}: ${parts.filter(Boolean).join(', ')}` };
}

function doseLine(dose: DataExport['doses'][number], when: When): Line {
  const outcome = dose.outcome === 'given' ? `given by ${dose.by}` : `${dose.outcome}, ${dose.by}`;
  const what = crossed(`${dose.medication} ${dose.dosage}`, dose.wrong);
  return { when: when(dose.at), what, more: [`${dose.route}, ${outcome}`, dose.reason].filter(Boolean).join('. ') };
}

const crossed = (words: string, wrong: object | null) => (wrong ? `${words} (entered in error)` : words);
