// The arterial pulse: upstroke, peak, notch, run-off. Never an ECG spike.
// Each row is one Bézier curve: two handles and its end, in shares of the beat's width and height.
const CURVES = [
  [0.07, 0, 0.09, 1, 0.19, 1],
  [0.28, 1, 0.31, 0.5, 0.4, 0.43],
  [0.45, 0.39, 0.49, 0.5, 0.56, 0.47],
  [0.66, 0.43, 0.76, 0, 1, 0],
];

export type Beat = { x: number; width: number; height: number };

function beat({ x, width, height }: Beat, baseline: number): string {
  const across = (share: number) => tenth(x + share * width);
  const up = (share: number) => tenth(baseline - share * height);
  return CURVES.map((points) => {
    const drawn = points.map((share, index) => (index % 2 === 0 ? across(share) : up(share)));
    return `C${drawn.join(' ')}`;
  }).join('');
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** One line from `from` to `to` that rises into each beat on its way. */
export function pulseLine(baseline: number, from: number, beats: Beat[], to: number): string {
  const risen = beats.map((each) => `L${each.x} ${baseline}${beat(each, baseline)}`);
  return `M${from} ${baseline}${risen.join('')}L${to} ${baseline}`;
}
