type Measured = { creatinineMgPerDl: number; age: number; sex: 'male' | 'female' };

/** mL/min/1.73 m², for adults. */
export function egfrOf({ creatinineMgPerDl, age, sex }: Measured): number {
  // CKD-EPI 2021, without race: Inker LA et al., N Engl J Med 2021;385:1737.
  const [kappa, alpha] = sex === 'female' ? [0.7, -0.241] : [0.9, -0.302];
  const ratio = creatinineMgPerDl / kappa;
  const base = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age;
  return Math.round(sex === 'female' ? base * 1.012 : base);
}
