import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { shownColumns } from '@/shared/grid/columns/column-layout'
import { FIGURES } from '@/shared/grid/columns/list-column'
import { filterWords } from '@/shared/grid/filters/filter-words'
import { toApiFailure } from '@/shared/http/api-failure'
import { error as errorNote } from '@/shared/notify/notification.slice'
import type { ListModel } from '@/shared/resource/list-model'
import { MOST_PRINTED, usePrintRows } from '@/shared/resource/print/use-print-rows'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'

export type PrintSheetProps = { list: ListModel; onDone: () => void }

/** The list on paper: every row up to a limit that is told, what it is narrowed to, who printed it and when. */
export function PrintSheet({ list, onDone }: PrintSheetProps) {
  const { words, address, filtered } = list
  const dispatch = useAppDispatch()
  const who = useAppSelector(selectUser)?.full_name ?? ''
  const { rows, error } = usePrintRows(list)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    if (error) {
      dispatch(errorNote(toApiFailure(error).message))
      done.current()
    }
  }, [error, dispatch])
  useEffect(() => {
    if (!rows) return
    document.body.classList.add('is-printing')
    const handleAfter = () => done.current()
    window.addEventListener('afterprint', handleAfter, { once: true })
    window.print()
    return () => {
      window.removeEventListener('afterprint', handleAfter)
      document.body.classList.remove('is-printing')
    }
  }, [rows])

  const preparing = <div className="visually-hidden">{words.say('print.preparing')}</div>
  if (!rows) return <div role="status">{preparing}</div>
  // A column of links says nothing on paper.
  const columns = shownColumns(list.columns, list.settings.layout).filter(
    column => column.kind !== null || rows.some(row => column.text(row) !== ''),
  )
  const on = list.conditions.flatMap(column => {
    const filter = address.filter[column.id]
    return filter
      ? [words.say('filter.chip', { field: column.label, text: filterWords(words, column, filter) })]
      : []
  })
  const narrowed = [address.search && `“${address.search}”`, ...on].filter(Boolean).join(' · ')
  const total = filtered ?? rows.length
  return createPortal(
    <div className="print-sheet">
      <h1>{words.own('title')}</h1>
      <p>
        {words.say('print.printed', { when: words.formats.instant(new Date()), who })}
        {narrowed && <span> {words.say('print.filters', { filters: narrowed })}</span>}
      </p>
      {total > rows.length && rows.length >= MOST_PRINTED && (
        <p>
          <strong>{words.say('print.limited', { shown: rows.length, total })}</strong>
        </p>
      )}
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.id} className={FIGURES.has(column.kind) ? 'print-figures' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              {columns.map(column => (
                <td key={column.id} className={FIGURES.has(column.kind) ? 'print-figures' : undefined}>
                  <bdi>{column.text(row)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
