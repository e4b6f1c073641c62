import { formatAmount, moneyText } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { suggestAllocations } from '@contract/modules/collection/allocation.rules'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Allocation } from '@contract/modules/collection/receipt.resource'
import { useGetOpenLinesQuery } from '@/features/collection/collection.api'
import { centavosTyped } from '@/features/collection/receipts/centavos-typed'
import { FigureInput } from '@/shared/form/figure-input'
import { shownAmount, typedAmount } from '@/shared/form/typed-figures'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table, type TableColumn } from '@/shared/ui/table'

export type AllocationRowsProps = {
  developerId: string
  ouId: string
  /** What there is to allocate. */
  available: bigint
  allocations: readonly Allocation[]
  onChange: (allocations: Allocation[]) => void
}

/** An amount for each open line of the developer's statements, and what is left. */
export function AllocationRows({ developerId, ouId, available, allocations, onChange }: AllocationRowsProps) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const query = useGetOpenLinesQuery({ developer_id: developerId, ou_id: ouId })
  const { currentData: lines, error, isFetching, refetch } = query
  if (!lines)
    return error && !isFetching ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={4} />
    )
  if (lines.length === 0) return <p className="text-muted">{t('settles.nothing_open')}</p>
  const amountOf = (id: string) => allocations.find(({ line_id }) => line_id === id)?.amount ?? '0.00'
  const change = (id: string, amount: string) =>
    onChange([
      ...allocations.filter(({ line_id }) => line_id !== id),
      ...(amount === '0.00' ? [] : [{ line_id: id, amount }]),
    ])
  const settled = total(allocations.map(({ amount }) => centavosTyped(amount)))
  const left = available - settled
  const money = (amount: string) => <Ltr>{formatAmount(amount)}</Ltr>
  const columns: TableColumn<OpenLine>[] = [
    {
      key: 'statement',
      header: t('settles.statement'),
      rowHeader: true,
      cell: line => (
        // One part, so that on a phone the second line stands below the first.
        <div>
          <bdi className="text-nowrap">{line.number}</bdi>
          <div className="text-muted small">
            <bdi>{line.sale_no}</bdi> · {t('receivables.tranche', { seq: line.seq })} ·{' '}
            <bdi>{line.buyer_name}</bdi>
          </div>
        </div>
      ),
    },
    {
      key: 'due',
      header: t('settles.due'),
      cell: line => (
        <span className="text-nowrap">
          <Ltr>{formats.date(line.due_on)}</Ltr>
        </span>
      ),
    },
    { key: 'open', header: t('settles.open'), figures: true, cell: line => money(line.open_amount) },
    {
      key: 'amount',
      header: t('settles.amount'),
      figures: true,
      cell: line => (
        <FigureInput
          aria-label={t('settles.amount_of', { number: line.number, sale: line.sale_no, seq: line.seq })}
          value={amountOf(line.id)}
          // Emptied, it settles nothing.
          read={text => typedAmount(text) ?? '0.00'}
          show={shownAmount}
          onRead={amount => change(line.id, String(amount))}
          inputRef={null}
        />
      ),
    },
  ]
  return (
    <div className="form-stack form-grid-whole">
      <div>
        <Button size="sm" onClick={() => onChange(suggestAllocations(available, lines))}>
          {t('settles.suggest')}
        </Button>
      </div>
      <Table caption={t('sections.settles')} columns={columns} rows={lines} rowKey={line => line.id} />
      <DefinitionList
        definitions={[
          [t('settles.available'), money(moneyText(available))],
          [t('settles.settled'), money(moneyText(settled))],
          [
            t('settles.left'),
            <span key="left" className={left < 0n ? 'text-danger' : undefined}>
              {money(moneyText(left))}
            </span>,
          ],
        ]}
      />
    </div>
  )
}
