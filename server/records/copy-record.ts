// The whole record for the data export, with crossed-out readings and every version of the profile.
import type { Tx } from '../db/connect.ts';
import { findPeople } from '../identity/find-people.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { findAge } from './find-age.ts';
import { presentProfile } from './profile/present-profile.ts';
import { shownTo } from './profile/shown-to.ts';
import { presentReading } from './readings/present-reading.ts';
import { allProfiles, allReadings } from './store.ts';

/** The caller has made sure that this is the actor's own record, or that they may have it. */
export async function copyRecord(tx: Tx, deps: Deps, actor: Actor, patientId: string) {
  const { timeZone } = deps.config.clinic;
  const versions = await allProfiles(tx, patientId);
  const readings = await allReadings(tx, patientId);
  const people = await findPeople(
    tx,
    versions.map((row) => row.written_by),
  );
  const ageAt = await findAge({ ...deps, db: tx }, patientId);
  return {
    profile: shownTo(actor, presentProfile(patientId, versions.at(-1), dayIn(timeZone, deps.clock.now()))),
    // A version of a clinician has the day of a visit that may be private.
    profileVersions: (actor.acting?.withholds ? [] : versions).map((row) => ({
      ...presentProfile(patientId, row, dayIn(timeZone, row.written_at)),
      writtenAt: row.written_at.toISOString(),
      writtenBy: people.get(row.written_by)?.name ?? null,
    })),
    readings: readings.map((row) => ({
      ...presentReading(row, actor, ageAt),
      crossedOutAt: row.wrong_since?.toISOString() ?? null,
    })),
  };
}
