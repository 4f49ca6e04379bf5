import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { RegionId } from '#contract/triage/body-regions.ts';
import { msg, t, tApart, tMarked } from '#web/language/say.ts';
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
  { value: 'front', label: msg('Front') },
  { value: 'back', label: msg('Back') },
];
const BOTH: { value: BodyView; label: string }[] = [{ value: 'front', label: msg('Front and back') }];

/** Front, back, or a body that turns: three views of the same marks. The last comes only when wanted and possible. */
export function BodyPlace({ draft, onFigure, onPick, isWide }: BodyPlaceProps) {
  const [canTurn] = useState(hasWebGl);
  const [view, setView] = useState<BodyView>('front');
  const [closeUp, setCloseUp] = useState<CloseUp>('whole');
  const figures = useFigures(draft.figure);
  const drawn = isWide ? BOTH : SIDES;
  const shown: readonly View[] = isWide ? ['front', 'back'] : [view === 'back' ? 'back' : 'front'];
  const closer = (
    <CloseUps
      value={closeUp}
      onChoose={setCloseUp}
      trunk={isWide ? t('Belly and back') : tApart(TRUNKS[shown[0] ?? 'front'], 'body')}
    />
  );
  return (
    <div className="stack gap-12">
      <div className={`row stretch wrap between gap-8 ${styles.bar}`}>
        <Segments
          label={t('View')}
          choices={(canTurn ? [...drawn, { value: '3d' as const, label: '3D' }] : drawn).map(({ value, label }) => ({
            value,
            label: tApart(label, 'view'),
          }))}
          value={view === 'back' && isWide ? 'front' : view}
          onChoose={setView}
        />
        {isWide ? <FigureChoice figure={draft.figure} onChoose={onFigure} /> : view !== '3d' && closer}
      </div>
      {view === '3d' ? (
        <Turning places={draft.places} onPick={onPick} onGivenUp={() => setView('front')} />
      ) : (
        <>
          <div className={`stack fit ${styles.figures}`}>
            {figures ? (
              shown.map((side) => (
                <figure key={`${draft.figure}-${side}`} className="relative">
                  <BodyFigure
                    figure={figures[side]}
                    name={figureName(draft.figure, side)}
                    places={draft.places}
                    {...{ closeUp, onPick }}
                    onCloseUp={setCloseUp}
                  />
                  <figcaption className={`muted text-md ${closeUp === 'whole' ? styles.caption : 'text-centre'}`}>
                    {tMarked(CAPTIONS[side])}
                  </figcaption>
                </figure>
              ))
            ) : (
              <Skeleton lines={6} />
            )}
          </div>
          {isWide && closer}
        </>
      )}
      <Key />
    </div>
  );
}

type FigureChoiceProps = { figure: SketchDraft['figure']; onChoose: (figure: SketchDraft['figure']) => void };

export const FigureChoice = ({ figure, onChoose }: FigureChoiceProps) => (
  <Segments
    label={t('Figure')}
    choices={[
      { value: 'adult', label: t('Adult') },
      { value: 'child', label: t('Child') },
    ]}
    value={figure}
    onChoose={onChoose}
  />
);

const figureName = (figure: 'adult' | 'child', side: View) =>
  figure === 'adult'
    ? side === 'front'
      ? t('Adult body seen from the front')
      : t('Adult body seen from the back')
    : side === 'front'
      ? t('Child body seen from the front')
      : t('Child body seen from the back');

const CAPTIONS: Record<View, string> = {
  front: msg('Front. Your right is on the left here.'),
  back: msg('Back. Your right is on the right here.'),
};
const TRUNKS: Record<View, string> = { front: msg('Belly'), back: msg('Back') };

type CloseUpsProps = { value: CloseUp; onChoose: (closeUp: CloseUp) => void; trunk: string };

function CloseUps({ value, onChoose, trunk }: CloseUpsProps) {
  const words: Record<CloseUp, string> = {
    whole: t('Whole body'),
    head: t('Head'),
    torso: trunk,
    'right-hand': t('Right hand'),
    'left-hand': t('Left hand'),
    'right-foot': t('Right foot'),
    'left-foot': t('Left foot'),
  };
  return (
    <label className={`row gap-8 semibold ${styles.closer}`}>
      <span>{t('Closer')}</span>
      <select
        className="grow min-height-48 outlined-strong round surface ink"
        aria-label={t('Closer')}
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
    <ul className={`row stretch wrap centred gap-4 gap-x-16 muted text-sm ${styles.key}`} aria-label={t('Colours')}>
      <li className="row-inline gap-6" data-depth="1">
        {t('1 to 3')}
      </li>
      <li className="row-inline gap-6" data-depth="2">
        {t('4 to 6')}
      </li>
      <li className="row-inline gap-6" data-depth="3">
        {t('7 to 10')}
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
      () => toast.info(t('The drawing could not be loaded.'), t('The list leads to the same places.')),
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
        toast.info(t('The body in 3D could not be loaded.'), t('The picture and the list lead to the same place.'));
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
