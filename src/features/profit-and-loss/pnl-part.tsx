import { useState } from 'react'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { isPnlGroup } from '@contract/modules/accounting/profit-and-loss.rules'
import type { ShownColumn } from '@/features/profit-and-loss/use-shown-columns'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure, type StatementFigureProps } from '@/shared/statement/statement-figure'
import { Icon } from '@/shared/ui/icon'

type Part = ProfitAndLoss['parts'][number]
type Line = Part['lines'][number]

/** A figure that somebody opened: `line` is null where it is of the part itself. */
export type OpenFigure = { part: Part; line: Line | null; column: ShownColumn }

export type PnlPartProps = {
  part: Part
  columns: readonly ShownColumn[]
  withShares: boolean
  onOpen: (figure: OpenFigure) => void
}

/** A group with its accounts below it, or what is left so far. */
export function PnlPart({ part, columns, withShares, onOpen }: PnlPartProps) {
  const t = usePhrases('profit-and-loss')
  const [isOpen, setOpen] = useState(true)
  const name = t(`parts.${part.part}`)
  const hasLines = part.lines.length > 0
  const cells = ({ amounts, shares }: Pick<Part, 'amounts' | 'shares'>, line: Line | null) =>
    columns.map(column => (
      <PnlFigure
        key={column.key}
        amount={amounts[column.at] ?? ''}
        share={withShares && column.kind !== 'variance' ? (shares[column.at] ?? null) : undefined}
        how={{
          open: () => onOpen({ part, line, column }),
          label: t('trace.open', { name: line?.name ?? name, month: column.label }),
        }}
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
        {cells(part, null)}
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

type PnlFigureProps = Pick<StatementFigureProps, 'amount' | 'how'> & {
  /** Of revenue; undefined where shares are not asked for. */
  share: string | null | undefined
}

function PnlFigure({ share, ...figure }: PnlFigureProps) {
  const t = usePhrases('profit-and-loss')
  const shareText = (percent: string) => {
    const text = t('share_of', { figure: percent.replace('-', '') })
    return percent.startsWith('-') ? `(${text})` : text
  }
  return (
    <StatementFigure {...figure}>
      {share !== undefined && (
        <span className="pnl-share">{share === null ? '–' : <Ltr>{shareText(share)}</Ltr>}</span>
      )}
    </StatementFigure>
  )
}
