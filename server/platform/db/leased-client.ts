import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { requestTimeOver } from '@server/platform/db/failures'
import { planName } from '@server/platform/db/keep-plan'
import type { RequestTime } from '@server/platform/db/request-time'

/** What a statement is given to end after it was cancelled, before its connection is cut. */
const LAST_WORDS_MS = 500

/** Its rows are what its statement asks for, which whoever sent it knows. */
type Answer = PostgresQueryResult<never>

const NOTHING: Answer = { command: 'SELECT', rowCount: 0, rows: [] }
/** What begins a transaction says so first. */
const isBegin = (text: string) => text.startsWith('begin')
/** Said by what begins a transaction that is over with its first statement. */
export const ONE_STATEMENT = '/* one statement */'
/** Said by a statement inside a transaction that answers nothing: it travels with the next one. */
export const WITH_NEXT = '/* with the next */'
const isEnd = (text: string) => text === 'commit' || text === 'rollback'
const isUndo = (text: string) => text.startsWith('rollback')

/**
 * A connection for one piece of work. Its statements run one after the other, whoever asks for several at once; when
 * the time of the request is over, the one that runs is cancelled, no other begins, and the connection is not used
 * again: a late cancellation must not meet the statement of somebody else.
 *
 * What begins a transaction is not waited for: it travels in one packet with the first statement, a round trip less,
 * and so does every other that answers nothing. Where it fails, the next statement finds an aborted transaction, and its
 * caller is told of the first failure, unless it undoes the transaction anyway. Behind a statement that is the only one
 * the commit travels in the same packet; another would run without role and units, and is refused.
 */
export function leaseClient(
  client: pg.PoolClient,
  time: RequestTime | null,
  cancel: (client: pg.PoolClient) => Promise<void>,
  keepsPlans = false,
): PostgresPoolClient {
  let last: Promise<unknown> = Promise.resolve()
  let held: PendingStatements | null = null
  let ended: Promise<Answer> | null = null
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

  const ask = (text: string, values: readonly unknown[]): Promise<Answer> => {
    const name = keepsPlans ? planName(text) : undefined
    return client.query(name ? { name, text } : text, [...values]) as Promise<Answer>
  }
  const send = async (text: string, values: readonly unknown[]): Promise<Answer> => {
    if (isOver) throw requestTimeOver()
    if (isBegin(text)) ended = null
    if (ended) {
      if (isEnd(text)) return ended
      throw new Error('a transaction of one statement was asked for another')
    }
    const before = held
    if (isBegin(text) || text.includes(WITH_NEXT)) {
      held = holdBack(client, before, text, () => ask(text, values))
      return NOTHING
    }
    held = null
    const answer = ask(text, values)
    if (!before) return answer
    if (before.isAlone && !isEnd(text)) {
      ended = client.query('commit') as Promise<Answer>
      ended.catch(() => undefined)
    }
    before.flush()
    const [own, ...earlier] = await Promise.allSettled([answer, ...before.answers])
    const failed = earlier.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected' && !isUndo(text)) throw failed.reason
    if (own.status === 'rejected') throw own.reason
    return own.value
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('no cursor is read by a leased connection')
    const run = () => send(text, values)
    const answer = last.then(run, run)
    last = answer.catch(() => undefined)
    return answer
  }
  return { query, release: () => giveBack(isOver) }
}

/** Statements that were written and not sent, or sent and not waited for. */
type PendingStatements = { answers: readonly Promise<unknown>[]; flush: () => void; isAlone: boolean }

function holdBack(
  client: pg.PoolClient,
  before: PendingStatements | null,
  text: string,
  ask: () => Promise<unknown>,
): PendingStatements {
  const flush = heldBack(client)
  const answer = ask()
  answer.catch(() => undefined)
  return {
    answers: [...(before?.answers ?? []), answer],
    flush: () => {
      before?.flush()
      flush()
    },
    isAlone: before?.isAlone ?? text.includes(ONE_STATEMENT),
  }
}

/** Keeps what is written to a connection back until it is flushed, or until the work at hand has nothing more to say. */
function heldBack(client: pg.PoolClient): () => void {
  const { stream } = (client as CorkableClient).connection
  let isHeld = true
  stream.cork()
  const flush = () => {
    if (isHeld) stream.uncork()
    isHeld = false
  }
  setImmediate(flush)
  return flush
}
/** Known to pg and not to its types. */
type CorkableClient = pg.PoolClient & { connection: { stream: { cork(): void; uncork(): void } } }
