// Words of trifles that are spelt by ear: 'mouf ulsa', 'sor mussels', 'drie lips'. What is mended for illnesses is mended towards
// their words; here towards those of trifles, and only for trifles.

import { lazily } from '#triage-engine/lazily.ts';
import { soundKey } from '#triage-engine/text/sound-key.ts';
import { isEnglish } from '../lexicon/spelling/is-english.ts';
import { slipsBetween } from '../lexicon/spelling/mend-typo.ts';
import { TRIFLE_WORDINGS } from './wordings-en.ts';
import { TRIFLE_SLOTS } from './words-en.ts';

/** English words, or too short to be told by their sound. */
const BY_EAR: ReadonlyMap<string, string> = new Map(
  (
    'heal:heel heals:heels mussel:muscle mussels:muscle mussle:muscle nee:knee nees:knees jim:gym sor:sore soar:sore nek:neck tung:tongue ' +
    'tounge:tongue ise:eyes ies:eyes eys:eyes ize:eyes i:eye hed:head sti:stye te:tea tee:tea nos:nose noze:nose legg:leg coff:cough cof:cough ' +
    'eer:ear eers:ears ere:ear toof:tooth fut:foot feat:feet hare:hair pane:pain ake:ache hert:hurt gon:gone jus:just bin:been ' +
    'bern:burn bits:bites ich:itch spott:spot blo:blow nite:night bred:bread beens:beans wen:when ' +
    'brews:bruise bruse:bruise stich:stitch wack:whack nale:nail nales:nails thum:thumb som:some cole:cold kold:cold flem:phlegm thote:throat nife:knife hikup:hiccup hikups:hiccups sholders:shoulders sholder:shoulder mowth:mouth bruz:bruise tierd:tired moble:mobile alser:ulcer alsa:ulcer waks:wax shoo:shoe chopin:chopping yelow:yellow blistas:blisters'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const trifleWords = lazily(() => {
  const words = [
    ...new Set(`${TRIFLE_WORDINGS}\n${TRIFLE_SLOTS}`.replace(/^[\w-]+:|\{\w+\}/gm, ' ').match(/[a-z]{3,}/g) ?? []),
  ];
  const long = words.filter(({ length }) => length >= SHORTEST_BY_SLIP);
  return { bySound: Map.groupBy(words, soundKey), byFirst: Map.groupBy(long, (word) => word.slice(0, 1)) };
});

const LONGEST = 14;
const SHORTEST_BY_SLIP = 5;

const known = new Map<string, readonly string[]>();

/** None for a word that is spelt right. */
export function likelyWords(written: string): readonly string[] {
  const before = known.get(written);
  if (before) return before;
  const found = lookedFor(written);
  // Bounded, so that a stranger's text cannot fill the memory of a server.
  if (known.size < 5_000) known.set(written, found);
  return found;
}

function lookedFor(written: string): readonly string[] {
  const heard = BY_EAR.get(written);
  if (heard) return [heard];
  if (written.length < 3 || written.length > LONGEST || !/^[a-z]+$/.test(written) || isEnglish(written)) return [];
  const words = trifleWords();
  const bySound = waysToHear(written).flatMap((one) =>
    (words.bySound.get(soundKey(one)) ?? []).filter((word) => slipsBetween(one, word, 3) <= (word.length > 5 ? 3 : 2)),
  );
  const bySlip =
    written.length < SHORTEST_BY_SLIP
      ? []
      : (words.byFirst.get(written.slice(0, 1)) ?? []).filter((word) => slipsBetween(written, word, 1) <= 1);
  return [...new Set([...bySound, ...bySlip])];
}

/** 'Finga' is finger, 'mouf' mouth, 'sneezin' sneezing. */
const waysToHear = (written: string): string[] => [
  written,
  written.replace(/(?:a|ah|uh)$/, 'er'),
  written.replace(/f(?=s?$)/, 'th'),
  written.replace(/(?<=.{3})in$/, 'ing'),
];
