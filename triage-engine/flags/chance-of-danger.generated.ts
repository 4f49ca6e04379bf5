// Written by npm run triage:chances. Weights: trifle, grave, alarm, words, flags, ambulance, findings.
export const DANGER_WEIGHTS = { bias: -0.034, weights: [-0.118, 0.35, 2.548, 0.177, -0.273, 0.706, 0.33], doubted: 0.541 };
