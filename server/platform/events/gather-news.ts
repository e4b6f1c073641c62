import type { ListNews } from '@server/platform/events/live-lists'

const GATHERED_MS = 150
/** Beyond these a screen reads its list again rather than single rows. */
const MOST_IDS = 200

/** What comes within a moment is told as one: a price list touches thousands of rows in many words. */
export function gatherNews(tell: (news: ListNews) => void, ms = GATHERED_MS) {
  const waiting = new Map<string, Set<string> | null>()
  let timer: NodeJS.Timeout | null = null

  const flush = () => {
    timer = null
    const gathered = [...waiting]
    waiting.clear()
    for (const [list, ids] of gathered) tell({ list, ids: ids && ids.size <= MOST_IDS ? [...ids] : null })
  }
  return {
    add({ list, ids }: ListNews) {
      const known = waiting.get(list)
      if (ids === null || known === null) waiting.set(list, null)
      else waiting.set(list, new Set([...(known ?? []), ...ids]))
      timer ??= setTimeout(flush, ms).unref()
    },
    stop() {
      if (timer) clearTimeout(timer)
    },
  }
}
