/** Worked out when it is first asked for, and kept: a page that only fetches the engine does not stand still for it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
