import Fastify from 'fastify'
import pg from 'pg'
import { answerCpu } from './bench-server.ts'

/** What one would write by hand for each question: Fastify and pg as the owner, nobody asked who is there. */
const pool = new pg.Pool({ ...JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'), max: 8 })
const unit = process.env['BENCH_UNIT']
const app = Fastify()

app.get('/ask', async request => {
  const { statement } = request.query as { statement: string }
  const { rows } = await pool.query(statement, statement.includes('$1') ? [unit] : [])
  return { data: rows }
})
await app.listen({ host: '127.0.0.1', port: 0 })
answerCpu()
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
