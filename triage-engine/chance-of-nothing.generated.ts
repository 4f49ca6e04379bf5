// Written by npm run triage:nothing. Weights: nothing, grave, read, share, named, lasts, place, words, question, long ago.
export const NOTHING_WEIGHTS = { bias: 2.214, weights: [0.771, -0.159, -0.539, 0.078, 0.666, -0.763, -0.331, -1.051, 1.653, 2.336], asked: 0.076 };
