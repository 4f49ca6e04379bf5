import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { BodyPart } from '../../contract/symptoms.ts';
import { useMe } from '../identity/queries.ts';
import { BodyDiagram, useLitPart } from '../triage/body/body-diagram.tsx';
import { BodyList } from '../triage/body/body-list.tsx';
import { BodyPlace, type BodyView } from '../triage/body/body-place.tsx';
import { Card } from '../ui/card.tsx';
import styles from './symptom-sketch.module.css';
import page from './tool-page.module.css';
import { ToolPage } from './tool-page.tsx';

export function SymptomSketchPage() {
  const { data: me } = useMe();
  const navigate = useNavigate();
  const [view, setView] = useState<BodyView>('front');
  const [lit, setLit] = useLitPart();
  const choose = (part: BodyPart) => void navigate({ to: '/symptoms/$part', params: { part } });
  return (
    <ToolPage isPatient={me?.role === 'patient'}>
      <h1 className={page.title}>Symptom Sketch</h1>
      <p className={page.lead}>Click on a body part to begin analysis</p>
      <div className={styles.columns}>
        <Card>
          <BodyPlace view={view} onView={setView} {...{ lit, onLight: setLit, onChoose: choose }}>
            {view !== '3d' && <BodyDiagram side={view} lit={lit} onLight={setLit} onChoose={choose} />}
          </BodyPlace>
        </Card>
        <div className={styles.list}>
          <Card title="Or choose from the list">
            <BodyList lit={lit} onLight={setLit} />
          </Card>
          <p className={styles.else}>
            Belly, back, skin all over, or not sure? <Link to="/symptom-script">Describe it in your own words</Link> or{' '}
            <Link to="/symptoms-scan">show a photo</Link>.
          </p>
        </div>
      </div>
    </ToolPage>
  );
}
