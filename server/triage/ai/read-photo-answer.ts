// What a vision model said about a photo, read for what a screen needs: conditions in words instead of percentages, and
// how severe it found it. The numbers stay in the details.
import type { LIKELIHOODS, ScanReading, Urgency } from '#contract/triage/triage-result.ts';
import { readAnalysis } from './model-words.ts';

type Likelihood = (typeof LIKELIHOODS)[number];
export type PhotoAnswer = {
  analysis: string;
  conditions: ScanReading['conditions'];
  urgency: Urgency | null;
};

const MAX_CONDITIONS = 6;
const PERCENT =
  /\(?\s*(?:confidence:?\s*)?(?:about |around |approximately |~|≈)?(\d{1,3})(?:\.\d+)?\s*%\s*(?:confidence)?\s*\)?/i;

export function readPhotoAnswer(text: string): PhotoAnswer {
  const lines = readAnalysis(text).split('\n');
  return {
    analysis: lines.map(inWords).join('\n'),
    conditions: lines.flatMap(conditionIn).slice(0, MAX_CONDITIONS),
    urgency: severityIn(lines.join('\n')),
  };
}

const SEEN = /^(?:possible conditions?|key observations?|severity)$/i;
const LEFT_OUT = 'What the AI service said about what to do is left out: follow the steps of this page.';

/** What was seen, without what to do about it: for an answer of danger, whose steps are ours alone. */
export function withoutAdvice(analysis: string): string {
  let isSeen = false;
  const kept = analysis.split('\n').filter((line) => {
    const heading = headingOf(line);
    if (heading) isSeen = SEEN.test(heading);
    return isSeen;
  });
  return `${kept.join('\n').trim()}\n\n${LEFT_OUT}`.trim();
}

/** "**Severity:** mild", "## Home care" and "Home care:" are headings. */
const headingOf = (line: string): string | undefined =>
  (/^\s*(?:\*\*|__)([^*_:]{1,60})/.exec(line) ??
    /^\s*#{1,6} *([^#*:]{1,60})/.exec(line) ??
    /^\s*([a-z ]{1,60}):\s*$/i.exec(line))?.[1]?.trim();

export function likelihoodOf(percent: number): Likelihood {
  if (percent >= 60) return 'more likely';
  return percent >= 25 ? 'possible' : 'less likely';
}

/** A line of a list that names something and gives it a number. */
function conditionIn(line: string): ScanReading['conditions'] {
  const [whole = '', digits = ''] = PERCENT.exec(line) ?? [];
  const name = line
    .slice(0, whole ? line.indexOf(whole) : 0)
    .replace(/^[\s>*\-•\d.)]+/, '')
    .replace(/[*_:–—-]+\s*$/, '')
    .replace(/[*_]/g, '')
    .trim();
  const percent = Number(digits);
  if (!whole || !name || name.length > 80 || percent > 100) return [];
  return [{ name, likelihood: likelihoodOf(percent), confidencePercent: percent }];
}

/** "Eczema (70%)" reads "Eczema (more likely)": false precision misleads. */
const inWords = (line: string): string =>
  line.replace(new RegExp(PERCENT, 'gi'), (_, digits: string) => ` (${likelihoodOf(Number(digits))})`).trimEnd();

// A model's word for severity raises, and is never believed when it reassures.
function severityIn(text: string): Urgency | null {
  const [, said = ''] = /severity\W{0,12}([a-z][a-z /-]{0,40})/i.exec(text) ?? [];
  if (/emergency|life[- ]threatening|critical/i.test(said)) return 4;
  return /severe|serious|urgent/i.test(said) ? 3 : null;
}
