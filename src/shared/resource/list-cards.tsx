import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CardItem } from '@/shared/resource/cards/card-item'
import type { CardPicking } from '@/shared/resource/cards/use-card-picking'
import { ListCard } from '@/shared/resource/list-card'
import { ListFailure } from '@/shared/resource/list-failure'
import type { ListModel } from '@/shared/resource/list-model'
import { useReturnPlace } from '@/shared/resource/record-origin'
import { offerSteps } from '@/shared/resource/record-steps'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useCardRows } from '@/shared/resource/use-card-rows'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'

export type ListCardsProps = {
  list: ListModel
  card?: ((row: ResourceRow) => ReactNode) | undefined
  empty: ReactNode
  /** Where something may be done with several records at once. */
  picking?: CardPicking | undefined
}

/** The list where it is narrow: cards, more of them as one scrolls; nothing of the grid is loaded. */
export function ListCards({ list, card, empty, picking }: ListCardsProps) {
  const { place, forget } = useReturnPlace()
  const { rows, isAll, isBusy, error, more } = useCardRows(list, place)
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

  const { name } = list.api.resource
  // Before anybody can press a card: its page asks where in the list it stood.
  useLayoutEffect(() => {
    if (!rows) return
    const at = (id: string) => rows.findIndex(row => row.id === id)
    const neighbour = (id: string, by: 1 | -1) => (at(id) < 0 ? null : (rows[at(id) + by]?.id ?? null))
    return offerSteps(name, {
      neighbour: (id, by) => Promise.resolve(neighbour(id, by)),
      placeOf: id => (at(id) < 0 ? null : at(id)),
      rowOf: id => rows[at(id)] ?? null,
    })
  }, [name, rows])

  const cards = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const card = place === null ? undefined : cards.current?.children[place]
    if (!card) return
    card.scrollIntoView({ block: 'center' })
    forget()
    // oxlint-disable-next-line react/exhaustive-deps -- once the card is there
  }, [place, count])

  if (!rows) {
    return error ? (
      <ListFailure list={list} error={error} />
    ) : (
      <Skeleton shape="rows" lines={8} className="p-3" />
    )
  }
  if (rows.length === 0) return empty
  const title = list.columns.find(column => column.id === list.api.resource.title)
  return (
    <>
      {picking && (
        <div className="list-pick">
          <Button
            id={picking.buttonId}
            size="sm"
            icon="list-check"
            aria-pressed={picking.isOn}
            onClick={() => (picking.isOn ? picking.end() : picking.begin())}
          >
            {list.words.say('list.pick')}
          </Button>
        </div>
      )}
      <ul
        ref={cards}
        className={picking?.isOn ? 'list-cards is-picking' : 'list-cards'}
        aria-busy={isBusy}
        aria-label={list.words.own('title')}
      >
        {rows.map(row => (
          <CardItem
            key={row.id}
            label={list.words.say('list.pick_row', { name: title?.text(row) ?? '' })}
            isPicking={picking?.isOn ?? false}
            isPicked={picking?.isPicked(row.id) ?? false}
            onPick={on => picking?.pick(row.id, on)}
            onHold={picking && (() => picking.begin(row.id))}
          >
            {card ? card(row) : <ListCard list={list} row={row} />}
          </CardItem>
        ))}
      </ul>
      <div ref={end} className="list-end" role="status">
        {isAll ? list.words.say('list.end') : list.words.say('list.loading_more')}
      </div>
      {Boolean(error) && <ListFailure list={list} error={error} />}
    </>
  )
}
