import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ScanDescription } from '#contract/triage/symptoms.ts';
import { readTriageService } from '#contract/triage/symptoms.ts';
import { call } from '#web/api.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import {
  type AboutDraft,
  factsFrom,
  isAnythingAsked,
  type KnownFacts,
  NOTHING_SAID,
  whatToAsk,
} from './about-draft.ts';
import { AboutYou } from './about-you.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import type { More } from './more.ts';

const SkinQuestions = lazy(async () => ({ default: (await import('../scan/skin-questions.tsx')).SkinQuestions }));

export type AskMoreProps = {
  known: KnownFacts;
  what: 'words' | 'answers' | 'photo';
  isDisabled: boolean;
  onChange: (more: More) => void;
};

type Draft = { about: AboutDraft; hasConsented: boolean; description: ScanDescription };

/** The person it concerns, where the chart does not tell; consent, where something would leave the clinic. */
export function AskMore({ known, what, isDisabled, onChange }: AskMoreProps) {
  const service = useTriageService().data;
  const [draft, setDraft] = useState<Draft>({ about: NOTHING_SAID, hasConsented: false, description: {} });
  const asked = whatToAsk(known, draft.about);
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    onChange(moreFrom(next, known));
  };
  const isConsentAsked = service?.asksConsent && what !== 'answers' && (what === 'words' || service.image !== null);
  const about = (
    <AboutYou
      asked={asked}
      draft={draft.about}
      isDisabled={isDisabled}
      onChange={(changes) => change({ about: { ...draft.about, ...changes } })}
    />
  );
  return (
    <>
      {what === 'photo' && service?.image === null && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <SkinQuestions
            description={draft.description}
            onChange={(description) => change({ description })}
            isDisabled={isDisabled}
          />
        </Suspense>
      )}
      {isAnythingAsked(asked) && about}
      {isConsentAsked && (
        <ConsentQuestion
          what={what}
          service={service}
          isGiven={draft.hasConsented}
          isDisabled={isDisabled}
          onChange={(hasConsented) => change({ hasConsented })}
        />
      )}
    </>
  );
}

function moreFrom({ about, hasConsented, description }: Draft, known: KnownFacts): More {
  const person = factsFrom(about, whatToAsk(known, about));
  return {
    ...(Object.keys(person).length > 0 && { person }),
    ...(Object.keys(description).length > 0 && { description }),
    ...(hasConsented && { consent: true }),
  };
}

/** Whether an outside model is configured. Until it is known, none is. */
const useTriageService = () =>
  useQuery({
    queryKey: ['triage-service'],
    queryFn: ({ signal }) => call(readTriageService, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isFixed: true },
  });
