import type { ReactNode } from 'react'
import { Banner } from '@/shared/ui/banner'

export type LeftOutProps<Row> = {
  title: string
  rows: readonly Row[]
  idOf: (row: Row) => string
  whyOf: (row: Row) => string | undefined
  nameOf: (row: Row) => ReactNode
}

/** Of the selected rows those that are left to others, under each reason. */
export function LeftOut<Row>({ title, rows, idOf, whyOf, nameOf }: LeftOutProps<Row>) {
  return (
    <Banner tone="warning" title={title}>
      {[...Map.groupBy(rows, whyOf)].map(([why, own]) => (
        <div key={why}>
          <p>{why}</p>
          <ul className="list-unstyled">
            {own.map(row => (
              <li key={idOf(row)}>{nameOf(row)}</li>
            ))}
          </ul>
        </div>
      ))}
    </Banner>
  )
}
