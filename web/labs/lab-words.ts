// A sample is collected, an image is taken, an examination is done.

type Words = { collected: string; button: string };

const TAKEN: Words = { collected: 'taken', button: 'Image taken' };
const DONE: Words = { collected: 'done', button: 'Done' };
const COLLECTED: Words = { collected: 'collected', button: 'Collected' };

const BY_CATEGORY: Record<string, Words> = { Imaging: TAKEN };
// By their names: they share a category with blood tests.
const EXAMINATIONS = new Set(['ECG', 'Echocardiogram', 'Spirometry']);

export const wordsFor = (category: string, test = ''): Words =>
  EXAMINATIONS.has(test) ? DONE : (BY_CATEGORY[category] ?? COLLECTED);
