/** What a rule makes of a form: the value to keep, and what speaks against it, beside the field it is about. */
export type Judged<Value> = {
  value: Value;
  refused: Record<string, string>;
  /** Taken once it was confirmed. */
  unusual: Record<string, string>;
};
