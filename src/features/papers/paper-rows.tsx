import type { ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'

export type PaperRow = { name: ReactNode; value: ReactNode; isTotal?: boolean }

/** Names at the start, figures at the end, one below the other. */
export function PaperRows({ rows }: { rows: readonly PaperRow[] }) {
  return (
    <dl className="paper-rows">
      {rows.map(({ name, value, isTotal }, index) => (
        <div key={index} className={classNames(isTotal && 'paper-total')}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
