/** The ids of patients that an answer holds, each once, in its order. */
export function patientsIn(answer: unknown, keys: readonly string[]): string[] {
  const found = new Set<string>();
  collect(answer, keys, found);
  return [...found];
}

function collect(part: unknown, keys: readonly string[], found: Set<string>): void {
  if (Array.isArray(part)) {
    for (const one of part) collect(one, keys, found);
    return;
  }
  if (part === null || typeof part !== 'object') return;
  // Through every answer that is given: without making a list of each object's fields.
  for (const key in part) {
    const value = (part as Record<string, unknown>)[key];
    if (typeof value === 'string') {
      if (keys.includes(key)) found.add(value);
    } else if (value !== null && typeof value === 'object') collect(value, keys, found);
  }
}
