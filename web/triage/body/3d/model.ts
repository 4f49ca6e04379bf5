// A person as rings, in decimetres from the soles up, facing us. The left half is modelled; the right mirrors it.
import type { BodyPart } from '#contract/triage/body-parts.ts';
import { type Ring, type Skin, skinOver } from './skin.ts';

const HEAD: Ring[] = [
  [0, 17.45, 0, 0.05, 0.05],
  [0, 17.35, 0, 0.42, 0.5],
  [0, 17, 0, 0.68, 0.82],
  [0, 16.5, 0.02, 0.76, 0.92],
  [0, 16, 0.05, 0.7, 0.86],
  [0, 15.6, 0.08, 0.52, 0.66],
  [0, 15.25, 0, 0.46, 0.5],
  [0, 14.85, -0.04, 0.48, 0.5],
  [0, 14.6, -0.06, 0.75, 0.55],
];
const CHEST: Ring[] = [
  [0, 14.62, -0.06, 0.7, 0.5],
  [0, 14.45, -0.06, 1.35, 0.72],
  [0, 14.1, -0.04, 1.95, 0.92],
  [0, 13.4, 0, 2, 1.1],
  [0, 12.5, 0.04, 1.82, 1.14],
  [0, 11.7, 0.02, 1.62, 1.02],
];
const BELLY: Ring[] = [
  [0, 11.72, 0.02, 1.61, 1.01],
  [0, 10.9, 0.02, 1.52, 0.96],
  [0, 10.1, 0.02, 1.56, 1],
  [0, 9.4, 0, 1.72, 1.06],
  [0, 8.8, 0, 1.62, 1],
  [0, 8.5, 0, 1.2, 0.8],
];
const ARM: Ring[] = [
  [1.75, 14.3, -0.05, 0.3, 0.35],
  [2.05, 14.1, -0.05, 0.52, 0.56],
  [2.3, 13.3, -0.06, 0.5, 0.54],
  [2.55, 12.2, -0.08, 0.44, 0.46],
  [2.8, 11.2, -0.08, 0.38, 0.4],
  [3.02, 10.4, 0, 0.38, 0.4],
  [3.3, 9.3, 0.1, 0.3, 0.32],
  [3.46, 8.7, 0.14, 0.25, 0.26],
];
const HAND: Ring[] = [
  [3.46, 8.68, 0.14, 0.25, 0.26],
  [3.54, 8.35, 0.16, 0.22, 0.42],
  [3.6, 8, 0.2, 0.2, 0.46],
  [3.66, 7.6, 0.22, 0.16, 0.38],
  [3.68, 7.2, 0.22, 0.11, 0.24],
  [3.68, 7.05, 0.22, 0.04, 0.08],
];
const LEG: Ring[] = [
  [0.85, 9, 0, 0.75, 0.85],
  [0.92, 8.4, 0, 0.82, 0.92],
  [0.95, 7.4, 0, 0.78, 0.86],
  [0.96, 6.2, 0.02, 0.64, 0.7],
  [0.96, 5.1, 0.04, 0.52, 0.56],
  [0.98, 4.6, 0, 0.5, 0.55],
  [1, 3.7, -0.12, 0.5, 0.56],
  [1.02, 2.6, -0.08, 0.38, 0.42],
  [1.03, 1.4, 0, 0.28, 0.31],
  [1.03, 1, 0, 0.29, 0.33],
];
const FOOT: Ring[] = [
  [1.03, 1.02, 0, 0.29, 0.33],
  [1.05, 0.75, 0.16, 0.34, 0.6],
  [1.07, 0.45, 0.42, 0.4, 0.98],
  [1.08, 0.2, 0.52, 0.43, 1.14],
  [1.08, 0.02, 0.52, 0.4, 1.1],
];

/** The trunk below the chest is null: it is no part of its own. */
export type ModelPart = { part: BodyPart | null; skin: Skin };

export function modelParts(): ModelPart[] {
  const pair = (name: 'arm' | 'hand' | 'leg' | 'foot', rings: Ring[]): ModelPart[] => [
    { part: `left-${name}`, skin: skinOver(rings) },
    { part: `right-${name}`, skin: skinOver(rings.map(([x, ...rest]) => [-x, ...rest] as const)) },
  ];
  return [
    { part: 'head', skin: skinOver(HEAD) },
    { part: 'chest', skin: skinOver(CHEST) },
    { part: null, skin: skinOver(BELLY) },
    ...pair('arm', ARM),
    ...pair('hand', HAND),
    ...pair('leg', LEG),
    ...pair('foot', FOOT),
  ];
}
