import { sql } from 'kysely';

/** The name that somebody had when they signed; `account` is how the query calls the row of `accounts`. */
export const nameAt = ({ account, signedAt }: { account: string; signedAt: string }) =>
  sql<string>`coalesce((select was.name from clinician_versions was
    where was.account_id = ${sql.ref(`${account}.id`)} and was.until > ${sql.ref(signedAt)}
    order by was.until limit 1), ${sql.ref(`${account}.name`)})`;
