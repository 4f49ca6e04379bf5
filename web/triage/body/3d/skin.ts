// A skin over elliptical rings: the one way in which every part of the body is modelled.

/** A cut through a part at a height: where its middle is and how wide and deep it is. */
export type Ring = readonly [x: number, y: number, z: number, width: number, depth: number];

export type Skin = { position: Float32Array; normal: Float32Array; index: Uint16Array };

const AROUND = 24;
/** Rings laid between two given ones, so that the outline is a curve. */
const BETWEEN = 5;

/** Rings from top to bottom; both ends are closed. */
export function skinOver(given: readonly Ring[]): Skin {
  const rings = smoothed(given);
  const points = rings.flatMap(([x = 0, y = 0, z = 0, width = 0, depth = 0]) =>
    Array.from({ length: AROUND }, (_, step) => {
      const angle = (step / AROUND) * 2 * Math.PI;
      return [x + Math.cos(angle) * width, y, z + Math.sin(angle) * depth] as const;
    }),
  );
  const first = points.length;
  const ends = [rings[0], rings.at(-1)].map((ring) => [ring?.[0] ?? 0, ring?.[1] ?? 0, ring?.[2] ?? 0] as const);
  const index = trianglesOf(rings.length, first);
  const position = Float32Array.from([...points, ...ends].flat());
  return { position, normal: normalsOf(position, index), index };
}

function trianglesOf(rings: number, top: number): Uint16Array {
  const index: number[] = [];
  const at = (ring: number, step: number) => ring * AROUND + (step % AROUND);
  for (let step = 0; step < AROUND; step++) {
    index.push(top, at(0, step + 1), at(0, step));
    index.push(top + 1, at(rings - 1, step), at(rings - 1, step + 1));
    for (let ring = 0; ring + 1 < rings; ring++) {
      index.push(at(ring, step), at(ring, step + 1), at(ring + 1, step));
      index.push(at(ring, step + 1), at(ring + 1, step + 1), at(ring + 1, step));
    }
  }
  return Uint16Array.from(index);
}

/** The normal of each corner is the sum of its faces', so that light runs smoothly over the skin. */
function normalsOf(position: Float32Array, index: Uint16Array): Float32Array {
  const normal = new Float32Array(position.length);
  const point = (corner: number) => [0, 1, 2].map((axis) => position[corner * 3 + axis] ?? 0);
  for (let face = 0; face < index.length; face += 3) {
    const corners = [index[face] ?? 0, index[face + 1] ?? 0, index[face + 2] ?? 0];
    const [a = [], b = [], c = []] = corners.map(point);
    const across = cross(less(b, a), less(c, a));
    for (const corner of corners)
      for (const axis of [0, 1, 2]) normal[corner * 3 + axis] = (normal[corner * 3 + axis] ?? 0) + (across[axis] ?? 0);
  }
  return normal;
}

const less = (a: number[], b: number[]) => a.map((value, axis) => value - (b[axis] ?? 0));
const cross = ([ax = 0, ay = 0, az = 0]: number[], [bx = 0, by = 0, bz = 0]: number[]) => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

/** Catmull-Rom through every number of the rings. */
function smoothed(rings: readonly Ring[]): number[][] {
  const at = (index: number) => rings[Math.min(Math.max(index, 0), rings.length - 1)] ?? rings[0];
  return rings.flatMap((ring, index) => {
    if (index === rings.length - 1) return [[...ring]];
    return Array.from({ length: BETWEEN }, (_, step) => {
      const t = step / BETWEEN;
      return ring.map((_value, axis) => {
        const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = [-1, 0, 1, 2].map((away) => at(index + away)?.[axis]);
        const bent =
          2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3;
        return bent / 2;
      });
    });
  });
}
