import type { ActedFor } from '#contract/patients/family.ts';

/** Whoever has something on the page: oneself first. */
export type Person = { patientId: string; name: string; isMe: boolean; share: ActedFor | null };

export const peopleOf = (me: { patientId: string; name: string }, iActFor: readonly ActedFor[]): Person[] => [
  { ...me, isMe: true, share: null },
  ...iActFor.map((share) => ({ patientId: share.patientId, name: share.name, isMe: false, share })),
];
