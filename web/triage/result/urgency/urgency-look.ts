// How a level of urgency looks and what it is called above the card; what to do is the server's words.

import type { Urgency } from '#contract/triage/triage-result.ts';
import { msg, t } from '#web/language/say.ts';

export type UrgencyTone = 'calm' | 'today' | 'urgent' | 'emergency';

export const URGENCY_LOOK: Record<Urgency, { tone: UrgencyTone; name: string }> = {
  1: { tone: 'calm', name: msg('Self-care') },
  2: { tone: 'calm', name: msg('Non-urgent advice') },
  3: { tone: 'today', name: msg('See someone today') },
  4: { tone: 'urgent', name: msg('Emergency department') },
  5: { tone: 'emergency', name: msg('Emergency') },
};

/** What is shown of a check that has no number. */
export const lookOf = (urgency: Urgency | null): { tone: UrgencyTone; name: string } =>
  urgency === null ? { tone: 'today', name: t('Not understood') } : URGENCY_LOOK[urgency];

/** In an emergency booking is not the main action: other help comes first. */
export const isEmergency = (urgency: Urgency | null): boolean => urgency !== null && urgency >= 4;
