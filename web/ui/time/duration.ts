const HOUR_MINUTES = 60;

/** "41 min", "1 h 56 min", "2 h": whole minutes, and no hour hides the minutes beyond it. */
export function durationInWords(minutes: number): string {
  const whole = Math.max(0, Math.trunc(minutes));
  const [hours, rest] = [Math.floor(whole / HOUR_MINUTES), whole % HOUR_MINUTES];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
