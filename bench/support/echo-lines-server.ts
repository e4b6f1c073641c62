import Fastify from 'fastify'
import { PassThrough } from 'node:stream'
import { answerCpu } from './bench-server.ts'

/** What a line costs at least: held open, and a few bytes written to ten of them when somebody asks for it. */
const lines = new Map<string, PassThrough[]>()
const app = Fastify()
app.get<{ Params: { name: string } }>('/lines/:name', async (request, reply) => {
  const line = new PassThrough()
  const { name } = request.params
  lines.set(name, [...(lines.get(name) ?? []), line])
  line.write('event: hello\ndata: {}\n\n')
  void reply.type('text/event-stream')
  return line
})
app.post<{ Params: { name: string } }>('/lines/:name', async (request, reply) => {
  for (const line of lines.get(request.params.name) ?? []) line.write('event: notices\ndata: {}\n\n')
  return reply.status(204).send()
})
await app.listen({ host: '127.0.0.1', port: 0 })
answerCpu()
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
