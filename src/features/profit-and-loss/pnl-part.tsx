import { useState } from 'react'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.commands'
import { linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
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
  const cells = ({ amounts, shares }: Pick<Part, 'amounts' | 'shares'>, line?: Line) =>
    columns.map(({ at, key, label, from, to }) => (
      <PnlFigure
        key={key}
        amount={amounts[at] ?? ''}
        share={withShares ? (shares[at] ?? null) : undefined}
        entries={
          line && can('accounting.journal.view')
            ? {
                to: listPath('/accounting/ledger', {
                  filter: linesOfFigure({
                    ...{ account_id: line.account_id, from, to },
                    ...{ unit_ids: unitIds, known_on: knownOn },
                  }),
                }),
                label: t('entries_of', { account: line.name, month: label }),
              }
            : undefined
        }
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
