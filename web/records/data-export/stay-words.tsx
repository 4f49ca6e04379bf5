// What was written at the bed, as a person reads it on the printed copy.
import type { ReactNode } from 'react';
import type { DataExport } from '#contract/patients/data-export.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { type Chapter, joined, type Line, translated, type When, written } from './said.tsx';

export function wardChapter({ stays, observations, doses }: DataExport, when: When): Chapter {
  return {
    title: t('On the ward'),
    parts: [
      { title: t('Stays'), lines: stays.map((stay) => stayLine(stay, when)) },
      {
        title: t('Notes'),
        lines: stays.flatMap(({ notes }) =>
          notes.map(({ time, author, note }) => ({ when: when(time), what: written(author), more: written(note) })),
        ),
      },
      { title: t('Observations'), lines: observations.map((set) => setLine(set, when)) },
      { title: t('Medicines given'), lines: doses.map((dose) => doseLine(dose, when)) },
    ],
    nothing: t('You have not stayed with us.'),
  };
}

function stayLine(stay: DataExport['stays'][number], when: When): Line {
  const end = stay.dischargedAt
    ? t('Discharged {moment}.', { moment: when(stay.dischargedAt) })
    : t('You are still on the ward.');
  return {
    when: when(stay.admittedAt),
    what: written(stay.diagnosis),
    more: joined([written(`${stay.place}, ${stay.doctor}.`), end, written(stay.summary), written(stay.advice)], ' '),
  };
}

function setLine(set: DataExport['observations'][number], when: When): Line {
  const parts = [
    set.respiration !== null && t('respiration {n}', { n: set.respiration }),
    set.oxygenSaturation !== null && t('oxygen {n} %', { n: set.oxygenSaturation }),
    set.systolic !== null && t('pressure {figures}', { figures: `${set.systolic}/${set.diastolic}` }),
    set.pulse !== null && t('pulse {n}', { n: set.pulse }),
    set.temperature !== null && `${set.temperature} °C`,
  ];
  const what = set.score === null ? t('Not scored') : t('Early warning score (NEWS2): {score}', { score: set.score });
  return {
    when: when(set.at),
    what: crossed(what, set.wrong),
    more: joined([written(`${set.by}:`), joined(parts)], ' '),
  };
}

const OUTCOMES: Record<DataExport['doses'][number]['outcome'], string> = {
  given: msg('given by {name}'),
  held: msg('held back, {name}'),
  refused: msg('refused, {name}'),
  missed: msg('missed, {name}'),
};

function doseLine(dose: DataExport['doses'][number], when: When): Line {
  return {
    when: when(dose.at),
    what: crossed(joined([written(dose.medication), translated(dose.dosage)], ' '), dose.wrong),
    more: joined(
      [joined([translated(dose.route), tMarked(OUTCOMES[dose.outcome], { name: dose.by })]), written(dose.reason)],
      '. ',
    ),
  };
}

const crossed = (words: ReactNode, wrong: object | null) =>
  wrong ? joined([words, t('(entered in error)')], ' ') : words;
