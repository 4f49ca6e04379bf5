import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Place, partOfRegion, type RegionId, regionOf } from '#contract/triage/body-regions.ts';
import { t, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { wholeOf } from '../places/shown-places.ts';
import styles from './body-3d.module.css';
import { BodyScene, type Colours, type Spot, spotOf } from './scene.ts';

export type Body3dProps = { places: readonly Place[]; onPick: (region: RegionId) => void };

const STEP = Math.PI / 8;
/** A press that moved further than this turned the body; it did not point at a part. */
const STILL_PX = 6;

/** A body that turns by drag, by arrow keys and by buttons; a click marks a whole part. The list says all of it, too. */
export function Body3d({ places, onPick }: Body3dProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<BodyScene | null>(null);
  const drag = useRef<{ x: number; from: number; moved: number } | null>(null);
  const [turn, setTurn] = useState(0.35);
  const [under, setUnder] = useState<Spot | null>(null);
  const chosen = places.map(({ region }) => spotOf(partOfRegion(region), regionOf(region).group));

  const draw = useEffectEvent(() => {
    if (canvas.current) scene.current?.draw(turn, [...chosen, under && spotOf(under.part)], coloursOf(canvas.current));
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = new BodyScene(element);
    scene.current = made;
    const fit = new ResizeObserver(() => {
      made.resize(element.parentElement?.clientWidth ?? 360, element.parentElement?.clientHeight ?? 480);
      draw();
    });
    if (element.parentElement) fit.observe(element.parentElement);
    return () => {
      fit.disconnect();
      scene.current = null;
      made.dispose();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew whenever it was turned or pointed at.
  useEffect(() => draw(), [turn, under, places]);

  const spotUnder = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return scene.current?.spotAt(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2) ?? null;
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return setUnder(spotUnder(event));
    const by = event.clientX - drag.current.x;
    drag.current.moved = Math.max(drag.current.moved, Math.abs(by));
    setTurn(drag.current.from + by * 0.012);
  };
  const release = (event: PointerEvent) => {
    const wasStill = (drag.current?.moved ?? STILL_PX) < STILL_PX;
    drag.current = null;
    const spot = wasStill ? spotUnder(event) : null;
    if (spot) onPick(wholeOf(spot.part, spot.isBehind));
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setTurn((was) => was + by);
  };
  return (
    <div className={`stack gap-12 full ${styles.body}`}>
      <div
        className={`relative ${styles.stage}`}
        tabIndex={0}
        role="slider"
        aria-label={t('Turn the body')}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={degreesOf(turn)}
        aria-valuetext={seenFrom(degreesOf(turn))}
        onKeyDown={press}
      >
        <canvas
          ref={canvas}
          className={styles.canvas}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.current = { x: event.clientX, from: turn, moved: 0 };
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={() => {
            drag.current = null;
          }}
          onPointerLeave={() => setUnder(null)}
        />
        {under && (
          <span className={`semibold ${styles.name}`}>
            {tMarked(regionOf(wholeOf(under.part, under.isBehind)).name)}
          </span>
        )}
      </div>
      <div className="stack halves gap-8">
        <Button icon={<IconRotate2 aria-hidden />} onClick={() => setTurn((was) => was - STEP)}>
          {t('Turn left')}
        </Button>
        <Button icon={<IconRotateClockwise2 aria-hidden />} onClick={() => setTurn((was) => was + STEP)}>
          {t('Turn right')}
        </Button>
      </div>
    </div>
  );
}

const degreesOf = (turn: number) => ((Math.round((turn * 180) / Math.PI) % 360) + 360) % 360;

function seenFrom(degrees: number): string {
  if (degrees < 60 || degrees > 300) return t('seen from the front');
  if (degrees >= 120 && degrees <= 240) return t('seen from the back');
  return degrees < 120 ? t('seen from its right') : t('seen from its left');
}

/** The colours of the scheme that holds now, as the browser computes them. */
function coloursOf(element: HTMLElement): Colours {
  const probe = document.createElement('span');
  element.parentElement?.append(probe);
  const read = (name: string) => {
    probe.className = styles[name] ?? '';
    return getComputedStyle(probe).color;
  };
  const colours = { part: read('part'), lit: read('lit') };
  probe.remove();
  return colours;
}
