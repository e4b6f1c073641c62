import type { FastifyReply } from 'fastify'
import type { ListAnswer } from '@server/platform/resource/list-sql'

/**
 * The page is JSON already: it goes out as it came. Where answers are checked against their schema it is read
 * once more, so that a drifted shape fails a test.
 */
export function sendList(reply: FastifyReply, { rows, total, filtered }: ListAnswer): unknown {
  const meta = total === null ? {} : { total, filtered: filtered ?? total }
  if (reply.server.checksAnswers) return { data: JSON.parse(rows) as unknown, meta }
  void reply.type('application/json; charset=utf-8')
  return `{"data":${rows},"meta":${JSON.stringify(meta)}}`
}
