import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '#web/language/say.ts';
import { BodyDrawing } from './body-drawing.tsx';
import { SkinDrawing } from './skin-drawing.tsx';
import styles from './symptom-tools.module.css';

/** The two ways to tell without words. */
export function SymptomTools() {
  return (
    <div className={`stack halves gap-12 ${styles.tools}`}>
      <Tool
        to="/symptom-sketch"
        name={t('SymptomSketch')}
        text={t('Point to where it hurts')}
        drawing={<BodyDrawing />}
      />
      <Tool to="/symptoms-scan" name={t('SymptomScan')} text={t('Take or upload a photo')} drawing={<SkinDrawing />} />
    </div>
  );
}

type ToolProps = { to: '/symptom-sketch' | '/symptoms-scan'; name: string; text: string; drawing: ReactNode };

function Tool({ to, name, text, drawing }: ToolProps) {
  return (
    <Link to={to} className={`column panel min-0 clipped no-underline ${styles.tool}`}>
      <span className={`block ${styles.words}`}>
        <b>{name}</b>
        <span>{text}</span>
      </span>
      {drawing}
    </Link>
  );
}
