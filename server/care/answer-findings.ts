import type { SafetyFinding } from '#contract/medicines/medicines.ts';
import { Refusal } from '../platform/refusal.ts';

type Answer = { finding: string; reason: string };
export type Answered = SafetyFinding & { reason: string | null };

/** What is forbidden stays so, whatever is written. Every finding that needs a reason has one; the reasons are kept with what they answer. */
export function answerFindings(findings: readonly SafetyFinding[], answers: readonly Answer[]): Answered[] {
  const never = findings.find(({ isForbidden }) => isForbidden);
  if (never) {
    const message = `${never.title}. ${never.why} ${never.instead}`;
    throw new Refusal('not_prescribable', { message, fields: { [never.key]: never.title } });
  }
  const reasons = new Map(answers.map(({ finding, reason }) => [finding, reason]));
  const open = findings.filter(({ key, needsReason }) => needsReason && !reasons.has(key));
  if (open.length > 0) {
    const fields = Object.fromEntries(open.map(({ key, title }) => [key, title]));
    throw new Refusal('safety_unanswered', { fields });
  }
  return findings.map((finding) => ({ ...finding, reason: reasons.get(finding.key) ?? null }));
}
