import styles from './body-drawing.module.css';

// Each part is drawn once; arms, hands and legs are mirrored at the middle of the body.
const HEAD =
  'M100 8c17 0 28 13 28 32 0 15-5 27-13 34v10c0 3 1 5 2 6-5 3-11 5-17 5s-12-2-17-5c1-1 2-3 2-6V74c-8-7-13-19-13-34 0-19 11-32 28-32Z';
const CHEST =
  'M80 93c5 4 13 6 20 6s15-2 20-6c6 4 14 6 22 9 8 3 11 9 11 17l-6 41c-2 13-4 22-4 33 0 10 2 18 3 26-14 5-30 8-46 8s-32-3-46-8c1-8 3-16 3-26 0-11-2-20-4-33l-6-41c0-8 3-14 11-17 8-3 16-5 22-9Z';
const SIDE = [
  'M44 103c-9 4-13 12-14 22l-5 42c-1 10-4 22-6 33l-5 27 17 4c5-11 11-23 14-34 4-12 6-22 7-34l1-12-5-42c0-2-2-5-4-6Z',
  'M13 232l17 4c0 9-1 16-4 22-3 7-7 11-11 11-6 0-9-6-8-15 1-8 3-15 6-22Z',
  'M54 231c14 5 29 7 44 7-1 24-4 44-7 64-3 19-4 40-6 66l-23 0c-3-22-7-44-9-66-2-24-2-48 1-71Z',
];

export function BodyDrawing() {
  const side = SIDE.map((path) => <path key={path} d={path} />);
  return (
    <svg className={styles.body} viewBox="0 0 200 268" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <path d={HEAD} />
      <path d={CHEST} className={styles.on} />
      {side}
      <g transform="matrix(-1 0 0 1 200 0)">{side}</g>
    </svg>
  );
}
