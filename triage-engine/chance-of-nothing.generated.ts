// Written by npm run triage:chances. Weights: nothing, grave, read, share, named, lasts, place, words, question, long ago.
export const NOTHING_WEIGHTS = { bias: 2.139, weights: [0.781, -0.156, -0.442, 0.06, 0.821, -0.72, -0.339, -1.009, 1.603, 2.321], asked: 0.045 };
