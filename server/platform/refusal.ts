import { REFUSAL_DETAILS, type RefusalDetails } from '#contract/language/refusal-details.ts';
import { fillText, type NamedIn, type Value, type Values } from '#contract/notice-words/fill.ts';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';

type Detailed = { detail: string; values?: Values };

type Particulars = {
  /** In English, for those who work here. What patients and visitors read has a detail instead. */
  message?: string;
  says?: Detailed;
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
  readonly says: Detailed | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly patientId: string | null;

  constructor(code: RefusalCode, particulars: Particulars = {}) {
    super(detailOf(code, particulars.says) ?? particulars.message ?? REFUSALS[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.status = REFUSALS[code].status;
    this.fields = particulars.fields;
    this.says = particulars.says;
    this.retryAfterSeconds = particulars.retryAfterSeconds;
    this.patientId = particulars.patientId ?? null;
  }
}

/** A refusal that says more than its code: refuse('time_is_free', 'at', { doctor, when }). */
export function refuse<Code extends keyof RefusalDetails, Detail extends keyof RefusalDetails[Code] & string>(
  code: Code,
  detail: Detail,
  values: Readonly<Record<NamedIn<RefusalDetails[Code][Detail]>, Value>>,
  particulars: Omit<Particulars, 'message' | 'says'> = {},
): Refusal {
  return new Refusal(code, { ...particulars, says: { detail, values } });
}

const IN_ENGLISH = { language: 'en', medicine: ({ name }: { name: string }) => name } as const;

function detailOf(code: RefusalCode, says: Detailed | undefined): string | undefined {
  const details: Partial<Record<string, Readonly<Record<string, string>>>> = REFUSAL_DETAILS;
  const text = says && details[code]?.[says.detail];
  return text && fillText(text, says.values ?? {}, IN_ENGLISH);
}
