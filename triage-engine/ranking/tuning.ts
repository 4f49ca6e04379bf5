// The few numbers that were fitted, all in one place. Everything else is knowledge.

export const RANKING = {
  /** One step of frequency is about a factor of three; how much of it counts. */
  prior: 0.6,
  /** No likelihood ratio is believed beyond these. */
  strongest: 50,
  weakest: 1 / 20,
  /** Leaks below this are guesses. */
  leastLeak: 0.008,
  /** Measured values are often beside the point: a high pressure in somebody who cut a finger. */
  measuredLeak: 0.2,
  /** A link of 0.05 speaks against, however rare the finding. */
  against: 0.5,
  /** Findings that travel together: the strongest, and this share of the others. */
  together: 0.3,
  /** A cardinal finding that nobody mentions. */
  silent: 0.7,
  mostSilent: 3,
  /** A bite, a drug, an earlier illness that the condition needs and nobody mentions. */
  unmet: 0.25,
  /** A stated finding that the condition does not explain, at its rarest. */
  unexplained: 0.8,
  /** Of a wider finding that is known where only a narrower one was told. */
  widerOnly: 0.5,
  /** Weight of what is denied. */
  denied: 0.8,
  /** Duration and onset that do not fit. */
  duration: 0.45,
  onset: 0.5,
  /** An illness called by its name: one's own, the family's. */
  ownMention: 3,
  familyMention: 2.5,
  /** Above one, differences are softened for display. */
  temperature: 1.4,
};

export const URGENCY = {
  /** Cost of a level too low, by how many levels; and too high. Fitted on development cases, never below the costs of too high. */
  tooLow: [0, 1.5, 4, 9, 9],
  tooHigh: [0, 1, 2, 3, 3],
  /** How much of the frequency counts for urgency. */
  prior: 1,
  /** Rare but deadly counts more for urgency than for the list. */
  deadly: 1.4,
  temperature: 1.6,
  /** How much mild pain speaks for the low levels and severe pain for the high ones. */
  mildPain: 2.2,
  severePain: 2,
  /** A harmless pattern leads what needs a doctor by this factor, and little of it may be grave. */
  harmlessLead: 2,
  harmlessGrave: 0.15,
  /** The share of what kills within hours, beside a flag for the emergency department, that calls for an ambulance. */
  mortal: 0.6,
};
