import { LARGEST_PAGE } from '@contract/kernel/list-query'
import type { ListedFiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { periods } from '@/features/ledger/ledger.api'
import { PeriodStatusBadge } from '@/features/ledger/periods/period-status-badge'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { RecordLink } from '@/shared/resource/record-link'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table } from '@/shared/ui/table'

/** Months down, units across, the latest month first: where each of them stands, one press from its checklist. */
export function PeriodBoard() {
  const t = usePhrases('ledger')
  const formats = useFormats()
  const sort = [{ field: 'month', direction: 'desc' } as const]
  const answer = periods.useListQuery({ start: 0, end: LARGEST_PAGE, sort, filter: {} })
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {({ data }) => {
        const rows = [...Map.groupBy(data as ListedFiscalPeriod[], ({ month }) => month)]
        const units = [...new Set(data.map(({ ou_label }) => ou_label ?? ''))].toSorted()
        return (
          <Card>
            <Table
              caption={t('periods.board')}
              rows={rows}
              rowKey={([month]) => month}
              empty={<EmptyState icon="calendar3" title={t('periods.empty')} />}
              columns={[
                {
                  ...{ key: 'month', header: t('fields.month'), rowHeader: true },
                  cell: ([month]: (typeof rows)[number]) => formats.month(month),
                },
                ...units.map(unit => ({
                  ...{ key: unit, header: unit },
                  cell: ([, own]: (typeof rows)[number]) =>
                    own
                      .filter(({ ou_label }) => ou_label === unit)
                      .map(({ id, status }) => (
                        <RecordLink key={id} id={id} opens="panel" className="record-link">
                          <PeriodStatusBadge status={status} />
                        </RecordLink>
                      )),
                })),
              ]}
            />
          </Card>
        )
      }}
    </Answer>
  )
}
