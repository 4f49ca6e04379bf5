// The master keys that a server knows: the one that wraps from now on, and older ones that are still needed. They come from a
// file, from the environment, or from a command that prints them, such as the client of a key store.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from '../plain-error.ts';
import { keysIn, loadMasterKeys, readMasterKeys } from './master-key.ts';
import { makeSeal, type Seal } from './seal.ts';

export type MasterKeySource = {
  masterKeyFile: string;
  masterKey: string | undefined;
  masterKeyCommand: string | undefined;
};

export type MasterKey = {
  /** Says which key something was wrapped under, and nothing about the key. */
  id: Buffer;
  bytes: Buffer;
  seal: Seal;
};

export type MasterKeys = {
  current(): MasterKey;
  /** Undefined for a key that this server was not given. */
  byId(id: Uint8Array): MasterKey | undefined;
  all(): readonly MasterKey[];
  /** Reads them again: a key may have been added while the server runs. What cannot be read now leaves them as they are. */
  reload(): void;
  /** The same for a file alone, which costs nothing: call it as often as you like. */
  reloadFile(): void;
};

const ID_BYTES = 8;
const LONGEST_COMMAND_MS = 20_000;
/** A command may ask a service elsewhere, and the server waits for it. */
const BETWEEN_RELOADS_MS = 60_000;

export function openMasterKeys(source: MasterKeySource): MasterKeys {
  let known = bytesFrom(source).map(asMasterKey);
  let reloadedAt = 0;

  function reloadFile(): void {
    if (source.masterKey || source.masterKeyCommand) return;
    try {
      known = readMasterKeys(source.masterKeyFile).map(asMasterKey);
    } catch {
      // What cannot be read now is read the next time.
    }
  }

  function reload(): void {
    reloadFile();
    if (!source.masterKeyCommand || Date.now() < reloadedAt + BETWEEN_RELOADS_MS) return;
    reloadedAt = Date.now();
    try {
      known = bytesFrom(source).map(asMasterKey);
    } catch {
      // The same.
    }
  }

  return {
    current: () => known[0] as MasterKey,
    byId: (id) => known.find((key) => key.id.equals(id)),
    all: () => known,
    reload,
    reloadFile,
  };
}

/** Where the keys are, in words for whoever must keep a copy of them. */
export const placeOf = ({ masterKeyFile, masterKey, masterKeyCommand }: MasterKeySource): string =>
  masterKey ? 'MASTER_KEY' : masterKeyCommand ? 'MASTER_KEY_COMMAND' : masterKeyFile;

/** False where a start would make a first key. */
export const hasMasterKey = (source: MasterKeySource): boolean =>
  Boolean(source.masterKey ?? source.masterKeyCommand) || existsSync(source.masterKeyFile);

export function asMasterKey(bytes: Buffer): MasterKey {
  const seal = makeSeal(bytes);
  return { bytes, seal, id: seal.derive('master-key-id').subarray(0, ID_BYTES) };
}

function bytesFrom({ masterKeyFile, masterKey, masterKeyCommand }: MasterKeySource): Buffer[] {
  if (masterKey) return keysIn(masterKey.replaceAll(',', '\n'), 'MASTER_KEY');
  if (masterKeyCommand) return keysIn(printedBy(masterKeyCommand), 'What MASTER_KEY_COMMAND prints');
  return loadMasterKeys(masterKeyFile);
}

function printedBy(command: string): string {
  try {
    // What it says to the terminal stays there: it may ask for something, and its errors help whoever started it.
    return execFileSync('/bin/sh', ['-c', command], {
      encoding: 'utf8',
      timeout: LONGEST_COMMAND_MS,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch {
    throw new PlainError('MASTER_KEY_COMMAND failed: it must print the master key within 20 seconds and end with 0.');
  }
}
