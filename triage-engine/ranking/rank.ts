// Bayesian ranking: log prior plus what each finding, denied finding, risk, span and name adds.
import type { Stated } from '../findings/from-text.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Condition } from '../knowledge/shape.ts';
import type { Understanding } from '../understand.ts';
import { logPrior } from './prior.ts';
import { logDuration, logOnset } from './time-fit.ts';
import { RANKING } from './tuning.ts';
import { clusterOf, WEIGHED, type Weighed } from './weigh-links.ts';

export type Ranked = {
  condition: Condition;
  score: number;
  /** Findings that speak for it, the strongest first. */
  because: string[];
};

export type Evidence = Pick<Understanding, 'stated' | 'who' | 'attributes' | 'mentions'>;

export function rank(evidence: Evidence): Ranked[] {
  const units = unitsOf(evidence.stated);
  const mentioned = new Set(units.map(({ cluster }) => cluster));
  const ranked: Ranked[] = [];
  for (const weighed of WEIGHED) {
    const prior = logPrior(weighed.condition, evidence.who, evidence.stated);
    if (prior === undefined) continue;
    ranked.push(scoreOne(weighed, prior, units, mentioned, evidence));
  }
  return ranked.sort((a, b) => b.score - a.score || (a.condition.id < b.condition.id ? -1 : 1));
}

type Unit = { id: string; isPresent: boolean; isBackground: boolean; leak: number; cluster: string };

function unitsOf(stated: ReadonlyMap<string, Stated>): Unit[] {
  return [...stated].flatMap(([id, { state, isMeasured }]): Unit[] => {
    const finding = FINDING_BY_ID.get(id);
    if (!finding) return [];
    const isBackground = finding.kind === 'history' || finding.kind === 'medicine' || finding.kind === 'exposure';
    return [
      {
        id,
        isPresent: state === 'present',
        isBackground,
        leak: isMeasured ? Math.max(finding.leak, RANKING.measuredLeak) : finding.leak,
        cluster: clusterOf(id),
      },
    ];
  });
}

function scoreOne(
  { condition, chances, cardinal }: Weighed,
  prior: number,
  units: Unit[],
  mentioned: Set<string>,
  evidence: Evidence,
): Ranked {
  const speaksFor: [string, number][] = [];
  const byCluster = new Map<string, number[]>();
  let score = prior;
  for (const unit of units) {
    const risk = unit.isPresent ? condition.risks?.[unit.id] : undefined;
    if (risk !== undefined) {
      score += Math.log(risk);
      if (risk > 1) speaksFor.push([unit.id, Math.log(risk)]);
      continue;
    }
    const weight = logRatio(chances.get(unit.id), unit);
    if (weight === 0) continue;
    if (unit.isPresent && weight > 0) speaksFor.push([unit.id, weight]);
    byCluster.set(unit.cluster, [...(byCluster.get(unit.cluster) ?? []), weight]);
  }
  for (const weights of byCluster.values()) score += countedOnce(weights);
  const silent = cardinal.filter((cluster) => !mentioned.has(cluster)).length;
  score += Math.min(silent, RANKING.mostSilent) * Math.log(RANKING.silent);
  score += logDuration(condition, evidence.attributes) + logOnset(condition, evidence.attributes);
  if (evidence.mentions.own.includes(condition.id)) score += Math.log(RANKING.ownMention);
  else if (evidence.mentions.family.includes(condition.id)) score += Math.log(RANKING.familyMention);
  return { condition, score, because: speaksFor.sort((a, b) => b[1] - a[1]).map(([id]) => id) };
}

function logRatio(chance: number | undefined, { isPresent, isBackground, leak: given }: Unit): number {
  const leak = Math.max(given, RANKING.leastLeak);
  if (isPresent) {
    if (chance === undefined) return isBackground ? 0 : -RANKING.unexplained * rarity(leak);
    const ratio = chance <= 0.05 ? Math.min(chance / leak, RANKING.against) : chance / leak;
    return Math.log(Math.min(RANKING.strongest, Math.max(RANKING.weakest, ratio)));
  }
  if (chance === undefined || chance <= leak) return 0;
  return RANKING.denied * Math.log(Math.max(RANKING.weakest, (1 - chance) / (1 - leak)));
}

/** 0 for what everybody has, 1 for what nearly nobody mentions. */
const rarity = (leak: number) => Math.min(1, Math.log(0.3 / Math.min(leak, 0.3)) / Math.log(0.3 / 0.008));

/** The strongest for and the strongest against in full, of the rest a share. */
function countedOnce(weights: number[]): number {
  const [pro, contra] = [weights.filter((one) => one > 0), weights.filter((one) => one < 0)];
  const settle = (list: number[], strongest: number) =>
    list.length ? strongest + RANKING.together * (list.reduce((sum, one) => sum + one, 0) - strongest) : 0;
  return settle(pro, Math.max(...pro)) + settle(contra, Math.min(...contra));
}
