// Where one is in a questionnaire and what was answered so far; a reload finds both again.
import { useEffect, useState } from 'react';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';

type AnswersDraft = { index: number; answers: (number | null)[] };

export function useAnswersDraft(part: BodyPart, count: number) {
  const name = `nadi-questionnaire-${part}`;
  const [draft, setDraft] = useState<AnswersDraft>(() => fitting(readDraft<AnswersDraft>(name), count));
  useEffect(() => keepDraft(name, draft), [name, draft]);

  const { index, answers } = draft;
  return {
    index,
    chosen: answers[index] ?? null,
    choose: (option: number) =>
      setDraft({ index, answers: answers.map((was, each) => (each === index ? option : was)) }),
    goTo: (next: number) => setDraft({ answers, index: next }),
    /** Null while one is missing. */
    complete: () => (answers.every((answer) => answer !== null) ? answers : null),
    forget: () => dropDraft(name),
  };
}

/** What was kept may be of an older set of questions. */
function fitting({ index = 0, answers = [] }: Partial<AnswersDraft>, count: number): AnswersDraft {
  const isOption = (answer: unknown): answer is number =>
    Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) < 4;
  const kept = Array.isArray(answers) ? answers : [];
  const given = Array.from({ length: count }, (_, each) => (isOption(kept[each]) ? kept[each] : null));
  const firstOpen = given.indexOf(null);
  const furthest = firstOpen < 0 ? count - 1 : firstOpen;
  return { index: Number.isInteger(index) ? Math.min(Math.max(index, 0), furthest) : 0, answers: given };
}
