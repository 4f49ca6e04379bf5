import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { Questionnaire } from '#triage-engine/questionnaires/questionnaire.ts';
import { t } from '#web/language/say.ts';
import type { Asker } from '#web/triage/script/analysis.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useAsker } from './asker.ts';
import { PartQuestions } from './part-questions.tsx';
import page from './tool-page.module.css';
import { ToolPage, toolIsLoading } from './tool-page.tsx';

/** The questions of one part at a time: nobody needs all ten. */
const PARTS: Record<BodyPart, () => Promise<Questionnaire>> = {
  head: async () => (await import('#triage-engine/questionnaires/head.ts')).HEAD,
  chest: async () => (await import('#triage-engine/questionnaires/chest.ts')).CHEST,
  'left-arm': async () => (await import('#triage-engine/questionnaires/left-arm.ts')).LEFT_ARM,
  'right-arm': async () => (await import('#triage-engine/questionnaires/right-arm.ts')).RIGHT_ARM,
  'left-hand': async () => (await import('#triage-engine/questionnaires/hands.ts')).LEFT_HAND,
  'right-hand': async () => (await import('#triage-engine/questionnaires/hands.ts')).RIGHT_HAND,
  'left-leg': async () => (await import('#triage-engine/questionnaires/legs.ts')).LEFT_LEG,
  'right-leg': async () => (await import('#triage-engine/questionnaires/legs.ts')).RIGHT_LEG,
  'left-foot': async () => (await import('#triage-engine/questionnaires/feet.ts')).LEFT_FOOT,
  'right-foot': async () => (await import('#triage-engine/questionnaires/feet.ts')).RIGHT_FOOT,
};

const isBodyPart = (name: string): name is BodyPart => Object.hasOwn(PARTS, name);

export function QuestionnairePage() {
  const { part = '' } = useParams({ strict: false });
  const asker = useAsker();
  if (asker === undefined) return toolIsLoading;
  if (!isBodyPart(part)) return <UnknownPart isPatient={asker !== null} />;
  return <PartPage key={part} part={part} asker={asker} />;
}

function PartPage({ part, asker }: { part: BodyPart; asker: Asker }) {
  const questionnaire = useQuery({
    queryKey: ['questionnaire', part],
    queryFn: () => PARTS[part](),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isFixed: true },
  });
  return (
    <QueryView query={questionnaire} lines={6}>
      {(loaded) => <PartQuestions questionnaire={loaded} asker={asker} />}
    </QueryView>
  );
}

function UnknownPart({ isPatient }: { isPatient: boolean }) {
  return (
    <ToolPage isPatient={isPatient} width="narrow">
      <h1 className={page.title}>{t('Symptom Sketch')}</h1>
      <AlertBox tone="urgent" title={t('Invalid body part selected.')}>
        <p>{t('Choose one of the ten parts on the body or in the list.')}</p>
      </AlertBox>
      <p className="row stretch wrap gap-12 mt-16">
        <ButtonLink look="primary" to="/symptoms">
          {t('To the body')}
        </ButtonLink>
      </p>
    </ToolPage>
  );
}
