import { formatAmount } from '@contract/kernel/money'
import type { Statement } from '@contract/modules/commission/statement.document'
import { Ltr } from '@/shared/format/ltr'
import { useFieldWords } from '@/shared/record/use-field-words'
import { DefinitionList } from '@/shared/ui/definition-list'

const TOTALS = ['net_amount', 'vat_amount', 'gross_amount', 'expected_ewt', 'collectible'] as const

export type StatementTotalsProps = { totals: Pick<Statement, (typeof TOTALS)[number]> }

/** From the net commission to what the developer pays. */
export function StatementTotals({ totals }: StatementTotalsProps) {
  const words = useFieldWords('statements', 'commission_statement')
  const shown = (name: (typeof TOTALS)[number]) => <Ltr>{formatAmount(totals[name])}</Ltr>
  return (
    <DefinitionList
      definitions={TOTALS.map(name => [
        words.label(name),
        name === 'collectible' ? <strong key={name}>{shown(name)}</strong> : shown(name),
      ])}
    />
  )
}
