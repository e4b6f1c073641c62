import { createHash } from 'node:crypto'
import type { Tx } from '@server/platform/db/transaction'
import type { Call } from '@server/platform/http/call'
import { loggedAddress } from '@server/platform/http/logged-address'
import type { Platform } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { claimKey, saveAnswer } from '@server/platform/db/idempotency.repository'

const KEY = /^[\w-]{8,80}$/

/**
 * With an Idempotency-Key the whole handler runs in one transaction together with the key's row: either the
 * effect and the answer both stand, or neither does. A second request with the key waits for the first, then
 * gets its answer.
 */
export async function answerOnce(
  platform: Platform,
  call: Call<unknown, unknown, unknown>,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = call.request.headers['idempotency-key']
  if (key === undefined || !call.request.actor) return run()
  if (typeof key !== 'string' || !KEY.test(key)) throw new Problem('malformed')
  const open = call.transaction
  return open(async tx => {
    const route = `${call.request.method} ${loggedAddress(call.request)}`
    const earlier = await claimKey(tx.db, {
      userId: call.actor.userId,
      key,
      route,
      bodyHash: platform.hashOfBody(JSON.stringify([call.params, call.query, bodyOf(call)])),
    })
    if (earlier) {
      if (earlier.status === null) throw new Problem('key_reused')
      call.reply.status(earlier.status).header('Idempotent-Replay', 'true')
      return earlier.answer ?? undefined
    }
    const joinTransaction = async <T>(work: (tx: Tx) => Promise<T>) => work(tx)
    call.transaction = joinTransaction
    const answer = await run()
    await saveAnswer(tx.db, call.actor.userId, key, call.reply.statusCode, answer)
    return answer
  })
}

function bodyOf({ upload, body }: Call<unknown, unknown, unknown>): unknown {
  if (!upload) return body ?? null
  return [upload.fileName, createHash('sha256').update(upload.content).digest('hex')]
}
