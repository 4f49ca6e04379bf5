// The three symptom tools on the dashboard, and what was asked before.
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSaveWaiting } from '#web/triage/pending/save-waiting.ts';
import type { Asker } from '#web/triage/script/analysis.ts';
import { ScriptCard } from '#web/triage/script/script-card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useKeptAsker } from '../symptoms/asker.ts';
import { useTriageClinic } from '../symptoms/triage-clinic.ts';
import { BodyDrawing } from './body-drawing.tsx';
import { SkinDrawing } from './skin-drawing.tsx';
import styles from './symptom-cards.module.css';

/** The address to which an answer leads, ready before the network may go. */
const showsAnswer = () =>
  Promise.all([
    import('#web/layouts/tools.tsx'),
    import('../symptoms/symptom-script.tsx'),
    import('../symptoms/script-answer.tsx'),
  ]);

type SymptomCardsProps = { asker: NonNullable<Asker>; script: string | undefined; tools: string | undefined };

export function SymptomCards({ asker, script, tools }: SymptomCardsProps) {
  const { emergencyNumber } = useTriageClinic();
  const navigate = useNavigate();
  useKeptAsker(asker.accountId);
  const open = (id: string | null) => void navigate({ to: '/symptom-script', search: id ? { result: id } : {} });
  // What a guest asked before registering, or a patient while the connection was gone.
  useSaveWaiting(asker.accountId, ({ id }) => {
    toast.success('Your symptom check is in your record.', undefined, {
      action: { label: 'Open', run: () => open(id) },
    });
  });
  return (
    <>
      <ScriptCard
        asker={asker}
        emergencyNumber={emergencyNumber}
        className={script}
        onAnswered={open}
        showsAnswer={showsAnswer}
      />
      <div className={classNames(`stack halves gap-16 ${styles.tools}`, tools)}>
        <Tool to="/symptom-sketch" name="SymptomSketch" text="Point to where it hurts" drawing={<BodyDrawing />} />
        <Tool to="/symptoms-scan" name="SymptomScan" text="Take or upload a photo" drawing={<SkinDrawing />} />
      </div>
    </>
  );
}

type ToolProps = { to: '/symptom-sketch' | '/symptoms-scan'; name: string; text: string; drawing: ReactNode };

function Tool({ to, name, text, drawing }: ToolProps) {
  return (
    <Link to={to} className={`column panel min-0 clipped ${styles.tool}`}>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{text}</span>
      </span>
      {drawing}
    </Link>
  );
}
