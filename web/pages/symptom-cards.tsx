// The places of the three symptom tools. Until they open, each says so, and the first one says what to do meanwhile.
import { IconClock, IconPhoneCall } from '@tabler/icons-react';
import { useId } from 'react';
import { useClinic } from '../clinic/queries.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { QueryView } from '../ui/query-view.tsx';
import { BodyDrawing } from './body-drawing.tsx';
import { SkinDrawing } from './skin-drawing.tsx';
import styles from './symptom-cards.module.css';

type SymptomCardsProps = { script: string | undefined; tools: string | undefined };

export function SymptomCards({ script, tools }: SymptomCardsProps) {
  const titleId = useId();
  return (
    <>
      <section className={classNames(styles.card, styles.script, script)} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId}>
            <small>SymptomScript</small>
            What is wrong today?
          </h2>
          <Coming />
        </div>
        <p className={styles.soon}>
          Soon you can describe it here in your own words, and be told how urgent it is and what to do next. Until then,
          people are there for you.
        </p>
        <Meanwhile />
      </section>
      <div className={classNames(styles.tools, tools)}>
        <Tool name="SymptomSketch" text="Point to where it hurts" drawing={<BodyDrawing />} />
        <Tool name="SymptomScan" text="Take or upload a photo" drawing={<SkinDrawing />} />
      </div>
    </>
  );
}

const Coming = () => <Badge icon={<IconClock aria-hidden />}>Coming</Badge>;

function Tool({ name, text, drawing }: { name: string; text: string; drawing: React.ReactNode }) {
  const titleId = useId();
  return (
    <section className={classNames(styles.card, styles.tool)} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{name}</h2>
        <p>{text}</p>
        <Coming />
      </div>
      {drawing}
    </section>
  );
}

/** What one would have typed for, answered by a person. */
function Meanwhile() {
  const clinic = useClinic();
  return (
    <QueryView query={clinic} lines={2}>
      {({ phone, supportHours, emergencyNumber }) => (
        <div className={styles.ways}>
          <div className={styles.danger}>
            <p>
              <b>In danger? Call now.</b>
              <span>Nadi does not call an ambulance.</span>
            </p>
            <ButtonAnchor look="danger" href={`tel:${emergencyNumber}`} icon={<IconPhoneCall aria-hidden />}>
              Call {emergencyNumber}
            </ButtonAnchor>
          </div>
          <div className={styles.way}>
            <p>
              <b>Anything else</b>
              <span>{supportHours}</span>
            </p>
            <ButtonAnchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={<IconPhoneCall aria-hidden />}>
              {phone}
            </ButtonAnchor>
          </div>
        </div>
      )}
    </QueryView>
  );
}
