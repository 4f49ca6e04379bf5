type Finger = { id: string; x: number; tip: number; half: number; turn: number };

/** One finger seen from its back, resting on its tip. All measures follow from half its width. */
export function Finger({ id, x, tip, half, turn }: Finger) {
  const knuckles = [tip - 3.5 * half, tip - 6.7 * half];
  return (
    <g transform={`rotate(${turn} ${x} ${tip})`}>
      <clipPath id={id}>
        <path d={outline(x, tip, half)} />
      </clipPath>
      <path d={outline(x, tip, half)} fill="#8a583d" />
      <g clipPath={`url(#${id})`}>
        <rect x={x + 0.42 * half} y="-460" width={half} height={tip + 470} fill="#784a32" />
        {knuckles.map((y) => (
          <path key={y} d={creases(x, y, half)} fill="none" stroke="#5c3825" strokeWidth="2.6" strokeLinecap="round" />
        ))}
      </g>
      <path d={nail(x, tip, half)} fill="#d9ab8d" />
      <path d={nailEdge(x, tip, half)} fill="#f3dcc8" />
    </g>
  );
}

/** Each pair is a share of `unit` to one side and a height; the path goes down one side and up the other. */
function mirrored(x: number, unit: number, start: Point, curves: Point[][]): string {
  const at = (side: number, [share, y]: Point) => `${round(x + side * share * unit)} ${round(y)}`;
  const down = curves.map((curve) => `C${curve.map((point) => at(-1, point)).join(' ')}`);
  const stations = [start, ...curves.flat()].reverse().slice(1);
  const up = curves.map(
    (_, i) =>
      `C${stations
        .slice(i * 3, i * 3 + 3)
        .map((point) => at(1, point))
        .join(' ')}`,
  );
  return `M${at(-1, start)}${down.join('')}${up.join('')}`;
}

type Point = [share: number, y: number];
const round = (value: number) => Math.round(value * 100) / 100;

function outline(x: number, tip: number, half: number): string {
  const [near, far] = [tip - 3.5 * half, tip - 6.7 * half];
  const between = (near + far) / 2;
  const curves: Point[][] = [
    [
      [1, far - 120],
      [1.045, far - 60],
      [1.045, far],
    ],
    [
      [1.045, far + 60],
      [1, between - 13],
      [1, between],
    ],
    [
      [1, between + 33],
      [1.05, near - 40],
      [1.05, near],
    ],
    [
      [1.05, near + 50],
      [0.97, tip - 1.7 * half],
      [0.95, tip - half],
    ],
    [
      [0.86, tip - 0.3 * half],
      [0.5, tip],
      [0, tip],
    ],
  ];
  return `${mirrored(x, half, [1.02, -460], curves)}Z`;
}

function creases(x: number, y: number, half: number): string {
  const crease = (share: number, offset: number, depth: number) =>
    `M${round(x - share * half)} ${round(y + offset)}q${round(share * half)} ${depth} ${round(2 * share * half)} 0`;
  return crease(0.5, 0, 9) + crease(0.36, 13, 7) + crease(0.36, -12, 6);
}

function nail(x: number, tip: number, half: number): string {
  const top = tip - 1.64 * half - 10;
  const bottom = tip - 0.28 * half + 4;
  const curves: Point[][] = [
    [
      [1.013, top + 38],
      [1.027, bottom - 34],
      [1.04, bottom - 22],
    ],
    [
      [1.02, bottom - 6],
      [0.5, bottom],
      [0, bottom],
    ],
  ];
  const roof = `C${round(x + 0.58 * half)} ${round(top + 6)} ${round(x + 0.29 * half)} ${round(top)} ${x} ${round(top)}`;
  const back = `C${round(x - 0.29 * half)} ${round(top)} ${round(x - 0.58 * half)} ${round(top + 6)} ${round(x - 0.58 * half)} ${round(top + 26)}Z`;
  return mirrored(x, 0.58 * half, [1, top + 26], curves) + roof + back;
}

function nailEdge(x: number, tip: number, half: number): string {
  const bottom = tip - 0.28 * half + 4;
  const curve: Point[] = [
    [0.8, bottom - 8],
    [0.4, bottom - 3],
    [0, bottom - 3],
  ];
  const unit = 0.58 * half;
  const back = `C${round(x + 0.6 * unit)} ${round(bottom - 12)} ${round(x + 0.3 * unit)} ${round(bottom - 10)} ${x} ${round(bottom - 10)}`;
  const home = `C${round(x - 0.3 * unit)} ${round(bottom - 10)} ${round(x - 0.6 * unit)} ${round(bottom - 12)} ${round(x - 0.86 * unit)} ${round(bottom - 20)}Z`;
  return mirrored(x, unit, [0.86, bottom - 20], [curve]) + back + home;
}
