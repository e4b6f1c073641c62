import { asSystem } from '@server/platform/db/as-system'
import type { Connection } from '@server/platform/db/connection'
import { listen } from '@server/platform/db/listen'
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
  const { database, log, listenConnection, pollMs = POLL_MS } = options
  const lanes = new Set<Promise<void>>()
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> = Promise.resolve()
  let news = 0
  let tried = 0

  const bury = () =>
    asSystem(database, async tx => {
      for (const row of await buryAbandoned(tx.db, ABANDONED))
        tx.afterCommit(() => reportDead(options, row, row.last_error ?? ABANDONED))
    })

  /** One mail after the other until there is none; a slow one holds up its own lane only. */
  const runLane = async () => {
    while (!stopping) {
      const heard = news
      // Committed before anything is sent, so that no transaction stays open while a mail server thinks.
      const [row] = await asSystem(database, tx => leaseDue(tx.db, 1))
      if (row) {
        tried += 1
        openLane()
        await deliverSafely(row)
      } else if (heard === news) return
    }
  }

  /** One mail's trouble, even in writing it down, must not keep the others. */
  const deliverSafely = (row: OutboxRow) =>
    deliver(options, row).catch((error: unknown) =>
      log.error(
        { mail: row.id, error: redactedError(error) },
        'The fate of a mail could not be written down',
      ),
    )

  const unread = (error: unknown) =>
    log.warn({ error: redactedError(error) }, 'The outbox cannot be read; it is tried again')

  const openLane = () => {
    if (stopping || lanes.size >= LANES) return
    const lane = runLane()
      .catch(unread)
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  const wake = () => {
    news += 1
    openLane()
  }

  const settled = async () => {
    while (lanes.size > 0) await Promise.all(lanes)
  }

  const poll = async () => {
    await bury().catch(unread)
    wake()
    if (!stopping) timer = setTimeout(startPolling, pollMs)
  }
  const startPolling = () => {
    polling = poll()
  }

  startPolling()
  const listener = listenConnection === null ? null : listen(listenConnection, MAIL_CHANNEL, wake)

  return {
    async runOnce() {
      await polling
      await settled()
      const before = tried
      await bury()
      wake()
      await settled()
      return tried - before
    },
    async stop() {
      stopping = true
      clearTimeout(timer)
      await listener?.stop()
      await polling
      await settled()
    },
  }
}
