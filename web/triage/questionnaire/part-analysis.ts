// Answers of a questionnaire become a recommendation: from the server, or here while it is away.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answered, answerQuestionnaire } from '#contract/triage/symptoms.ts';
import type { Recommendation, TriageResult } from '#contract/triage/triage-result.ts';
import type { Questionnaire } from '#triage-engine/questionnaires/questionnaire.ts';
import { call } from '#web/api.ts';
import { allFacts, factWords } from '../about/about-draft.ts';
import { askOrAnswerHere, type Given } from '../local/answer-here.ts';
import { keepForLater } from '../pending/keep-for-later.ts';
import type { Asker } from '../script/analysis.ts';

export type PartResult = TriageResult & { recommendation: Recommendation };
export type PartAnswer = Given<PartResult> & { asked: Answered; facts: string[]; words: string };

export function usePartAnalysis(asker: Asker, questionnaire: Questionnaire, emergencyNumber: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Answered): Promise<PartAnswer> => {
      const person = allFacts(asker?.known ?? null, asked.person ?? {});
      const given = await askOrAnswerHere<PartResult>(
        () => askServer(asked),
        (engine) => engine.answerQuestions({ ...asked, person }, emergencyNumber),
      );
      return { ...given, asked, facts: factWords(person), words: wordsOf(questionnaire, asked.answers) };
    },
    onSuccess: (answer) => {
      if (!answer.isFromHere) void queryClient.invalidateQueries({ queryKey: ['symptoms'] });
      else if (asker) keepPart(answer, asker.accountId);
    },
  });
}

const askServer = (asked: Answered): Promise<PartResult> => call(answerQuestionnaire, { body: asked });

/** Keeps the answer for the record: a patient's until the connection is back, a guest's until they have registered. */
export function keepPart({ asked, result, words }: PartAnswer, accountId: string | null) {
  const { part, answers, sketch, person, corrections, dangers } = asked;
  const { potentialCauses, nextSteps } = result;
  keepForLater(
    {
      symptoms: words,
      result: { potentialCauses, nextSteps },
      questionnaire: { part, answers },
      sketch,
      person,
      corrections,
      dangers,
    },
    accountId,
  );
}

const wordsOf = ({ questions }: Questionnaire, answers: readonly number[]) =>
  questions.map(({ text, options }, index) => `${text} ${options[answers[index] ?? 0]?.label ?? ''}.`).join(' ');
