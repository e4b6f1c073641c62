import { formatAmount } from '@contract/kernel/money'
import type { Billable } from '@contract/modules/commission/statement-line'
import { useTrancheColumns } from '@/features/statements/use-line-columns'
import { amountColumn } from '@/shared/format/amount-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type WaitingLine = Billable['waiting'][number]

/** What of the developer's sales comes later, and why. */
export function WaitingTable({ waiting }: { waiting: readonly WaitingLine[] }) {
  const t = usePhrases('statements')
  const named = useTrancheColumns()
  const conditions = usePhrases('commission-transactions')
  const reasonOf = ({ because, missing, conditions: needs, claimed_by }: WaitingLine): string => {
    if (because === 'claimed') return t('waiting.claimed', { number: claimed_by ?? '' })
    if (because === 'on_hold' || because === 'after_cutoff') return t(`waiting.${because}`)
    const money = because === 'money' ? [t('waiting.money', { amount: formatAmount(missing) })] : []
    return [...money, ...needs.map(need => conditions(`conditions.${need}`))].join(', ')
  }
  const columns: TableColumn<WaitingLine>[] = [
    ...named,
    { key: 'reason', header: t('waiting.reason'), cell: reasonOf },
    amountColumn('gross', t('lines.net')),
  ]
  return (
    <details>
      <summary>
        {t('waiting.title')} ({waiting.length})
      </summary>
      <p className="text-muted">{t('waiting.text')}</p>
      <Table caption={t('waiting.title')} columns={columns} rows={waiting} rowKey={line => line.tranche_id} />
    </details>
  )
}
