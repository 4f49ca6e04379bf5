import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';
import { chooseAccount, mayEnter, ownerOf, type RunAs } from '../run-as.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { findElsewhere, makeElsewhere } from './outside-data-folder.ts';

// Named by major version: another major cannot read it.
const CLUSTER = 'pg18';

export type Home = {
  /** What the person calls the data folder. */
  dataDir: string;
  /** The folder that holds the cluster: the data folder itself, unless PostgreSQL cannot enter it. */
  folder: string;
  cluster: string;
  runAs: RunAs;
};

export function findHome(wanted: string): Home {
  const dataDir = makeDataFolder(wanted);
  const home = (folder: string, runAs: RunAs): Home => ({
    dataDir,
    folder,
    cluster: path.join(folder, CLUSTER),
    runAs,
  });

  const inside = path.join(dataDir, CLUSTER);
  if (fs.existsSync(inside)) {
    const runAs = ownerOf(inside);
    if (mayOpen(inside, runAs)) return home(dataDir, runAs);
    throw new PlainError(
      `The database in ${inside} belongs to another account or lies in a folder that its account cannot enter: start Nadi with the account that made it, or choose another DATA_DIR.`,
    );
  }

  const elsewhere = findElsewhere(dataDir);
  if (elsewhere) {
    const cluster = path.join(elsewhere, CLUSTER);
    if (fs.existsSync(cluster)) return home(elsewhere, ownerOf(cluster));
    throw new PlainError(
      `The database of ${dataDir} lay in ${elsewhere} and is gone: bring it back, or empty ${dataDir} to begin anew.`,
    );
  }

  const runAs = chooseAccount();
  return home(canHold(dataDir, runAs) ? dataDir : makeElsewhere(dataDir, runAs), runAs);
}

function mayOpen(cluster: string, runAs: RunAs): boolean {
  if (runAs) return mayEnter(cluster, runAs);
  try {
    fs.accessSync(cluster, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some mounts refuse to give a folder to another account. */
function canHold(dataDir: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  const trial = fs.mkdtempSync(path.join(dataDir, 'trial-'));
  try {
    fs.chownSync(trial, runAs.uid, runAs.gid);
    return mayEnter(trial, runAs);
  } catch {
    return false;
  } finally {
    fs.rmdirSync(trial);
  }
}
