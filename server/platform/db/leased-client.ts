import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { requestTimeOver } from '@server/platform/db/failures'
import type { RequestTime } from '@server/platform/db/request-time'

/** What a statement is given to end after it was cancelled, before its connection is cut. */
const LAST_WORDS_MS = 500

type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<{ command: 'SELECT'; rowCount: number; rows: never[] }>

/**
 * A connection for one piece of work. Its statements run one after the other, whoever asks for several at once; when
 * the time of the request is over, the one that runs is cancelled, no other begins, and the connection is not used
 * again: a late cancellation must not meet the statement of somebody else.
 */
export function leaseClient(
  client: pg.PoolClient,
  time: RequestTime | null,
  cancel: (client: pg.PoolClient) => Promise<void>,
): PostgresPoolClient {
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false
  let isReleased = false
  let cut: NodeJS.Timeout | undefined

  const giveBack = (broken: boolean) => {
    if (isReleased) return
    isReleased = true
    clearTimeout(cut)
    stopListening?.()
    client.release(broken || undefined)
  }
  const end = () => {
    isOver = true
    cut = setTimeout(() => giveBack(true), LAST_WORDS_MS)
    void cancel(client).catch(() => giveBack(true))
  }
  const stopListening = time?.onOver(end)

  const query: Query = (text, values) => {
    const run = async () => {
      if (isOver) throw requestTimeOver()
      return (await client.query(text, [...values])) as unknown as Awaited<ReturnType<Query>>
    }
    const answer = last.then(run, run)
    last = answer.catch(() => undefined)
    return answer
  }
  return { query, release: () => giveBack(isOver) } as unknown as PostgresPoolClient
}
