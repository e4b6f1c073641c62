import Fastify from 'fastify'
import pg from 'pg'
import { answerCpu } from './bench-server.ts'

/** The same hundred rows by hand, as objects and as JSON that PostgreSQL builds; nobody asked who is there. */
const pool = new pg.Pool({ ...JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'), max: 16 })
const unitId = process.env['BENCH_UNIT']
const app = Fastify()
const question = `select id, username, email, first_name, last_name, status, ou_id, locale, last_login_at, locked_until, created_at, updated_at,
       row_version, (select o.ou_code from operating_unit o where o.id = app_user.ou_id) as ou_code,
       coalesce((select json_agg(json_build_object('role_id', r.id, 'code', r.code, 'name', r.name) order by r.rank desc)
         from user_role ur join role r on r.id = ur.role_id where ur.user_id = app_user.id), '[]') as roles
     from app_user where ou_id = $1 order by username, id limit 100`
app.get('/objects', async () => {
  const { rows } = await pool.query(question, [unitId])
  return { data: rows }
})
app.get('/json', async (_request, reply) => {
  const { rows } = await pool.query<{ page: string }>(
    `select json_agg(page)::text as page from (${question}) page`,
    [unitId],
  )
  void reply.type('application/json; charset=utf-8')
  return `{"data":${rows[0]?.page}}`
})
await app.listen({ host: '127.0.0.1', port: 0 })
answerCpu()
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
