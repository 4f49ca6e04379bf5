// The dangers that a person can be asked for by name, and the tiles that stand for them on the screen. Without schemas:
// the engine reads it too.

export const DANGER_IDS = [
  'chest-pain',
  'heartbeat',
  'breath',
  'choking',
  'stroke',
  'sight',
  'eye-injury',
  'unconscious',
  'fit',
  'confused',
  'bleeding',
  'gut-bleeding',
  'headache',
  'meningitis',
  'head-injury',
  'allergy',
  'overdose',
  'poison',
  'bite',
  'belly',
  'testicle',
  'pregnancy',
  'birth',
  'baby',
  'dehydration',
  'suicide',
  'violence',
  'mania',
  'injury',
  'burn',
  'sugar',
  'heat',
  'limb',
  'spine',
  'urine',
  'sepsis',
] as const;
export type DangerId = (typeof DANGER_IDS)[number];

/** Shown to everybody whose words were not understood, in this order. */
export const MAIN_TILES = [
  'chest',
  'breath',
  'stroke',
  'faint',
  'blood',
  'head',
  'allergy',
  'poison',
  'belly',
  'pregnancy',
  'baby',
  'mind',
] as const;

/** The others are shown only where their danger is asked for by name. */
export const DANGER_TILES = [...MAIN_TILES, 'injury', 'sugar', 'limb', 'spine', 'eye', 'testicle', 'fever'] as const;
export type DangerTile = (typeof DANGER_TILES)[number];

/** A tile that was tapped, or left alone when the question was answered. */
export type DangerTap = { danger: DangerId; state: 'present' | 'absent' };

/** Where somebody to talk to helps first: the crisis line is shown, the clinic can be alerted, and no causes are listed. */
export const CRISIS_DANGERS: readonly DangerId[] = ['suicide', 'violence'];

type Flags = readonly { danger?: DangerId | undefined }[];

export const crisisOf = (flags: Flags): 'suicide' | 'violence' | null =>
  (['suicide', 'violence'] as const).find((one) => flags.some(({ danger }) => danger === one)) ?? null;

export const isCrisis = (flags: Flags): boolean => crisisOf(flags) !== null;
