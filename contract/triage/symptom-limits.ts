// Limits of the symptom tools, apart from their shapes: a first visit needs these and nothing else of them.

export const SYMPTOMS_MIN = 15;
export const SYMPTOMS_MAX = 4000;
export const TOO_SHORT = 'Please describe your symptoms in at least 15 characters.';

export const PHOTO_MAX_BYTES = 10_000_000;
export const PHOTO_MAX_PIXELS = 25_000_000;
