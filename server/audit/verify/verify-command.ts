// npm run audit:verify [-- --checkpoint=LINE_OR_FILE]   Ends with 0 when the trail is whole, 1 when it is not, 2 when it could not be read.
import { openForCommand } from '#server/db/open-for-command.ts';
import { readClinicSeal } from '#server/db/sealed/open-keys.ts';
import { readConfig } from '#server/platform/config.ts';
import { hasMasterKey, openMasterKeys } from '#server/platform/encryption/master-keys.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { checkpointFileIn } from '../checkpoint-file.ts';
import { readKeptCheckpoint } from './read-kept-checkpoint.ts';
import { sayVerdict } from './say-verdict.ts';
import { verifyTrail } from './verify-trail.ts';

const OPTION = '--checkpoint=';

try {
  const given = process.argv.slice(2).find((option) => option.startsWith(OPTION));
  const kept = given === undefined ? undefined : readKeptCheckpoint(given.slice(OPTION.length));
  const config = readConfig(process.env);
  // Loading would make a new key, and a new key fits no trail.
  if (!hasMasterKey(config)) {
    throw new PlainError(`There is no trail to verify: the master key ${config.masterKeyFile} does not exist.`);
  }
  const master = openMasterKeys(config);
  const { db, keyPool, close } = await openForCommand(config);
  try {
    const seal = await readClinicSeal(keyPool, master);
    const verdict = await verifyTrail({
      db,
      seal,
      checkpointFile: checkpointFileIn(config.dataDir),
      ...(kept ? { kept } : {}),
    });
    console.log(sayVerdict(verdict));
    if (verdict.ok && kept) console.log(`It holds the checkpoint kept elsewhere, of batch ${kept.number}.`);
    process.exitCode = verdict.ok ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 2;
}
