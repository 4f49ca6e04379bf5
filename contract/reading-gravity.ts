import type { ReadingAdvice } from './records.ts';

/** What need not be measured again first is graver than what must, if both are as urgent. */
export const SURE = 0.5;

export const gravityOf = (advice: ReadingAdvice | null): number =>
  advice ? (advice.urgency ?? 0) + (advice.repeatAfterMinutes === null ? SURE : 0) : 0;
