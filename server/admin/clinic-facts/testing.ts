import type { KeptFacts } from '#contract/clinic/clinic-facts.ts';
import type { TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { setClinicFacts } from './set-facts.ts';

/** A clinic with a patient, in which this administrator, or a new one, asks for another phone. What waited before is stopped. */
export async function aWaitingChange(
  app: TestApp,
  asker?: Person,
): Promise<{ id: string; asker: Person; kept: KeptFacts }> {
  const who = asker ?? (await app.anAdministrator());
  await app.aPatient();
  await app.db
    .updateTable('clinic_fact_changes')
    .set({ ending: 'stopped', ended_at: app.clock.now(), ended_by: who.id })
    .where('ended_at', 'is', null)
    .execute();
  const { version } = (await app.as(who.cookie).get('/api/admin/clinic')).json<KeptFacts>();
  const phone = `+91 80 ${10_000_000 + Math.floor(Math.random() * 89_999_999)}`;
  const kept = await setClinicFacts(app.deps, who.actor, { phone, version });
  if (!kept.waiting) throw new Error('Nothing waits.');
  return { id: kept.waiting.id, asker: who, kept };
}
