import fs from 'node:fs';
import { findHome } from './data-folder/database-home.ts';
import { findRunningPostgres } from './find-running.ts';
import { readPostmaster } from './postmaster.ts';
import { findPlatformPackage, programsIn } from './programs/platform-package.ts';
import { stopServer } from './stop.ts';

/** Stops what still runs there, then deletes the folder with all its data. For throw-away databases only. */
export async function removeDatabase(dataDir: string): Promise<void> {
  const home = findHome(dataDir);
  const postmaster = readPostmaster(home.cluster);
  // A number in an old file may meanwhile be somebody else's; only a server that answers to our password is ours.
  if (postmaster && (await findRunningPostgres(dataDir))) {
    await stopServer(home, programsIn(findPlatformPackage().root), postmaster.pid);
  }
  // The writer of the log may outlive its server for a moment.
  const everything = { recursive: true, force: true, maxRetries: 10 };
  fs.rmSync(home.folder, everything);
  fs.rmSync(dataDir, everything);
}
