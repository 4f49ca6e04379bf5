// Marked places become an answer: from the server, or here while it is away.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sketchInWords } from '#contract/triage/body-regions.ts';
import { answerSketch, type Sketched } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { call } from '#web/api.ts';
import { allFacts, factWords } from '../about/about-draft.ts';
import { askOrAnswerHere, type Given } from '../local/answer-here.ts';
import { keepForLater } from '../pending/keep-for-later.ts';
import type { Asker } from '../script/analysis.ts';

export type SketchAnswer = Given<TriageResult> & { asked: Sketched; facts: string[] };

export function useSketchAnalysis(asker: Asker, emergencyNumber: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Sketched): Promise<SketchAnswer> => {
      const person = allFacts(asker?.known ?? null, asked.person ?? {});
      const given = await askOrAnswerHere(
        () => askServer(asked),
        (engine) => engine.answerOnBody({ ...asked, person }, emergencyNumber),
      );
      return { ...given, asked, facts: factWords(person) };
    },
    onSuccess: (answer) => {
      if (!answer.isFromHere) void queryClient.invalidateQueries({ queryKey: ['symptoms'] });
      else if (asker) keepSketch(answer, asker.accountId);
    },
  });
}

const askServer = (asked: Sketched): Promise<TriageResult> => call(answerSketch, { body: asked });

/** Keeps the answer for the record: a patient's until the connection is back, a guest's until they have registered. */
export function keepSketch({ asked, result }: SketchAnswer, accountId: string | null) {
  const { sketch, person, corrections, dangers } = asked;
  const { potentialCauses, nextSteps } = result;
  const kept = { symptoms: sketchInWords(sketch), result: { potentialCauses, nextSteps } };
  keepForLater({ ...kept, sketch, person, corrections, dangers }, accountId);
}
