import type pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { KEEP_PLAN } from '@server/platform/db/keep-plan'
import { leaseClient, ONE_STATEMENT, WITH_NEXT } from '@server/platform/db/leased-client'
import { RequestTime } from '@server/platform/db/request-time'
import { doubleOf } from '@tests/support/double-of'

/** A connection that says which statement runs, and ends each when the test says so. */
function aClient() {
  const running: string[] = []
  const kept: string[] = []
  let most = 0
  const endings: ((failure?: Error) => void)[] = []
  const query = (asked: string | { text: string; name?: string }) => {
    const text = typeof asked === 'string' ? asked : asked.text
    if (typeof asked !== 'string' && asked.name) kept.push(asked.name)
    running.push(text)
    most = Math.max(most, running.length)
    return new Promise((resolve, reject) => {
      endings.push(failure => {
        running.splice(running.indexOf(text), 1)
        if (failure) reject(failure)
        else resolve({ command: 'SELECT', rowCount: 0, rows: [] })
      })
    })
  }
  const release = vi.fn<(broken?: boolean) => void>()
  const written: string[] = []
  const stream = { cork: () => written.push('held'), uncork: () => written.push('sent') }
  const client = doubleOf<pg.PoolClient>({ query, release, connection: { stream } })
  return {
    client,
    release,
    running,
    kept,
    written,
    most: () => most,
    /** Whether one ran. */
    endNext(failure?: Error): boolean {
      const end = endings.shift()
      end?.(failure)
      return end !== undefined
    },
  }
}
const aCancel = () => vi.fn<() => Promise<void>>(async () => undefined)

describe('a connection that is lent for a piece of work', () => {
  it('runs one statement at a time, in the order in which they were asked for, also after one that failed', async () => {
    const { client, running, most, endNext } = aClient()
    const lease = leaseClient(client, null, aCancel())
    const answers = Promise.allSettled(['a', 'b', 'c'].map(text => lease.query(text, [])))
    await vi.waitFor(() => expect(running).toEqual(['a']))
    endNext()
    await vi.waitFor(() => expect(running).toEqual(['b']))
    endNext(new Error('refused'))
    await vi.waitFor(() => expect(running).toEqual(['c']))
    endNext()
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(most()).toBe(1)
  })

  it('cancels what runs when its reader has gone, begins nothing more, and is not used again', async () => {
    const { client, release, running, endNext } = aClient()
    const time = new RequestTime(60_000)
    const cancel = aCancel()
    const lease = leaseClient(client, time, cancel)
    const cancelled = expect(lease.query('slow', [])).rejects.toThrow('cancelled')
    await vi.waitFor(() => expect(running).toEqual(['slow']))
    time.abandon()
    expect(cancel).toHaveBeenCalledOnce()
    endNext(new Error('cancelled'))
    await cancelled
    await expect(lease.query('next', [])).rejects.toMatchObject({ name: 'RequestTimeOver' })
    lease.release()
    expect(release).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('sends what begins a transaction together with its first statement, and waits for no other in between', async () => {
    const { client, running, written, endNext } = aClient()
    const lease = leaseClient(client, null, aCancel())
    await lease.query('begin; select set_config', [])
    const answers = Promise.allSettled(['a', 'b'].map(text => lease.query(text, [])))
    await vi.waitFor(() => expect(running).toEqual(['begin; select set_config', 'a']))
    expect(written).toEqual(['held', 'sent'])
    endNext()
    endNext()
    await vi.waitFor(() => expect(running).toEqual(['b']))
    endNext()
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(written).toEqual(['held', 'sent'])
  })

  it('tells of the transaction that could not begin, not of the statement that found it so', async () => {
    const { client, running, endNext } = aClient()
    const lease = leaseClient(client, null, aCancel())
    await lease.query('begin; select set_config', [])
    const refused = expect(lease.query('a', [])).rejects.toThrow('no such role')
    await vi.waitFor(() => expect(running).toHaveLength(2))
    endNext(new Error('no such role'))
    endNext(new Error('current transaction is aborted'))
    await refused
  })

  it('sends what answers nothing together with the statement behind it, in the order in which it was said', async () => {
    const { client, running, written, endNext } = aClient()
    const lease = leaseClient(client, null, aCancel())
    await lease.query('begin; select set_config', [])
    await lease.query(`a ${WITH_NEXT}`, [])
    await lease.query(`b ${WITH_NEXT}`, [])
    const answer = lease.query('c', [])
    await vi.waitFor(() => expect(running).toHaveLength(4))
    expect(running).toEqual(['begin; select set_config', `a ${WITH_NEXT}`, `b ${WITH_NEXT}`, 'c'])
    expect(written).toEqual(['held', 'held', 'held', 'sent', 'sent', 'sent'])
    for (let nth = 0; nth < 4; nth += 1) endNext()
    await answer
  })

  it('tells whoever commits of a statement that failed before it, and undoes all of it without a word', async () => {
    const { client, running, endNext } = aClient()
    const lease = leaseClient(client, null, aCancel())
    const endBehind = async (end: string) => {
      await lease.query(`a ${WITH_NEXT}`, [])
      const answer = lease.query(end, [])
      await vi.waitFor(() => expect(running).toHaveLength(2))
      endNext(new Error('no such column'))
      endNext()
      return answer
    }
    await expect(endBehind('commit')).rejects.toThrow('no such column')
    await expect(endBehind('rollback to savepoint piece')).resolves.toMatchObject({ rowCount: 0 })
  })

  it('sends the commit together with the only statement of a transaction, and lets no other run behind it', async () => {
    const { client, running, written, endNext } = aClient()
    const lease = leaseClient(client, null, aCancel())
    const begin = `begin read only${ONE_STATEMENT}; select set_config`
    await lease.query(begin, [])
    const answer = lease.query('a', [])
    await vi.waitFor(() => expect(running).toEqual([begin, 'a', 'commit']))
    expect(written).toEqual(['held', 'sent'])
    endNext()
    endNext()
    await answer
    await expect(lease.query('b', [])).rejects.toThrow('one statement')
    const end = lease.query('commit', [])
    endNext()
    await end
    expect(running).toEqual([])
  })

  it('ends a transaction of one statement once, also where that statement failed', async () => {
    const { client, running, endNext } = aClient()
    const lease = leaseClient(client, null, aCancel())
    await lease.query(`begin read only${ONE_STATEMENT}; select set_config`, [])
    const refused = expect(lease.query('a', [])).rejects.toThrow('no such column')
    await vi.waitFor(() => expect(running).toHaveLength(3))
    endNext()
    endNext(new Error('no such column'))
    endNext()
    await refused
    await lease.query('rollback', [])
    expect(running).toEqual([])
  })

  it('keeps the plan of a question that says so under one name, and none where it asks for any of several', async () => {
    const { client, kept, endNext } = aClient()
    const ask = async (text: string, keepsPlans = true) => {
      const answer = leaseClient(client, null, aCancel(), keepsPlans).query(text, [])
      await vi.waitFor(() => expect(endNext()).toBe(true))
      await answer
    }
    await ask(`${KEEP_PLAN}select a`)
    await ask(`${KEEP_PLAN}select b`)
    await ask(`${KEEP_PLAN}select a`)
    await ask('select a')
    await ask(`${KEEP_PLAN}select a where id = any ($1)`)
    await ask(`${KEEP_PLAN}select a`, false)
    const [a, b] = kept
    expect(a).not.toBe(b)
    expect(kept).toEqual([a, b, a])
  })

  it('goes back whole when its work is done, and a request that ends later cancels nothing of it', () => {
    const { client, release } = aClient()
    const time = new RequestTime(60_000)
    const cancel = aCancel()
    leaseClient(client, time, cancel).release()
    time.abandon()
    expect(cancel).not.toHaveBeenCalled()
    expect(release).toHaveBeenCalledExactlyOnceWith(undefined)
  })
})
