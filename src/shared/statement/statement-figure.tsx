import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { classNames } from '@/shared/ui/class-names'

export type StatementFigureProps = {
  amount: string
  /** The entries that the figure is made of. */
  entries?: { to: string; label: string } | undefined
  /** Opens what the figure is made of. */
  how?: { open: () => void; label: string } | undefined
  /** What stands below it. */
  children?: ReactNode
}

const NOUGHT = '0.00'

export function StatementFigure({ amount, entries, how, children }: StatementFigureProps) {
  const figure = <Ltr>{useFormats().amount(amount)}</Ltr>
  const isNought = amount === NOUGHT
  return (
    <td className={classNames('cell-figures', isNought && 'statement-nought')}>
      {entries && !isNought ? (
        <Link to={entries.to} className="figure-link" title={entries.label}>
          {figure}
        </Link>
      ) : how && !isNought ? (
        <button type="button" className="figure-link" title={how.label} onClick={how.open}>
          {figure}
        </button>
      ) : (
        figure
      )}
      {children}
    </td>
  )
}
