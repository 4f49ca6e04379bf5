// Words that name something else more often than a finding: alone they find nothing, in a longer phrase they do.
import { stem } from '../text/stem.ts';

const WORDS =
  'gardening trip shock drinking knife straining soiled yellow opposite stealing wind panting scale spots gnawing prolonged tense ' +
  'curtain ulcer draining crushing ascending mugged stabbing irregular bleeding drink drinks argument separated spy combat club snap reduced ' +
  'cap pad pot aids aid consumption abruption abrupt clap rupture perforation ectopic cold triple wet falls hit fit fits ' +
  'follow followed down low out blue empty talk talking fat jump camp descending descend bit several exposure sharp ' +
  'sbp asd ain als ard ards dic dub pne scd sca cvs psa pads spot kicked punched hypo surf diving cheering ' +
  'dirty dust raft wading nut nuts ' +
  // Of a dictionary of English, what alone is no complaint.
  'arrest aspirate aspiration bang barrett blast blink boil burrow cad cling consolidate crab crack crackle crank crepe ' +
  'crown decompress doe dread ecstasy elate energetic fib gad gel glare grave halo hoard hobble honk hurl ' +
  'impulsive infiltrate invincible isolate jerk lazy lousy miserable mono pah parch pasty pile plague plethora poi ' +
  'pointless procrastinate prom pud puncture purge quiver rage ramble rebound recess retract rip ritual rollover scrap seize ' +
  'shatter snappy spiteful starve stunt sundown sway tackle talkative tangential tripod trot trousseau unreal ' +
  'vegetate veil whist whirl whoop zigzag grimace ta barfly';

const AMBIGUOUS: ReadonlySet<string> = new Set(WORDS.split(' ').map((word) => stem(word)));

export const isAmbiguous = (one: string): boolean => AMBIGUOUS.has(one);
