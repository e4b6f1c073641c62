import { ANY_LIST, isLiveList, LIVE_LISTS } from '@contract/access/live-lists'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Connection } from '@server/platform/db/connection'
import { listen } from '@server/platform/db/listen'

/** Rows of a list that were touched, on whichever server; no ids: any of them may have been. */
export type ListNews = { list: string; ids: readonly string[] | null }

export type LiveLists = { onNews(listener: (news: ListNews) => void): void; stop(): Promise<void> }

export const CHANNEL = 'portal_lists'

/** Said by a trigger of each table, within the transaction that changed it. */
export function hearLists(connection: Connection | null): LiveLists {
  const listeners: ((news: ListNews) => void)[] = []
  const tell = (news: ListNews) => {
    for (const listener of listeners) listener(news)
  }
  const line =
    connection === null
      ? null
      : listen(connection, CHANNEL, payload => {
          // The line to the database was cut meanwhile.
          if (payload === null) for (const list of Object.keys(LIVE_LISTS)) tell({ list, ids: null })
          else tell(newsIn(payload))
        })
  return { onNews: listener => void listeners.push(listener), stop: async () => line?.stop() }
}

/** Whoever may not see a list is not told that it moves. */
export function seesList(actor: Actor, list: string): boolean {
  return list === ANY_LIST || (isLiveList(list) && mayDo(actor, LIVE_LISTS[list]))
}

function newsIn(payload: string): ListNews {
  const [list = '', ids] = payload.split(':')
  return { list, ids: ids ? ids.split(',') : null }
}
