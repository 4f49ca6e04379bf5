import type { RaisedFlag } from '../answer.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';

const isHistory = (id: string): boolean => FINDING_BY_ID.get(id)?.kind === 'history';

/** A known illness may be part of the rule that raised a flag; a danger sign is what is felt or seen now. */
export function withSignsOnly(flag: RaisedFlag): RaisedFlag {
  const findings = flag.findings.filter((id) => !isHistory(id));
  return findings.length > 0 ? { ...flag, findings } : flag;
}
