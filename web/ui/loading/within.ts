/** Settles with it, and at the latest after so long. */
export const within = (work: Promise<unknown>, atMostMs: number): Promise<unknown> =>
  Promise.race([work, new Promise((done) => setTimeout(done, atMostMs))]);
