// Written by npm run triage:chances. Weights: nothing, grave, read, share, named, lasts, place, words, question, long ago.
export const NOTHING_WEIGHTS = { bias: 2.214, weights: [0.773, -0.16, -0.532, 0.078, 0.67, -0.782, -0.333, -1.054, 1.657, 2.34], asked: 0.075 };
