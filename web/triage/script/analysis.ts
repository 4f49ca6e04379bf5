// Idle, analysing, then an answer or an error: the one way in which words become an answer.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { analyzeSymptoms, type Described } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { call } from '#web/api.ts';
import { allFacts, factWords, type KnownFacts } from '../about/about-draft.ts';
import { askOrAnswerHere } from '../local/answer-here.ts';
import { keepForLater } from '../pending/keep-for-later.ts';
import type { FreshAnswer } from './fresh-answer.ts';
import { forgetWords } from './words-draft.ts';

/** Whose record it goes to; null for a guest, of whom nothing is kept. */
export type Asker = { accountId: string; known: KnownFacts } | null;

export function useAnalysis(asker: Asker, emergencyNumber: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Described): Promise<FreshAnswer> => {
      const person = allFacts(asker?.known ?? null, asked.person ?? {});
      const given = await askOrAnswerHere(
        () => askServer(asked),
        (engine) => engine.answerWords({ ...asked, person }, emergencyNumber),
      );
      return { ...given, asked, facts: factWords(person) };
    },
    onSuccess: ({ result, asked, isFromHere }) => {
      forgetWords();
      if (!isFromHere) return void queryClient.invalidateQueries({ queryKey: ['symptoms'] });
      const { potentialCauses, nextSteps } = result;
      const { symptoms, person, corrections, dangers } = asked;
      if (asker) {
        keepForLater(
          { symptoms, person, corrections, dangers, result: { potentialCauses, nextSteps } },
          asker.accountId,
        );
      }
    },
  });
}

export type Analysis = ReturnType<typeof useAnalysis>;

const askServer = (asked: Described): Promise<TriageResult> => call(analyzeSymptoms, { body: asked });
