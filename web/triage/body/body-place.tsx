import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { RegionId } from '#contract/triage/body-regions.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import type { Body3dProps } from './3d/body-3d.tsx';
import { BodyFigure } from './body-figure.tsx';
import styles from './body-place.module.css';
import { CLOSE_UPS, type CloseUp, type Figures, type View } from './figure.ts';
import { ADULT, loadFigures } from './figures/load-figures.ts';
import type { SketchDraft } from './sketch-draft.ts';

type BodyView = View | '3d';
type BodyPlaceProps = {
  draft: SketchDraft;
  onFigure: (figure: SketchDraft['figure']) => void;
  onPick: (region: RegionId) => void;
  /** Wide enough for front and back side by side. */
  isWide: boolean;
};

const SIDES: { value: BodyView; label: string }[] = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
];
const BOTH: { value: BodyView; label: string }[] = [{ value: 'front', label: 'Front and back' }];

/** Front, back, or a body that turns: three views of the same marks. The last comes only when wanted and possible. */
export function BodyPlace({ draft, onFigure, onPick, isWide }: BodyPlaceProps) {
  const [canTurn] = useState(hasWebGl);
  const [view, setView] = useState<BodyView>('front');
  const [closeUp, setCloseUp] = useState<CloseUp>('whole');
  const figures = useFigures(draft.figure);
  const drawn = isWide ? BOTH : SIDES;
  const shown: readonly View[] = isWide ? ['front', 'back'] : [view === 'back' ? 'back' : 'front'];
  return (
    <div className="stack gap-12">
      <div className={`row stretch wrap between gap-8 ${styles.bar}`}>
        <Segments
          label="View"
          choices={canTurn ? [...drawn, { value: '3d', label: '3D' }] : drawn}
          value={view === 'back' && isWide ? 'front' : view}
          onChoose={setView}
        />
        <Segments
          label="Figure"
          choices={[
            { value: 'adult', label: 'Adult' },
            { value: 'child', label: 'Child' },
          ]}
          value={draft.figure}
          onChoose={onFigure}
        />
      </div>
      {view === '3d' ? (
        <Turning places={draft.places} onPick={onPick} onGivenUp={() => setView('front')} />
      ) : (
        <>
          <div className={`stack fit ${styles.figures}`}>
            {figures ? (
              shown.map((side) => (
                <figure key={`${draft.figure}-${side}`}>
                  <BodyFigure
                    figure={figures[side]}
                    name={`${draft.figure === 'adult' ? 'Adult' : 'Child'} body seen from the ${side}`}
                    places={draft.places}
                    {...{ closeUp, onPick }}
                    onCloseUp={setCloseUp}
                  />
                  <figcaption className="muted text-md text-centre">{CAPTIONS[side]}</figcaption>
                </figure>
              ))
            ) : (
              <Skeleton lines={6} />
            )}
          </div>
          <CloseUps
            value={closeUp}
            onChoose={setCloseUp}
            trunk={isWide ? 'Belly and back' : TRUNKS[shown[0] ?? 'front']}
          />
        </>
      )}
      <Key />
    </div>
  );
}

const CAPTIONS: Record<View, string> = {
  front: 'Front. Your right is on the left here.',
  back: 'Back. Your right is on the right here.',
};
const TRUNKS: Record<View, string> = { front: 'Belly', back: 'Back' };

type CloseUpsProps = { value: CloseUp; onChoose: (closeUp: CloseUp) => void; trunk: string };

function CloseUps({ value, onChoose, trunk }: CloseUpsProps) {
  const words: Record<CloseUp, string> = {
    whole: 'Whole body',
    head: 'Head',
    torso: trunk,
    'right-hand': 'Right hand',
    'left-hand': 'Left hand',
    'right-foot': 'Right foot',
    'left-foot': 'Left foot',
  };
  return (
    <label className={`row gap-12 semibold ${styles.closer}`}>
      <span>Closer</span>
      <select
        className="grow min-height-48 outlined-strong round surface ink"
        value={value}
        onChange={({ target }) => onChoose(target.value as CloseUp)}
      >
        {CLOSE_UPS.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Key() {
  return (
    <ul className={`row stretch wrap centred gap-4 gap-x-16 muted text-sm ${styles.key}`} aria-label="Colours">
      <li className="row-inline gap-6" data-depth="1">
        1 to 3
      </li>
      <li className="row-inline gap-6" data-depth="2">
        4 to 6
      </li>
      <li className="row-inline gap-6" data-depth="3">
        7 to 10
      </li>
    </ul>
  );
}

/** Null while they are on their way, and where they do not come: the list says the same. */
function useFigures(figure: SketchDraft['figure']): Figures | null {
  const [loaded, setLoaded] = useState<Partial<Record<SketchDraft['figure'], Figures>>>({ adult: ADULT });
  useEffect(() => {
    loadFigures(figure).then(
      (figures) => setLoaded((was) => ({ ...was, [figure]: figures })),
      () => toast.info('The drawing could not be loaded.', 'The list leads to the same places.'),
    );
  }, [figure]);
  return loaded[figure] ?? null;
}

function Turning({ onGivenUp, ...body }: Body3dProps & { onGivenUp: () => void }) {
  const [Body3d, setBody3d] = useState<ComponentType<Body3dProps> | null>(null);
  const giveUp = useEffectEvent(onGivenUp);
  useEffect(() => {
    let isStale = false;
    import('./3d/body-3d.tsx').then(
      (loaded) => !isStale && setBody3d(() => loaded.Body3d),
      () => {
        if (isStale) return;
        toast.info('The body in 3D could not be loaded.', 'The picture and the list lead to the same place.');
        giveUp();
      },
    );
    return () => {
      isStale = true;
    };
  }, []);
  return Body3d ? <Body3d {...body} /> : <Skeleton lines={5} />;
}

/** Whether this browser can draw in three dimensions at all; some machines of a clinic cannot. */
function hasWebGl(): boolean {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    // Browsers keep few of these: this one is not needed any longer.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
