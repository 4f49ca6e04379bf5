import { IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Place, type RegionId, SINCE_IDS, SINCES } from '#contract/triage/body-regions.ts';
import { t, tMarked } from '#web/language/say.ts';
import { FoldedStep } from '#web/triage/folded-step.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import type { Sketching } from '../sketch-draft.ts';
import { PlaceEditor } from './place-editor.tsx';
import { placeShown, regionName } from './place-words.ts';
import styles from './places-panel.module.css';

type PlacesPanelProps = {
  sketching: Sketching;
  /** The place whose details are shown. */
  open: RegionId | null;
  onOpen: (region: RegionId | null) => void;
  moving: RegionId | null;
  onMoving: (region: RegionId | null) => void;
};

export function PlacesPanel({ sketching, open, onOpen, moving, onMoving }: PlacesPanelProps) {
  const { draft, change, mark, changePlace } = sketching;
  if (draft.places.length === 0) {
    return (
      <Card title={t('Your places')}>
        <p className="muted">{t('Nothing is marked yet. Tap the body, or choose from the list.')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('Your places')}>
      <ol className={styles.places}>
        {draft.places.map((place, number) => (
          <PlaceItem
            key={place.region}
            place={place}
            number={number + 1}
            isOpen={place.region === open}
            onOpen={() => onOpen(place.region)}
            onRemove={() => mark(place.region)}
          >
            <PlaceEditor
              place={place}
              onChange={(changes) => changePlace(place.region, changes)}
              isMoving={moving === place.region}
              onMoving={(isMoving) => onMoving(isMoving ? place.region : null)}
            />
          </PlaceItem>
        ))}
      </ol>
      <FoldedStep title={t('Since when?')} fact={draft.since && tMarked(SINCES[draft.since])}>
        {(label) => (
          <ChoiceField
            label={label}
            name="since"
            choices={SINCE_IDS.map((value) => ({ value, label: tMarked(SINCES[value]) }))}
            value={draft.since ?? ''}
            onChoose={(since) => change({ since })}
          />
        )}
      </FoldedStep>
    </Card>
  );
}

type PlaceItemProps = {
  place: Place;
  number: number;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
  children: ReactNode;
};

function PlaceItem({ place, number, isOpen, onOpen, onRemove, children }: PlaceItemProps) {
  const name = regionName(place.region);
  return (
    <li className="ruled-below">
      <div className={`row gap-8 ${styles.head}`}>
        <span className={`stack fixed bold place-centre ${styles.number}`} aria-hidden>
          {number}
        </span>
        <h3 className="grow lead-125">
          {name}
          {!isOpen && <small className="block muted">{placeShown(place)}</small>}
        </h3>
        {!isOpen && (
          <Button
            look="quiet"
            isIconOnly
            icon={<IconPencil aria-hidden />}
            aria-label={t('Change {place}', { place: name.toLowerCase() })}
            onClick={onOpen}
          />
        )}
        <Button
          look="quiet"
          isIconOnly
          icon={<IconX aria-hidden />}
          aria-label={t('Remove {place}', { place: name.toLowerCase() })}
          onClick={onRemove}
        />
      </div>
      {isOpen && children}
    </li>
  );
}
