// What getting worse looks like whatever the cause: where an answer has no sign of its own for the emergency number.

// Resuscitation Council UK, adult basic life support (2021): whoever waits for an ambulance calls again for these.
export const WHILE_WAITING = [
  'The person cannot be woken',
  'Breathing stops, or is only gasps',
  'It gets much worse while you wait',
] as const;

/** The same for whoever goes to an emergency department by themselves. */
export const ON_THE_WAY = [WHILE_WAITING[0], WHILE_WAITING[1], 'It gets much worse on the way'] as const;

// NHS, when to call 999 (2023): what is an emergency with any complaint.
export const WITH_ANY_COMPLAINT = [
  'Breathlessness at rest',
  'Chest pain',
  'Fainting',
  'Confusion',
  'It gets much worse quickly',
] as const;
