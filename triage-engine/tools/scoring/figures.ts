// The figures by which symptom checkers are compared, each a count of a count with its interval.
import type { Case, Prediction } from './cases.ts';
import { isSameDiagnosis } from './same-diagnosis.ts';

export type Figure = { what: string; hits: number; of: number };

const ORDER = { 'self-care': 0, 'non-emergency': 1, emergency: 2 };
/** Too little was understood: neither right nor safe. */
const NO_NUMBER = -1;

export function figuresOf(cases: Case[], predictions: Prediction[]): Figure[] {
  const pairs = cases.flatMap((one, index): [Case, Prediction][] =>
    predictions[index] ? [[one, predictions[index]]] : [],
  );
  return [...triageFigures(pairs), ...levelFigures(pairs), ...diagnosisFigures(pairs)].filter(({ of }) => of > 0);
}

const figure = (what: string, hits: boolean[]): Figure => ({
  what,
  hits: hits.filter(Boolean).length,
  of: hits.length,
});

function triageFigures(pairs: [Case, Prediction][]): Figure[] {
  const told = pairs.flatMap(([{ gold_triage: gold }, { triage }]) =>
    gold ? [{ gold: ORDER[gold], ours: triage ? ORDER[triage] : NO_NUMBER }] : [],
  );
  const isRight = ({ gold, ours }: (typeof told)[number]) => gold === ours;
  return [
    figure('triage correct', told.map(isRight)),
    figure(
      'safe (not under-triaged)',
      told.map(({ gold, ours }) => ours >= gold),
    ),
    figure(
      'over-triaged',
      told.map(({ gold, ours }) => ours > gold),
    ),
    figure('emergencies found', told.filter(({ gold }) => gold === 2).map(isRight)),
    figure('non-emergencies found', told.filter(({ gold }) => gold === 1).map(isRight)),
    figure('self-care found', told.filter(({ gold }) => gold === 0).map(isRight)),
  ];
}

function levelFigures(pairs: [Case, Prediction][]): Figure[] {
  const told = pairs.flatMap(([{ gold_level5: gold }, { level5, asksDanger = false }]) =>
    gold ? [{ gold, ours: level5 ?? 0, asksDanger }] : [],
  );
  return [
    figure(
      'five levels: exact',
      told.map(({ gold, ours }) => gold === ours),
    ),
    figure(
      'five levels: within one',
      told.map(({ gold, ours }) => Math.abs(gold - ours) <= 1),
    ),
    figure(
      'five levels: two or more too low',
      told.map(({ gold, ours }) => gold - ours >= 2),
    ),
    figure(
      'levels 4–5 called emergency',
      told.filter(({ gold }) => gold >= 4).map(({ ours }) => ours >= 4),
    ),
    figure(
      'levels 4–5 called or asked for',
      told.filter(({ gold }) => gold >= 4).map(({ ours, asksDanger }) => ours >= 4 || asksDanger),
    ),
    figure(
      'levels 1–3 called emergency',
      told.filter(({ gold }) => gold <= 3).map(({ ours }) => ours >= 4),
    ),
    figure(
      'levels 1–3 asked for a danger',
      told.filter(({ gold }) => gold <= 3).map(({ asksDanger }) => asksDanger),
    ),
  ];
}

function diagnosisFigures(pairs: [Case, Prediction][]): Figure[] {
  const ranks = pairs.flatMap(([{ gold_dx: gold, synonyms }, { dx }]) =>
    gold
      ? [{ rank: dx.findIndex((one) => isSameDiagnosis(one, [gold, ...(synonyms ?? [])])), isAnswered: dx.length > 0 }]
      : [],
  );
  const within = (most: number) => ranks.map(({ rank }) => rank >= 0 && rank < most);
  return [
    figure('diagnosis first', within(1)),
    figure('diagnosis in the first three', within(3)),
    figure('diagnosis in the first five', within(5)),
    figure(
      'at least one suggestion',
      ranks.map(({ isAnswered }) => isAnswered),
    ),
  ];
}

/** 95 % interval of a proportion after Wilson (1927). */
export function wilson(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const centre = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [(centre - half) / scale, (centre + half) / scale];
}
