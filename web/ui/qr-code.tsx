import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './qr-code.module.css';

type Drawing = { text: string; size: number; path: string };

/** The free border that scanners need around a code. */
const QUIET = 4;

type QrCodeProps = { text: string; label: string; quiet?: number; className?: string | undefined };

/** Drawn by us, one square per dark module: the package only reckons which ones are dark. */
export function QrCode({ text, label, quiet = QUIET, className }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without the code the words beside it still tell everything.
    draw(text).then(
      (drawn) => isWanted && setDrawing(drawn),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawing?.text !== text) return <span className={classNames(styles.waiting, className)} aria-hidden />;
  const side = drawing.size + 2 * quiet;
  return (
    <svg
      className={classNames(styles.code, className)}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={drawing.path} fill="#14201f" />
    </svg>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { default: QRCode } = await import('qrcode');
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data, (isDark, index) => (isDark ? index : -1)).filter((index) => index >= 0);
  const path = dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('');
  return { text, size, path };
}
