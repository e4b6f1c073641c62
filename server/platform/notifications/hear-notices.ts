import type { Connection } from '@server/platform/db/connection'
import { listen } from '@server/platform/db/listen'
import { NOTICES_CHANNEL } from '@server/platform/notifications/notification.repository'

/** Whom something was told; null where nobody knows any more: the line to the database was cut meanwhile. */
export type OnNotices = (people: readonly string[] | null) => void

export type NoticeLine = { onNotices(listener: OnNotices): void; stop(): Promise<void> }

/** Ids of people are all that is said, on whichever server it happened; each server tells its own listeners. */
export function hearNotices(connection: Connection | null): NoticeLine {
  const listeners: OnNotices[] = []
  const line =
    connection === null
      ? null
      : listen(connection, NOTICES_CHANNEL, payload => {
          const people = payload === null ? null : payload.split(',')
          for (const listener of listeners) listener(people)
        })
  return {
    onNotices: listener => void listeners.push(listener),
    stop: async () => line?.stop(),
  }
}
