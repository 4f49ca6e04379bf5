/** The result of judging a form: the value to keep, and what is wrong with it, by field. */
export type Judged<Value> = {
  value: Value;
  refused: Record<string, string>;
  /** Accepted once it is confirmed. */
  unusual: Record<string, string>;
};
