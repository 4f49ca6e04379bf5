/** The first thing in the trail that does not fit. It ends the verification. */
export class TrailMismatch extends Error {
  override name = 'TrailMismatch';
  problem: string;
  entryId: string | null;
  batch: number | null;

  constructor(problem: string, where: { entryId?: string | null | undefined; batch?: number | null }) {
    super(problem);
    this.problem = problem;
    this.entryId = where.entryId ?? null;
    this.batch = where.batch ?? null;
  }
}
