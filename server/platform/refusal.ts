import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';

type Particulars = {
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The patient whose chart was tried, or who was shown. For the audit entry, never for the answer. */
  patientId?: string | null;
};

/** An expected "no". Thrown anywhere, answered in one place (error-reply.ts). */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly patientId: string | null;

  constructor(code: RefusalCode, particulars: Particulars = {}) {
    super(particulars.message ?? REFUSALS[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.status = REFUSALS[code].status;
    this.fields = particulars.fields;
    this.retryAfterSeconds = particulars.retryAfterSeconds;
    this.patientId = particulars.patientId ?? null;
  }
}
