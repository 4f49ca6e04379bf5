// What is told beside the words or the photo itself. All of it may be left out.
import type { PersonFacts, ScanDescription } from '#contract/triage/symptoms.ts';

export type More = { person?: PersonFacts; consent?: true; description?: ScanDescription };
