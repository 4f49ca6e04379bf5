// How urgent what was understood is, and why: flags, causes by likelihood, the level, and the dangers to ask for. The words of
// an answer are found only for what stands.
import { CRISIS_DANGERS, type DangerId, isCrisis } from '#contract/triage/dangers.ts';
import type { Gist } from './alarms/gist.ts';
import type { DangerAsk, RaisedFlag, Urgency } from './answer.ts';
import { complainsOfNothing, dangersOf } from './complains-of-nothing.ts';
import { askDangers } from './dangers/ask-dangers.ts';
import { fitsPerson } from './dangers/fits-person.ts';
import { fitsPlace } from './dangers/fits-place.ts';
import { ASKED_FROM, type HeardAlarm } from './dangers/hear-alarms.ts';
import { raiseDangers } from './dangers/raise-dangers.ts';
import { isReadInFull } from './dangers/rests-on-little.ts';
import { mayBeDoubted, type Sound, soundOf } from './dangers/sounds-harmless.ts';
import type { Stated } from './findings/from-text.ts';
import { isNeighboursCough } from './findings/settle-neighbours.ts';
import { asHeard } from './flags/as-heard.ts';
import { asMeasured } from './flags/as-measured.ts';
import { isUnlikely } from './flags/chance-of-danger.ts';
import { namedIllness } from './flags/named-illness.ts';
import { raiseFlags } from './flags/raise-flags.ts';
import { fearsToBeKilled } from './languages/hindi/other-meanings.ts';
import { readHindiWords } from './languages/hindi/read-hindi-words.ts';
import { lazily } from './lazily.ts';
import { maySuggest } from './may-suggest.ts';
import { posterior } from './ranking/posterior.ts';
import { type Ranked, rank } from './ranking/rank.ts';
import { RANKING } from './ranking/tuning.ts';
import { isReasonToAsk } from './reason-to-ask.ts';
import { isTooEarlyToFeel } from './text/weeks-pregnant.ts';
import { levelToldPlainly } from './told-plainly.ts';
import type { Understanding } from './understand.ts';
import { isCalm } from './urgency/calm-readings.ts';
import { type Decision, decideUrgency } from './urgency/decide.ts';
import { withDoubt } from './urgency/doubt.ts';
import { isInThirdPerson } from './urgency/examined.ts';
import { levelOf } from './urgency/level-of.ts';

/**
 * `heard`: what the second reader heard and the first did not read. `asked`: a questionnaire's base urgency. `gist`: what the text
 * is as a whole.
 */
export type Flagged = {
  understood: Understanding;
  flags: RaisedFlag[];
  heard: HeardAlarm[];
  asked: Urgency | undefined;
  gist: () => Gist;
};

/** `isAskedAbout`: a flag of an emergency carries less far by its sound alone, which is asked about and is no trifle. */
type Asked = Flagged & { asks: DangerAsk[]; isAskedAbout?: true };
/** Null: too little was understood, so there is no number. */
export type Unrated = Asked & {
  isEnough: false;
  urgency: Urgency | null;
  isToldPlainly?: boolean;
  mayBeNoComplaint?: true;
};
/** `listed`: the causes that are shown. */
export type Rated = Asked & {
  isEnough: true;
  urgency: Urgency;
  decision: Decision;
  ranked: readonly Ranked[];
  shares: readonly number[];
  listed: readonly Ranked[];
};

export type Heard = { alarms: readonly HeardAlarm[]; gist: () => Gist };

export function flag(understood: Understanding, { alarms, gist }: Heard, asked: Urgency | undefined): Flagged {
  const read = [...raiseFlags(understood), ...namedIllness(understood)];
  const heard = unheardBefore(alarms, read, understood);
  const isTold = isReadInFull(understood) ? () => false : isNew(read);
  const raised = raiseDangers(
    understood.taps,
    heard.filter((one) => isTold(one) && !isSpokenAgainst(one, understood)),
  );
  return { understood, flags: [...raised, ...read].sort((a, b) => b.urgency - a.urgency), heard, asked, gist };
}

export function rate(flagged: Flagged): Rated | Unrated {
  const { understood, flags, heard, gist, asked } = flagged;
  if (asked === undefined && complainsOfNothing(understood, flags, heard, gist)) {
    const asking = withAsked(flagged, dangersOf(flags));
    const asks = askDangers(understood, null, asking.heard);
    return { ...asking, flags: [], isEnough: false, urgency: null, mayBeNoComplaint: true, asks };
  }
  const sound = lazily(() => soundOf(understood, heard, gist));
  const carried = asHeard(flags, sound, understood, () => isUnlikely({ understood, flags, heard, gist }));
  const asHeardOf = withAsked({ ...flagged, flags: [...carried.flags] }, carried.doubted);
  if (carried.doubted.length === 0) return rateAsMeasured(flagged, sound);
  const rated = rateAs(asHeardOf, sound, 'flag');
  return mayBeDoubted(understood, sound) ? rated : { ...rated, isAskedAbout: true };
}

/** What is asked for is heard as far as that. */
const withAsked = (flagged: Flagged, dangers: readonly DangerId[]): Flagged => ({
  ...flagged,
  heard: [
    ...dangers.map((danger) => ({ danger, certainty: ASKED_FROM })),
    ...flagged.heard.filter(({ danger }) => !dangers.includes(danger)),
  ],
});

/** Readings carry a flag less far only where the danger is asked for, or was answered for. */
function rateAsMeasured(flagged: Flagged, sound: () => Sound): Rated | Unrated {
  const flags = asMeasured(flagged.flags, flagged.understood);
  if (flags === flagged.flags) return rateAs(flagged, sound);
  const rated = rateAs({ ...flagged, flags }, sound, 'reading');
  return rated.asks.length > 0 || flagged.understood.taps.length > 0 ? rated : rateAs(flagged, sound);
}

/** `carriedLess`: what carries less far than it was read. */
function rateAs(flagged: Flagged, sound: () => Sound, carriedLess?: 'flag' | 'reading'): Rated | Unrated {
  const { understood, flags, heard, asked } = flagged;
  if (!isEnough(understood, flags)) {
    const floor = floorOf(flags, asked);
    // All signs are asked for all the same: the lexicon has read too little to choose among them.
    const plain = floor === null ? levelToldPlainly(understood, heard, flagged.gist) : undefined;
    const asks = askDangers(understood, floor, heard);
    return {
      ...flagged,
      isEnough: false,
      urgency: floor ?? plain ?? null,
      asks,
      ...(plain && { isToldPlainly: true }),
    };
  }
  const ranked = rank(understood);
  const shares = posterior(
    ranked.map(({ score }) => score),
    RANKING.temperature,
  );
  const decided = decideUrgency(understood, ranked, flags, asked);
  const ask = (level: Urgency, isDoubtful: boolean) =>
    askDangers(understood, level, heard, isDoubtful || carriedLess !== undefined);
  const first = {
    cause: ranked[0],
    share: shares[ranked.findIndex(({ condition }) => levelOf(condition, understood.stated) >= 4)] ?? 0,
    isDoubted: carriedLess === 'flag' || mayBeDoubted(understood, sound),
  };
  const { decision, asks } = withDoubt(decided, first, understood, ask);
  // Where a danger is asked for, or the whole is told like an illness, nobody is sent home.
  const isHeldBack = asks.length > 0 || (decision.urgency === 1 && soundsLikeMore(understood, flagged.gist));
  const urgency = isHeldBack ? (Math.max(2, decision.urgency) as Urgency) : decision.urgency;
  // Whoever thinks of dying or was hurt by somebody is not handed a list of illnesses.
  const listed = isCrisis(flags)
    ? []
    : supported(ranked, understood.mentions.own).slice(0, howMany(shares)).filter(maySuggest(understood));
  return { ...flagged, isEnough: true, urgency, decision, asks, ranked, shares, listed };
}

function floorOf(flags: readonly RaisedFlag[], asked: Urgency | undefined): Urgency | null {
  if (flags.length === 0 && asked === undefined) return null;
  return Math.max(2, asked ?? 0, ...flags.map(({ urgency }) => urgency)) as Urgency;
}

/** A trifle's name in what as a whole is told like an illness: 'only a hiccup, but her face hangs'. Whoever examined tells all so. */
function soundsLikeMore(understood: Understanding, gist: () => Gist): boolean {
  if (understood.isExamined || understood.text.trim() === '') return false;
  const { trifle, mild, grave } = gist();
  if (trifle < SOUNDS_LESS && grave >= LIKE_A_DANGER) return true;
  if (trifle >= SOUNDS_LESS || mild + grave < LIKE_AN_ILLNESS || isInThirdPerson(understood.text)) return false;
  return trifle < HARDLY_A_TRIFLE || !isReadInFull(understood);
}
const SOUNDS_LESS = 0.5;
/** However much of it was read: of 14 texts of writers whom no reader had learnt from that sounded less and were sent home, one was a trifle. */
const HARDLY_A_TRIFLE = 0.05;
const LIKE_A_DANGER = 0.5;
const LIKE_AN_ILLNESS = 0.5;

/** What a whole set of readings measures. */
const MEASURED_DANGERS: readonly DangerId[] = ['sepsis', 'breath', 'heartbeat', 'dehydration'];

/** What is only heard, and calm readings, too early a week or easy breathing speak against, is asked for and not raised. */
export const isSpokenAgainst = ({ danger }: HeardAlarm, understood: Understanding): boolean =>
  (MEASURED_DANGERS.includes(danger) && isCalm(understood)) ||
  (danger === 'pregnancy' && isTooEarlyToFeel(understood.text)) ||
  (OF_BREATH.includes(danger) && breathesWell(understood)) ||
  (danger === 'suicide' && fearsToBeKilled(readHindiWords(understood.text))) ||
  (OF_COUGH.includes(danger) && isNeighboursCough(understood.text));

const OF_COUGH: readonly DangerId[] = ['bleeding', 'gut-bleeding', 'breath', 'sepsis'];

const OF_BREATH: readonly DangerId[] = ['breath', 'choking'];
const WELL = /\bbreath(?:e|es|ing)(?: is| are)? (?:\w+ )?(?:well|fine|easy|easily|normal|normally|ok|okay|freely)\b/i;

/** 'A fish bone is stuck, I can breathe well.' */
const breathesWell = ({ stated, text }: Understanding): boolean =>
  stated.get('breathless')?.state === 'absent' || (stated.get('breathless')?.state !== 'present' && WELL.test(text));

/** Of a danger that a flag speaks of, the flag says how urgent it is. */
const isNew =
  (flags: readonly RaisedFlag[]) =>
  ({ danger }: HeardAlarm): boolean =>
    !flags.some((one) => one.danger === danger);

/** Whoever was read to think of dying, or to have been hurt, is not asked whether it is so. */
const unheardBefore = (
  heard: readonly HeardAlarm[],
  flags: readonly RaisedFlag[],
  understood: Understanding,
): HeardAlarm[] =>
  heard.filter(
    (one) =>
      fitsPerson(one.danger, understood.who) &&
      fitsPlace(one.danger, understood) &&
      (!CRISIS_DANGERS.includes(one.danger) || isNew(flags)(one)),
  );

function isEnough({ stated, mentions }: Understanding, flags: readonly RaisedFlag[]): boolean {
  if (mentions.own.length > 0) return true;
  const told = [...stated].filter(([id, { state }]) => state === 'present' && isReasonToAsk(id)).map(([, one]) => one);
  return told.length > 0 && !(flags.length > 0 && isOneGuess(told));
}

/** An alarm of one misspelt word, or of words torn apart, names no cause: what it may mean is asked for. */
const isOneGuess = (told: readonly Stated[]): boolean =>
  told.every(({ isLoose, words }) => isLoose || words === '') &&
  new Set(told.flatMap(({ words }) => words || [])).size === 1;

/** What at least one told finding or the name itself speaks for; all where nothing does. */
function supported(ranked: readonly Ranked[], named: readonly string[]): readonly Ranked[] {
  const backed = ranked.filter(({ because, condition }) => because.length > 0 || named.includes(condition.id));
  return backed.length ? backed : ranked;
}

/** Three to five: more only while they are worth a thought. */
const howMany = (shares: readonly number[]): number =>
  Math.max(3, Math.min(5, shares.filter((share) => share >= 0.01).length));
