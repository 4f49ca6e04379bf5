// A drawn body: its shapes as places of the body, where they lie, and how near one looks at them.
import { type RegionId, SITES, type Side, type SiteId } from '#contract/triage/body-regions.ts';

export type View = 'front' | 'back';
export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type Point = readonly [x: number, y: number];
/** `isCut`: only what lies inside the box belongs to the place. */
export type Shape = { site: SiteId; d: string; box: Box; isSoft?: true; isCut?: true };
export type Figure = {
  view: View;
  viewBox: readonly [left: number, top: number, width: number, height: number];
  base: string;
  shapes: readonly Shape[];
  hair: string;
  lines: string;
  pupils?: string;
};
export type Figures = Record<View, Figure>;

export type DrawnShape = Shape & { region: RegionId; isMirrored: boolean; centre: Point };

/** Seen from the front a person's right is on the left of the picture; from the back it is the other way round. */
export function drawnShapes({ view, shapes }: Figure): DrawnShape[] {
  const mirroredSide: Side = view === 'front' ? 'right' : 'left';
  return shapes.flatMap((shape): DrawnShape[] => {
    const [left, top, right, bottom] = shape.box;
    const centre: Point = [(left + right) / 2, (top + bottom) / 2];
    if (!('isPaired' in SITES[shape.site])) {
      return [{ ...shape, region: shape.site as RegionId, isMirrored: false, centre }];
    }
    return (['right', 'left'] as const).map((side) => ({
      ...shape,
      region: `${side}-${shape.site}`,
      isMirrored: side === mirroredSide,
      centre: side === mirroredSide ? [-centre[0], centre[1]] : centre,
    }));
  });
}

export const CLOSE_UPS = ['whole', 'head', 'torso', 'right-hand', 'left-hand', 'right-foot', 'left-foot'] as const;
export type CloseUp = (typeof CLOSE_UPS)[number];

const HEAD: SiteId[] = ['head-top', 'head-back', 'face', 'eye', 'ear', 'nose', 'mouth', 'throat', 'neck', 'neck-back'];
const TORSO: SiteId[] = [
  ...(['chest-middle', 'upper-belly', 'upper-side', 'navel', 'lower-side', 'lower-belly', 'flank', 'groin'] as const),
  ...(['genitals', 'upper-back', 'mid-back', 'low-back', 'spine', 'buttock'] as const),
];
const HAND: SiteId[] = ['wrist', 'hand', 'fingers'];
const FOOT: SiteId[] = ['ankle', 'foot', 'heel', 'toes'];
const AROUND = 14;

/** Returns the close-up for a place that is too small to be tapped on the whole body. */
export function closeUpOf({ site, region }: DrawnShape): CloseUp {
  if (HEAD.includes(site)) return 'head';
  const side = region.startsWith('left') ? 'left' : 'right';
  if (HAND.includes(site)) return `${side}-hand`;
  return FOOT.includes(site) ? `${side}-foot` : 'torso';
}

/** The view box of a close-up: all of its places, and a little around them. */
export function viewBoxOf(figure: Figure, closeUp: CloseUp): Figure['viewBox'] {
  const near = closeUp === 'whole' ? [] : drawnShapes(figure).filter((shape) => isIn(shape, closeUp));
  if (near.length === 0) return figure.viewBox;
  const boxes = near.map(
    ({ box: [left, top, right, bottom], isMirrored }): Box =>
      isMirrored ? [-right, top, -left, bottom] : [left, top, right, bottom],
  );
  const least = (index: 0 | 1) => Math.min(...boxes.map((box) => box[index])) - AROUND;
  const most = (index: 2 | 3) => Math.max(...boxes.map((box) => box[index])) + AROUND;
  return [least(0), least(1), most(2) - least(0), most(3) - least(1)];
}

function isIn(shape: DrawnShape, closeUp: CloseUp): boolean {
  if (closeUp === 'torso') return TORSO.includes(shape.site);
  return closeUpOf(shape) === closeUp;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key leads to: the nearest one that lies more that way than aside. */
export function neighbourOf(shapes: readonly DrawnShape[], from: DrawnShape, key: string): DrawnShape | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const away = ({ centre }: DrawnShape) => {
    const [x, y] = [centre[0] - from.centre[0], centre[1] - from.centre[1]];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    return ahead > 1 && aside <= ahead * 1.5 ? ahead + aside : Number.POSITIVE_INFINITY;
  };
  const nearest = shapes.filter((shape) => shape !== from).toSorted((a, b) => away(a) - away(b))[0];
  return nearest && Number.isFinite(away(nearest)) ? nearest : null;
}
