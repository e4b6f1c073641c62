import { useState } from 'react'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.commands'
import { budgetsOfFigure, linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import { isPnlGroup } from '@contract/modules/accounting/profit-and-loss.rules'
import { PnlFigure } from '@/features/profit-and-loss/pnl-figure'
import type { ShownColumn } from '@/features/profit-and-loss/use-shown-columns'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { Icon } from '@/shared/ui/icon'

type Part = ProfitAndLoss['parts'][number]
type Line = Part['lines'][number]

export type PnlPartProps = {
  part: Part
  columns: readonly ShownColumn[]
  unitIds: ProfitAndLoss['unit_ids']
  knownOn: ProfitAndLoss['known_on']
  withShares: boolean
}

/** A group with its accounts below it, or what is left so far. */
export function PnlPart({ part, columns, unitIds, knownOn, withShares }: PnlPartProps) {
  const t = usePhrases('profit-and-loss')
  const can = useCan()
  const [isOpen, setOpen] = useState(true)
  const name = t(`parts.${part.part}`)
  const hasLines = part.lines.length > 0
  /** The lines of the ledger that a figure is the sum of, or its budget; a difference is of both. */
  const behind = (line: Line, { kind, label, from, to }: ShownColumn) => {
    const figure = { account_id: line.account_id, from, to, unit_ids: unitIds }
    if (kind === 'variance') return undefined
    if (kind === 'budget')
      return {
        to: listPath('/expense/budgets', { filter: budgetsOfFigure(figure) }),
        label: t('budget_of', { account: line.name, month: label }),
      }
    if (!can('accounting.journal.view')) return undefined
    return {
      to: listPath('/accounting/ledger', { filter: linesOfFigure({ ...figure, known_on: knownOn }) }),
      label: t('entries_of', { account: line.name, month: label }),
    }
  }
  const cells = ({ amounts, shares }: Pick<Part, 'amounts' | 'shares'>, line?: Line) =>
    columns.map(column => (
      <PnlFigure
        key={column.key}
        amount={amounts[column.at] ?? ''}
        share={withShares && column.kind !== 'variance' ? (shares[column.at] ?? null) : undefined}
        entries={line && behind(line, column)}
      />
    ))
  return (
    <tbody className={isPnlGroup(part.part) ? undefined : 'statement-result'}>
      <tr>
        <th scope="row">
          {hasLines ? (
            <button
              type="button"
              className="pnl-toggle"
              aria-expanded={isOpen}
              title={t(isOpen ? 'group.close' : 'group.open', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="sm" mirrored={!isOpen} />
              {name}
            </button>
          ) : (
            name
          )}
        </th>
        {cells(part)}
      </tr>
      {isOpen &&
        part.lines.map(line => (
          <tr key={line.account_id} className="statement-line">
            <th scope="row" title={`${line.code} ${line.name}`}>
              <bdi>{line.name}</bdi>
            </th>
            {cells(line, line)}
          </tr>
        ))}
    </tbody>
  )
}
