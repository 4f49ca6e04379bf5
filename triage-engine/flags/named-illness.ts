// Whoever writes 'I have meningitis' may be right: the name of a grave illness, said of now, is not left waiting.
import type { RaisedFlag, Urgency } from '../answer.ts';
import { CONDITION_BY_ID } from '../knowledge/library.ts';
import type { Understanding } from '../understand.ts';

export function namedIllness({ mentions }: Pick<Understanding, 'mentions'>): RaisedFlag[] {
  return mentions.now.flatMap((id): RaisedFlag[] => {
    const condition = CONDITION_BY_ID.get(id);
    if (!condition || condition.urgency < 4) return [];
    // One less than the illness itself asks for: a name is a guess, not a finding.
    const urgency = (condition.urgency - 1) as Urgency;
    return [
      {
        id: `named-${id}`,
        because: `You named it yourself: ${condition.name}. It must not wait.`,
        urgency,
        findings: [],
      },
    ];
  });
}
