// What a person sees and feels of their skin, as findings of the engine: asked where no image model looks at the photo,
// and always believed more than one that does.
import type { Correction, ScanDescription } from '#contract/triage/symptoms.ts';

type Meaning = { present?: string[]; absent?: string[] };
type Meanings = { [Field in keyof ScanDescription]-?: Partial<Record<NonNullable<ScanDescription[Field]>, Meaning>> };

const MEANS: Meanings = {
  colour: { red: { present: ['rash'] }, purple: { present: ['rash'] }, pink: { present: ['rash'] } },
  size: { 'whole-body': { present: ['rash'] } },
  raised: {
    flat: { present: ['rash'] },
    raised: { present: ['rash'] },
    blisters: { present: ['blisters'] },
    'open-sore': { present: ['skin-ulcer'] },
    lump: { present: ['skin-lump'] },
  },
  blanching: {
    fades: { absent: ['non-blanching-rash'] },
    'does-not-fade': { present: ['non-blanching-rash'] },
  },
  pain: {
    none: { absent: ['skin-severe-pain', 'itchy-rash'] },
    itches: { present: ['itchy-rash'], absent: ['skin-severe-pain'] },
    sore: { absent: ['skin-severe-pain'] },
    severe: { present: ['skin-severe-pain', 'severe-pain'] },
  },
  spread: { no: { absent: ['spreading-redness'] }, 'within-hours': { present: ['spreading-redness'] } },
  since: {},
};

// A dark spot that grows is asked about apart: it is the pattern of a melanoma (NICE NG12, 2015).
const isChangingMole = ({ colour, spread }: ScanDescription) => colour === 'brown-black' && spread === 'slowly';

export function findingsOf(description: ScanDescription): Correction[] {
  const meanings = Object.entries(description).map(
    ([field, choice]) => (MEANS[field as keyof ScanDescription] as Record<string, Meaning>)[choice] ?? {},
  );
  const present = new Set(meanings.flatMap((meaning) => meaning.present ?? []));
  if (isChangingMole(description)) present.add('mole-change');
  const absent = meanings.flatMap((meaning) => meaning.absent ?? []).filter((finding) => !present.has(finding));
  return [
    ...[...present].map((finding) => ({ finding, state: 'present' }) as const),
    ...absent.map((finding) => ({ finding, state: 'absent' }) as const),
  ];
}

const SINCE = {
  today: 'It began today.',
  days: 'I have had it for 3 days.',
  weeks: 'I have had it for 3 weeks.',
  months: 'I have had it for 3 months.',
} as const;

/** The engine reads times from words. */
export const sinceInWords = ({ since }: ScanDescription): string => (since ? SINCE[since] : '');
