import type { ReactNode } from 'react'
import '@/shared/statement/statement.scss'

export type StatementTableProps = {
  title: string
  /** The first names the rows, the others stand above figures. */
  columns: readonly { key: string; label: string }[]
  children: ReactNode
}

export function StatementTable({ title, columns: [first, ...others], children }: StatementTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys
    <div className="statement-scroll" tabIndex={0} role="region" aria-label={title}>
      <table className="statement-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first?.label}</th>
            {others.map(({ key, label }) => (
              <th key={key} scope="col" className="cell-figures">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}
