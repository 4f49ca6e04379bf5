// Learns what a text is as a whole: no complaint, a trifle, a complaint that can wait, or a danger.
import { GIST_KINDS, type GistKind, gistFeaturesOf } from '#triage-engine/alarms/gist.ts';
import type { Weights } from '#triage-engine/alarms/pack-weights.ts';
import { sentencesOf } from '#triage-engine/alarms/sentences-of.ts';
import type { Sentence } from './alarm-sentences.ts';
import { learnWeights, type Size, type Told } from './fit-alarms.ts';

const SIZE: Size = { features: 66_000, weights: 156_000 };
/** There are ten dangers for one text without a complaint. */
const WEIGHT: Record<Sentence['gist'], number> = {
  nothing: 2,
  trifle: 1.5,
  mild: 1.5,
  'trifle or mild': 0.7,
  grave: 0.5,
  complaint: 0.5,
};
/** Nobody said of many harmless sentences whether they can be looked after at home: which it is, is learnt from those of which it was. */
const classesOf = (gist: Sentence['gist']): readonly GistKind[] => {
  if (gist === 'complaint') return ['trifle', 'mild', 'grave'];
  return gist === 'trifle or mild' ? ['trifle', 'mild'] : [gist];
};
const PART = 0.5;

/** `trifles`: what is looked after at home, beside the sentences. */
export function fitGist(sentences: readonly Sentence[], trifles: readonly string[], size = SIZE): Weights {
  const told = [
    ...sentences.flatMap(gistsIn),
    ...trifles.map((text): Told => ({ text, of: 'trifle', weight: WEIGHT.trifle })),
  ];
  return learnWeights(told, GIST_KINDS, size, gistFeaturesOf);
}

/** Of what complains of nothing, no sentence does. */
function gistsIn({ text, gist }: Sentence): Told[] {
  const parts = gist === 'nothing' ? sentencesOf(text) : [];
  return [
    { text, of: classesOf(gist), weight: WEIGHT[gist] },
    ...parts.map((part) => ({ text: part, of: classesOf(gist), weight: PART * WEIGHT[gist] })),
  ];
}
