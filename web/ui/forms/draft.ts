// What was typed, kept for a reload of this tab. Never a password; logging out clears all of it.

export function readDraft<Kept>(name: string): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Kept>) : {};
  } catch {
    // Storage may be forbidden, or hold something that is not ours.
    return {};
  }
}

export function keepDraft(name: string, kept: object) {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Forbidden or full: the draft then lives as long as the page.
  }
}

export function dropDraft(name: string) {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept either.
  }
}
