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
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'string') {
      if (keys.includes(key)) found.add(value);
    } else if (value !== null && typeof value === 'object') collect(value, keys, found);
  }
}
