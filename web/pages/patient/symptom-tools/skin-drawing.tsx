import styles from './skin-drawing.module.css';

const SPOTS = [
  [112, 82, 13],
  [134, 98, 9],
  [128, 70, 7],
  [98, 102, 8],
  [116, 110, 5],
  [146, 80, 5],
] as const;

/** A patch of skin in the corners of a camera. Skin has the same colours in both schemes. */
export function SkinDrawing() {
  return (
    <svg className={`grow full ${styles.skin}`} viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect className={styles.ground} width="240" height="180" />
      <path d="M-10 128C60 104 150 150 250 112V190H-10Z" fill="#b57a54" />
      <g fill="#a1523f">
        {SPOTS.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <path className={styles.corners} d="M66 62V46h16M174 62V46h-16M66 124v16h16M174 124v16h-16" />
    </svg>
  );
}
