import type { AccountReply } from '#contract/staffing/accounts.ts';
import { licenceStateOn } from '#contract/staffing/licences.ts';
import type { Actor } from '../platform/actor.ts';

/** Nobody closes or changes the account that they work with: a mistake would lock them out. */
export const mayChangeAccount = (actor: Actor, accountId: string): boolean => accountId !== actor.accountId;

/** A doctor has a licence and a department; becoming one goes through an application. */
export const mayChangeRoleOf = ({ role }: Pick<AccountReply, 'role'>): boolean => role !== 'doctor';

/** What patients read about a doctor: the doctor writes it, or an administrator. */
export const mayWritePage = (actor: Actor, doctorId: string): boolean =>
  actor.role === 'admin' || (actor.role === 'doctor' && actor.accountId === doctorId);

/** The clinic keeps at least one administrator. */
export const isLastAdministrator = (administrators: readonly string[], accountId: string): boolean =>
  administrators.includes(accountId) && administrators.length === 1;

/**
 * A lapsed licence stops signing, never reading, and never what ends a danger: stopping a medicine, answering an alert. A licence
 * whose end nobody has entered does not stop anything; the list of people says that it is not known.
 */
export const maySign = ({ licenceEndsOn = null }: Actor, today: string): boolean =>
  licenceStateOn(licenceEndsOn, today) !== 'lapsed';
