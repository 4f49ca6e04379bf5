// What an authenticated read is compared with: Fastify, one SELECT, one INSERT, and nothing else. Told where to look by
// its environment; says its port to its parent and ends with it.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: 20 });
const app = Fastify();

app.get<{ Params: { id: string } }>('/item/:id', async ({ params }) => {
  const { rows } = await pool.query('select * from patients where id = $1', [params.id]);
  await pool.query(
    `insert into bench_entries (at, actor_id, actor_role, action, subject, subject_id, patient_id, details, request_id)
     values ($1, $2::uuid, 'doctor', 'chart.opened', 'chart', $3, $2::uuid, '{"part":"contact"}', $3)`,
    [new Date(), params.id, params.id],
  );
  return rows[0];
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit(0));
process.send?.(app.addresses().map((address) => (typeof address === 'object' ? address.port : 0))[0]);
