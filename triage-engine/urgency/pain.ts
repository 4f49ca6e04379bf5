// How bad it hurts shifts what is likely: after the pain modifiers of the Canadian Triage and Acuity Scale (CTAS 2016),
// mild (0–3), moderate (4–7), severe (8–10).
const MILD = [0, 1.8, 1.8, 0.7, 0.5, 0.5];
const SEVERE = [0, 0.5, 0.6, 1.4, 1.6, 1.6];

export function painFactor(level: number, painScore: number | undefined): number {
  if (painScore === undefined || (painScore > 3 && painScore < 8)) return 1;
  return (painScore <= 3 ? MILD : SEVERE)[level] ?? 1;
}
