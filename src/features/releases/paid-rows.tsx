import type { Release } from '@contract/modules/commission/release.document'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { amountColumn } from '@/shared/format/amount-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type PaidRowsProps = {
  releases: readonly Release[]
  /** What keeps one of them from being paid, by its place. */
  errors: unknown
}

/** The releases that are paid together; what refuses one of them stands beside it. */
export function PaidRows({ releases, errors }: PaidRowsProps) {
  const t = usePhrases('releases')
  const messageOf = useFieldMessage()
  const errorOf = (release: Release) => {
    const found = (errors as readonly ({ message?: string } | undefined)[] | undefined)?.[
      releases.indexOf(release)
    ]
    return messageOf(found?.message)
  }
  const columns: TableColumn<Release>[] = [
    {
      key: 'number',
      header: t('pay_many.release'),
      rowHeader: true,
      cell: release => (
        <>
          <bdi className="text-nowrap">{release.number}</bdi>
          <div className="text-muted small">
            <bdi>{release.seller_label}</bdi>
          </div>
          {errorOf(release) && <div className="text-danger small">{errorOf(release)}</div>}
        </>
      ),
    },
    amountColumn('net_amount', t('step.net')),
  ]
  return <Table caption={t('pay_many.open')} columns={columns} rows={releases} rowKey={({ id }) => id} />
}
