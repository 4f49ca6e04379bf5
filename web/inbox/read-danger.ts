// Both readers of the symptom engine, in the browser. A chunk of its own: it comes while somebody types.
import { type DangerRead, dangerIn } from '#contract/triage/danger-in-message.ts';
import { triage } from '#triage-engine/triage.ts';

export const readDanger = (text: string): DangerRead | null => dangerIn(triage({ text, person: {} }));
