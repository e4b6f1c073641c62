import { useState } from 'react'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { PnlPart, type OpenFigure } from '@/features/profit-and-loss/pnl-part'
import { PnlTrace } from '@/features/profit-and-loss/pnl-trace'
import type { PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { useShownColumns } from '@/features/profit-and-loss/use-shown-columns'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementTable } from '@/shared/statement/statement-table'

export type PnlTableProps = { statement: ProfitAndLoss; question: PnlQuestion; withShares: boolean }

export function PnlTable({ statement, question, withShares }: PnlTableProps) {
  const t = usePhrases('profit-and-loss')
  const columns = useShownColumns(statement)
  const [figure, setFigure] = useState<OpenFigure | null>(null)
  return (
    <>
      <StatementTable title={t('title')} columns={[{ key: 'account', label: t('account') }, ...columns]}>
        {statement.parts.map(part => (
          <PnlPart key={part.part} {...{ part, columns, withShares }} onOpen={setFigure} />
        ))}
      </StatementTable>
      {figure && <PnlTrace {...{ figure, statement, question }} onClose={() => setFigure(null)} />}
    </>
  )
}
