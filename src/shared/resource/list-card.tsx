import type { ReactNode } from 'react'
import { FIGURES, type ListColumn } from '@/shared/grid/columns/list-column'
import { shownColumns } from '@/shared/grid/columns/column-layout'
import { cardLines } from '@/shared/resource/card-lines'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type ListCardProps = { list: ListModel; row: ResourceRow }

function contentOf(column: ListColumn, row: ResourceRow): ReactNode {
  if (column.render) return column.render(row)
  const text = column.text(row)
  const isFigure = FIGURES.has(column.kind) || column.kind === 'date' || column.kind === 'instant'
  return isFigure ? <bdi dir="ltr">{text}</bdi> : <bdi>{text}</bdi>
}

/** One row on a phone: how it calls itself, then what the first columns say of it. */
export function ListCard({ list, row }: ListCardProps) {
  const { title } = list.api.resource
  const titleColumn = list.columns.find(column => column.id === title)
  const heading = titleColumn?.render ? titleColumn.render(row) : <bdi>{titleColumn?.text(row)}</bdi>
  const bare = list.columns.filter(column => column.isBare && column.render)
  const lines = cardLines(
    shownColumns(list.columns, list.settings.layout).filter(
      column => column.id !== title && (column.render || column.text(row)),
    ),
  )
  return (
    <>
      <div className="list-card-head">
        <span className="list-card-title">{heading}</span>
        {bare.map(column => (
          <span key={column.id}>{column.render?.(row)}</span>
        ))}
      </div>
      <dl className="list-card-lines">
        {lines.map(column => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>{contentOf(column, row)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
