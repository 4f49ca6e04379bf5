// Queries that are compiled once. Kysely takes longer to compile a query than PostgreSQL takes to answer it: calls give
// the values only, where the query names them.
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { askTogether } from './ask-together.ts';
import type { Database } from './connect.ts';
import { executePrepared, type Statement } from './prepared-statements.ts';
import type { DB } from './rows.generated.ts';

class Named {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A placeholder for a value that each call passes in. */
type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Compiled at the first call. `value('id')` stands for what the calls give as `id`. */
export function compileOnce<Values extends object>() {
  return <Row>(compose: (db: Database, value: ValueOf<Values>) => Compilable<Row>) => {
    let made: Statement | undefined;
    const statement = (given: Values): Statement => {
      made ??= written(compose(writer, (name) => new Named(name) as never));
      const values = made.values.map((value) =>
        value instanceof Named ? (given as Record<string, unknown>)[value.name] : value,
      );
      return { text: made.text, values };
    };
    return {
      statement,
      /** With the reads of other requests: see ask-together.ts. */
      together: (db: Database, given: Values): Promise<Row[]> => askTogether<Row>(db, statement(given)),
      rows: (db: Database, given: Values): Promise<Row[]> => executePrepared<Row>(db, statement(given)),
      first: async (db: Database, given: Values): Promise<Row | undefined> =>
        (await executePrepared<Row>(db, statement(given)))[0],
    };
  };
}

function written(query: Compilable): Statement {
  const { sql: text, parameters: values } = query.compile();
  return { text, values };
}
