import { IconArrowRight, IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { KIND_IDS, KINDS, type Kind, MAX_MOVES, type Place } from '#contract/triage/body-regions.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { FoldedStep } from '#web/triage/folded-step.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './place-editor.module.css';
import { regionName } from './place-words.ts';

type PlaceEditorProps = {
  place: Place;
  onChange: (changes: Partial<Place>) => void;
  isMoving: boolean;
  /** True while a tap says where the complaint moves to. */
  onMoving: (isMoving: boolean) => void;
};

/** How strong, what it is like, and where it moves. None of it must be said. */
export function PlaceEditor({ place, onChange, isMoving, onMoving }: PlaceEditorProps) {
  const { kinds, movesTo } = place;
  const toggle = (kind: Kind) =>
    onChange({ kinds: kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind] });
  return (
    <div className={`stack ${styles.editor}`}>
      <Strength place={place} onChange={onChange} />
      <FoldedStep title={t('What is it like?')} fact={kinds.map((kind) => tMarked(KINDS[kind])).join(', ')}>
        {(label) => (
          <fieldset>
            <legend className="mb-8 p-0 semibold">{label}</legend>
            <div className={styles.kinds}>
              {KIND_IDS.map((kind) => (
                <label
                  key={kind}
                  className={`ringed row-inline min-height-48 relative outlined-strong surface ${styles.kind}`}
                >
                  <input
                    className="covering"
                    type="checkbox"
                    checked={kinds.includes(kind)}
                    onChange={() => toggle(kind)}
                  />
                  {tMarked(KINDS[kind])}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </FoldedStep>
      <div>
        {movesTo.length > 0 && (
          <>
            <p className="p-0 semibold">{t('It moves to')}</p>
            <ol className={styles.moves}>
              {movesTo.map((region) => (
                <li className="row gap-8 min-height-48" key={region}>
                  <IconArrowRight aria-hidden />
                  {regionName(region)}
                  <Button
                    look="quiet"
                    isIconOnly
                    icon={<IconX aria-hidden />}
                    aria-label={t('It does not move to {place}', { place: regionName(region).toLowerCase() })}
                    onClick={() => onChange({ movesTo: movesTo.filter((each) => each !== region) })}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
        {movesTo.length < MAX_MOVES && (
          <Button
            look="quiet"
            icon={isMoving ? <IconX aria-hidden /> : <IconPlus aria-hidden />}
            onClick={() => onMoving(!isMoving)}
          >
            {isMoving ? t('Stop adding') : t('Add where it moves next')}
          </Button>
        )}
      </div>
    </div>
  );
}

const [NONE, SLIGHT, MEDIUM, STRONG] = [msg('none'), msg('slight'), msg('medium'), msg('strong')];
const STRENGTHS = [NONE, SLIGHT, SLIGHT, SLIGHT, MEDIUM, MEDIUM, MEDIUM, STRONG, STRONG];

function Strength({ place: { region, strength }, onChange }: Pick<PlaceEditorProps, 'place' | 'onChange'>) {
  const id = useId();
  const words =
    strength === undefined
      ? t('not said')
      : `${t('{n} of 10', { n: strength })}, ${tMarked(STRENGTHS[strength] ?? msg('very strong'))}`;
  return (
    <div>
      <div className="row baseline between gap-12">
        <label htmlFor={id} className="mb-8 p-0 semibold">
          {t('How strong now?')}
          <span className="visually-hidden"> {regionName(region)}</span>
        </label>
        <output className="muted" htmlFor={id}>
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={10}
        step={1}
        value={strength ?? 0}
        aria-valuetext={words}
        data-said={strength !== undefined}
        className={`full ${styles.range}`}
        onChange={({ target }) => onChange({ strength: Number(target.value) })}
        // A press where the thumb already is changes nothing, but may mean 0.
        onPointerUp={({ currentTarget }) => onChange({ strength: Number(currentTarget.value) })}
      />
      <p className="row stretch between muted text-sm" aria-hidden>
        <span>{t('0 none')}</span>
        <span>{t('10 worst I can imagine')}</span>
      </p>
    </div>
  );
}
