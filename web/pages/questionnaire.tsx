import { useParams } from '@tanstack/react-router';
import type { BodyPart } from '../../contract/symptoms.ts';
import { isBodyPart } from '../../triage-engine/questionnaires/all-parts.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useAsker } from './asker.ts';
import { PartQuestions } from './part-questions.tsx';
import page from './tool-page.module.css';
import { ToolPage, toolIsLoading } from './tool-page.tsx';

export function QuestionnairePage() {
  const { part = '' } = useParams({ strict: false }) as { part?: string };
  const asker = useAsker();
  if (asker === undefined) return toolIsLoading;
  if (!isBodyPart(part)) return <UnknownPart isPatient={asker !== null} />;
  return <PartQuestions key={part} part={part satisfies BodyPart} asker={asker} />;
}

function UnknownPart({ isPatient }: { isPatient: boolean }) {
  return (
    <ToolPage isPatient={isPatient} width="narrow">
      <h1 className={page.title}>Symptom Sketch</h1>
      <AlertBox tone="urgent" title="Invalid body part selected.">
        <p>Choose one of the ten parts on the body or in the list.</p>
      </AlertBox>
      <p className={page.ways}>
        <ButtonLink look="primary" to="/symptoms">
          To the body
        </ButtonLink>
      </p>
    </ToolPage>
  );
}
