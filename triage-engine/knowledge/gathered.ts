// All entries of the knowledge, as npm run knowledge:build compiled them from the files beside this one.
import packed from './knowledge.generated.json' with { type: 'json' };
import { type Packed, unpack } from './unpack.ts';

const { findings, conditions, flags, vitalFlags, untilSeen, signs } = unpack(packed as Packed);

export {
  conditions as ALL_CONDITIONS,
  findings as ALL_FINDINGS,
  flags as ALL_FLAGS,
  signs as SIGNS_OF_SOME,
  untilSeen as ALL_UNTIL_SEEN,
  vitalFlags as ALL_VITAL_FLAGS,
};
