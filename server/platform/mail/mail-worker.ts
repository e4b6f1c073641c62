import type { Connection } from '@server/platform/db/connection'
import { listen } from '@server/platform/db/listen'
import { inTransaction } from '@server/platform/db/transaction'
import { redactedError } from '@server/platform/jobs/redact'
import { deliver, reportDead, type DeliveryParts } from '@server/platform/mail/mail-delivery'
import type { OutboxRow } from '@server/platform/mail/outbox.repository'
import { buryAbandoned, leaseDue, MAIL_CHANNEL } from '@server/platform/mail/outbox.repository'

export type MailWorkerOptions = DeliveryParts & {
  /** For LISTEN, past any pooler; null: the worker only polls. */
  listenConnection: Connection | null
  pollMs?: number
}

export type MailWorker = {
  /** Finishes the mails in hand, takes no more. */
  stop(): Promise<void>
  /** Sends all that is due; how many were tried. */
  runOnce(): Promise<number>
}

/** As many as the transport sends at once: a mail must not wait for a line while its lease runs. */
const LANES = 4
const POLL_MS = 5_000
const ABANDONED = 'each attempt ended with the worker itself'

/** Several may work on one database; a lease keeps each mail with one of them. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { database, log, pollMs = POLL_MS } = options
  const asSystem = { identity: { role: 'system' } } as const
  let stopping = false
  let running: Promise<number> | null = null
  let again = false
  let timer: NodeJS.Timeout | undefined

  const bury = () =>
    inTransaction(database, asSystem, async tx => {
      for (const row of await buryAbandoned(tx.db, ABANDONED))
        tx.afterCommit(() => reportDead(options, row, row.last_error ?? ABANDONED))
    })

  /** Committed before anything is sent, so that no transaction stays open while a mail server thinks. */
  const lease = () => inTransaction(database, asSystem, tx => leaseDue(tx.db, 1))

  /** One mail's trouble, even in writing it down, must not keep the others. */
  const deliverSafely = (row: OutboxRow) =>
    deliver(options, row).catch((error: unknown) =>
      log.error(
        { mail: row.id, error: redactedError(error) },
        'The fate of a mail could not be written down',
      ),
    )

  /** One mail after the other; a slow one holds up its own lane only. */
  const lane = async (): Promise<number> => {
    for (let tried = 0; ; tried += 1) {
      const [row] = stopping ? [] : await lease()
      if (!row) return tried
      await deliverSafely(row)
    }
  }

  const drain = async (): Promise<number> => {
    await bury()
    // All lanes to their end: one that cannot read the outbox must not hide that others still send.
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
    const failed = lanes.find(result => result.status === 'rejected')
    if (failed) throw failed.reason
    return lanes.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0)
  }

  const runOnce = async (): Promise<number> => {
    await running?.catch(() => undefined)
    const mine = drain()
    running = mine
    try {
      return await mine
    } finally {
      if (running === mine) running = null
    }
  }

  const work = async () => {
    if (running) {
      again = true
      return
    }
    do {
      again = false
      await runOnce().catch((error: unknown) =>
        log.warn({ error: redactedError(error) }, 'The outbox cannot be read; it is tried again'),
      )
    } while (again && !stopping)
  }

  const poll = async () => {
    await work()
    if (!stopping) timer = setTimeout(() => void poll(), pollMs)
  }

  const listener =
    options.listenConnection === null
      ? null
      : listen(options.listenConnection, MAIL_CHANNEL, () => void work())
  void poll()

  return {
    runOnce,
    async stop() {
      stopping = true
      clearTimeout(timer)
      await listener?.stop()
      await running?.catch(() => undefined)
    },
  }
}
