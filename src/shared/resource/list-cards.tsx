import { useEffect, useRef, type ReactNode } from 'react'
import { ListCard } from '@/shared/resource/list-card'
import { ListFailure } from '@/shared/resource/list-failure'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useCardRows } from '@/shared/resource/use-card-rows'
import { Skeleton } from '@/shared/ui/skeleton'

export type ListCardsProps = {
  list: ListModel
  card?: ((row: ResourceRow) => ReactNode) | undefined
  empty: ReactNode
}

/** The list where it is narrow: cards, more of them as one scrolls; nothing of the grid is loaded. */
export function ListCards({ list, card, empty }: ListCardsProps) {
  const { rows, isAll, isBusy, error, more } = useCardRows(list)
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  useEffect(() => {
    latest.current = more
  })
  const count = rows?.length ?? 0
  useEffect(() => {
    const mark = end.current
    if (!mark || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && latest.current(),
      { rootMargin: '600px' },
    )
    observer.observe(mark)
    return () => observer.disconnect()
    // Observed anew after each page: the mark may have stayed in sight, and then nothing crosses.
  }, [count, isBusy])

  if (!rows) {
    return error ? (
      <ListFailure list={list} error={error} />
    ) : (
      <Skeleton shape="rows" lines={8} className="p-3" />
    )
  }
  if (rows.length === 0) return empty
  return (
    <>
      <ul className="list-cards" aria-busy={isBusy} aria-label={list.words.own('title')}>
        {rows.map(row => (
          <li key={row.id} className="list-card">
            {card ? card(row) : <ListCard list={list} row={row} />}
          </li>
        ))}
      </ul>
      <div ref={end} className="list-end" role="status">
        {isAll ? list.words.say('list.end') : list.words.say('list.loading_more')}
      </div>
      {Boolean(error) && <ListFailure list={list} error={error} />}
    </>
  )
}
