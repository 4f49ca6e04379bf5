import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { BodyPart } from '../../../contract/symptoms.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './body-place.module.css';
import type { Side } from './body-shapes.ts';
import { hasWebGl } from './has-webgl.ts';

export type BodyView = Side | '3d';

type In3d = { lit: BodyPart | null; onLight: (part: BodyPart | null) => void; onChoose: (part: BodyPart) => void };
type BodyPlaceProps = In3d & { view: BodyView; onView: (view: BodyView) => void; children: ReactNode };

const SIDES: { value: BodyView; label: string }[] = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
];

/** Front, back, or a body that turns: the last comes only when wanted, and only where it can be drawn. */
export function BodyPlace({ view, onView, children, ...body }: BodyPlaceProps) {
  const [canTurn] = useState(hasWebGl);
  return (
    <div className={styles.place}>
      <ChoiceField
        label="View"
        name="view"
        choices={canTurn ? [...SIDES, { value: '3d', label: '3D' }] : SIDES}
        value={view}
        onChoose={onView}
      />
      {view === '3d' ? <Turning {...body} onGivenUp={() => onView('front')} /> : children}
    </div>
  );
}

function Turning({ onGivenUp, ...body }: In3d & { onGivenUp: () => void }) {
  const [Body3d, setBody3d] = useState<ComponentType<In3d> | null>(null);
  const giveUp = useEffectEvent(onGivenUp);
  useEffect(() => {
    let isStale = false;
    import('./body-3d.tsx').then(
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
