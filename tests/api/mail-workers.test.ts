import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientConfig } from '@server/platform/db/connection'
import { inTransaction } from '@server/platform/db/transaction'
import { createMailTransport } from '@server/platform/mail/create-mail-transport'
import type { DeadMail } from '@server/platform/mail/mail-delivery'
import { DeliveryFailure, type MailTransport, type OutgoingMail } from '@server/platform/mail/mail-transport'
import { startMailWorker, type MailWorker, type MailWorkerOptions } from '@server/platform/mail/mail-worker'
import { leaseDue } from '@server/platform/mail/outbox.repository'
import { queueMail } from '@server/platform/mail/queue-mail'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { startMailSink } from './mail-sink.support'
import { aMail, idleWorker, letTimePass, queued, recordingLog, rowOf, system, until } from './mail.support'

let fresh: FreshDatabase
let later: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())
beforeEach(async () => {
  await fresh.database.db.deleteFrom('outbox_mail').execute()
})
afterEach(async () => {
  for (const step of later.reverse()) await step()
  later = []
})

/** Takes every mail; `during` runs while one is being handed over. */
function taking(during: (mail: OutgoingMail) => Promise<void> = async () => undefined) {
  const sent: OutgoingMail[] = []
  const transport: MailTransport = {
    keepsSecrets: false,
    async send(mail) {
      await during(mail)
      sent.push(mail)
    },
    close: async () => undefined,
  }
  return { transport, sent }
}

async function aWorker(transport: MailTransport, more: Partial<MailWorkerOptions> = {}): Promise<MailWorker> {
  const worker = idleWorker(fresh.database, transport, more)
  later.push(() => worker.stop())
  // The look it takes at its start is over, the next one is the test's.
  await worker.runOnce()
  return worker
}

const statuses = async () => {
  const rows = await fresh.database.db.selectFrom('outbox_mail').select(['status', 'attempts']).execute()
  return {
    all: rows.length,
    sentAtOnce: rows.filter(row => row.status === 'sent' && row.attempts === 1).length,
  }
}

it('FML-05 two workers on one database send 300 mails once each', async () => {
  const sink = await startMailSink()
  later.push(() => sink.stop())
  const transports = [1, 2].map(() =>
    createMailTransport({ smtpUrl: sink.url, dataDir: '/nowhere', publicUrl: 'https://portal.example.test' }),
  )
  for (const transport of transports) later.push(() => transport.close())
  const workers = await Promise.all(transports.map(transport => aWorker(transport)))
  await inTransaction(fresh.database, system, async tx => {
    for (let i = 0; i < 300; i += 1) await queueMail(tx, aMail({ to: `person${i}@portal.test` }))
  })
  const tried = await Promise.all(workers.map(worker => worker.runOnce()))
  expect(Math.min(...tried)).toBeGreaterThan(0)
  expect(tried.reduce((sum, count) => sum + count, 0)).toBe(300)
  expect(sink.received).toHaveLength(300)
  expect(new Set(sink.received.map(mail => mail.messageId)).size).toBe(300)
  expect(new Set(sink.received.map(mail => mail.to[0])).size).toBe(300)
  expect(await statuses()).toEqual({ all: 300, sentAtOnce: 300 })
})

it('a mail that somebody else holds keeps no other waiting', async () => {
  const { transport, sent } = taking()
  const worker = await aWorker(transport)
  const held = await queued(fresh.database)
  const free = await queued(fresh.database)
  await inTransaction(fresh.database, system, async tx => {
    await tx.db.selectFrom('outbox_mail').select('id').where('id', '=', held).forUpdate().execute()
    expect(await worker.runOnce()).toBe(1)
  })
  expect(sent.map(mail => mail.id)).toEqual([free])
})

it('a slow mail server for one mail keeps no other waiting', async () => {
  let release = () => undefined as void
  const second = new Promise<void>(resolve => (release = resolve))
  const { transport, sent } = taking(async mail => {
    if (mail.subject === 'slow') await second
    else release()
  })
  const worker = await aWorker(transport)
  await queued(fresh.database, { subject: 'slow' })
  await queued(fresh.database, { subject: 'quick' })
  await worker.runOnce()
  expect(sent.map(mail => mail.subject)).toEqual(['quick', 'slow'])
})

describe('a worker that dies between sending and marking', () => {
  it('FML-04 leaves a lease; after it another sends the same mail, and the attempt stays counted', async () => {
    const id = await queued(fresh.database)
    const before = await rowOf(fresh.database, id)
    await inTransaction(fresh.database, system, tx => leaseDue(tx.db, 10))

    const { transport, sent } = taking()
    const heir = await aWorker(transport)
    expect(await heir.runOnce()).toBe(0)
    await letTimePass(fresh.database)
    expect(await heir.runOnce()).toBe(1)
    expect(sent.map(mail => mail.message_id)).toEqual([before.message_id])
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('eight times is a dead letter, not an endless round', async () => {
    const id = await queued(fresh.database)
    for (let death = 1; death <= 8; death += 1) {
      expect(await inTransaction(fresh.database, system, tx => leaseDue(tx.db, 10))).toHaveLength(1)
      await letTimePass(fresh.database)
    }
    const dead: DeadMail[] = []
    const { transport, sent } = taking()
    const heir = await aWorker(transport, { onPermanentFailure: mail => void dead.push(mail) })
    await heir.runOnce()
    expect(sent).toEqual([])
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'dead', attempts: 8 })
    expect(dead).toMatchObject([{ id, reason: expect.stringContaining('the worker itself') }])
  })

  it('and comes back late does not undo what the other found', async () => {
    let release = () => undefined as void
    const asleep = new Promise<void>(resolve => (release = resolve))
    const slow = taking(async () => {
      await asleep
      throw new DeliveryFailure('too late to matter', true)
    })
    const sleeper = await aWorker(slow.transport)
    const id = await queued(fresh.database)
    const sleeping = sleeper.runOnce()
    await until(async () => (await rowOf(fresh.database, id)).leased_until !== null)
    await letTimePass(fresh.database)
    const busy = taking(async () => {
      throw new DeliveryFailure('451 later', false)
    })
    const other = await aWorker(busy.transport)
    await other.runOnce()
    release()
    await sleeping
    expect(await rowOf(fresh.database, id)).toMatchObject({
      status: 'queued',
      attempts: 2,
      last_error: '451 later',
    })
  })
})

it('FML-07 one mail that cannot be sent never keeps the others, and ends in the dead letters', async () => {
  const { transport, sent } = taking(async mail => {
    if (mail.subject === 'poison') throw new TypeError('cannot be rendered')
  })
  const worker = await aWorker(transport, {
    stillCurrent: async row => {
      if (row.subject === 'bitter') throw new Error('cannot be asked')
      return true
    },
  })
  const poison = await queued(fresh.database, { subject: 'poison' })
  const bitter = await queued(fresh.database, { subject: 'bitter' })
  for (let i = 0; i < 10; i += 1) await queued(fresh.database)
  await worker.runOnce()
  expect(sent).toHaveLength(10)
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    await letTimePass(fresh.database)
    await worker.runOnce()
  }
  for (const id of [poison, bitter])
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'dead', attempts: 8 })
  expect((await rowOf(fresh.database, poison)).last_error).toContain('cannot be rendered')
})

it('whoever is told of a dead letter and fails keeps nobody else', async () => {
  const { transport, sent } = taking(async mail => {
    if (mail.subject === 'refused') throw new DeliveryFailure('550 no', true)
  })
  const log = recordingLog()
  const worker = await aWorker(transport, {
    log,
    onPermanentFailure: () => {
      throw new Error('nobody is in')
    },
  })
  const id = await queued(fresh.database, { subject: 'refused' })
  await queued(fresh.database)
  await worker.runOnce()
  expect(sent).toHaveLength(1)
  expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'dead' })
  expect(log.lines.join()).toContain('nobody is in')
})

it('asks just before sending whether a link is still good', async () => {
  const { transport, sent } = taking()
  const worker = await aWorker(transport, { stillCurrent: async row => row.subject !== 'replaced' })
  const secret = await queued(fresh.database, { subject: 'replaced', isSecret: true })
  const open = await queued(fresh.database, { subject: 'replaced' })
  const good = await queued(fresh.database)
  await worker.runOnce()
  expect(sent.map(mail => mail.id)).toEqual([good])
  expect(await rowOf(fresh.database, secret)).toMatchObject({
    status: 'superseded',
    text_body: null,
    html_body: null,
  })
  expect(await rowOf(fresh.database, open)).toMatchObject({ status: 'superseded', text_body: 'The text' })
})

describe('a worker by itself', () => {
  const start = (transport: MailTransport, more: Partial<MailWorkerOptions>) => {
    const worker = startMailWorker({
      database: fresh.database,
      transport,
      log: recordingLog(),
      listenConnection: null,
      ...more,
    })
    later.push(() => worker.stop())
    return worker
  }

  it('is woken by the commit, also after its line to the database broke', async () => {
    const { transport, sent } = taking()
    start(transport, { listenConnection: fresh.ownerConnection, pollMs: 3_600_000 })
    await listening()
    await queued(fresh.database)
    await until(() => sent.length === 1)

    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`)
    await queued(fresh.database)
    await until(() => sent.length === 2)
    await listening()
    await queued(fresh.database)
    await until(() => sent.length === 3)
  })

  it('finds mails without being woken', async () => {
    const { transport, sent } = taking()
    start(transport, { pollMs: 20 })
    await queued(fresh.database)
    await until(() => sent.length === 1)
  })

  it('finishes the mails in hand when it is stopped, and takes no more', async () => {
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    const { transport, sent } = taking(() => held)
    let inHand = 0
    const counting: MailTransport = { ...transport, send: (...call) => (inHand++, transport.send(...call)) }
    const worker = start(counting, { pollMs: 20 })
    for (let i = 0; i < 12; i += 1) await queued(fresh.database)
    await until(() => inHand === 4)
    const stopped = worker.stop()
    let isStopped = false
    void stopped.then(() => (isStopped = true))
    await sleep(50)
    expect(isStopped).toBe(false)
    release()
    await stopped
    expect(sent).toHaveLength(4)
    expect(await statuses()).toEqual({ all: 12, sentAtOnce: 4 })
    const left = await fresh.database.db
      .selectFrom('outbox_mail')
      .select('id')
      .where('leased_until', 'is not', null)
      .execute()
    expect(left).toEqual([])
  })

  async function listening(): Promise<void> {
    await until(async () => {
      const { rowCount } = await asOwner(
        `select from pg_stat_activity where datname = current_database() and query ilike 'listen%' and state = 'idle'`,
      )
      return rowCount === 1
    })
  }

  async function asOwner(statement: string): Promise<pg.QueryResult> {
    const client = new pg.Client(clientConfig(fresh.ownerConnection))
    await client.connect()
    try {
      return await client.query(statement)
    } finally {
      await client.end()
    }
  }
})
