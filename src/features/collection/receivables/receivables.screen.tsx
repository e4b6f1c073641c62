import { businessDate, isDateText } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'
import type { Receivables } from '@contract/modules/collection/receivables'
import { useGetReceivablesQuery } from '@/features/collection/collection.api'
import { AgingFiles } from '@/features/collection/receivables/aging-files'
import { AgingChart } from '@/features/collection/receivables/aging-chart'
import { AgingTable } from '@/features/collection/receivables/aging-table'
import '@/features/collection/collection.scss'
import { OwedDeveloper } from '@/features/collection/receivables/owed-developer'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { StatementDay } from '@/shared/statement/statement-day'
import { useStatementAddress } from '@/shared/statement/use-statement-address'
import { Card } from '@/shared/ui/card'
import { DefinitionList } from '@/shared/ui/definition-list'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

/** Whether any age has an amount: developers stand in the table for money that waits, too. */
const hasOpen = ({ buckets }: Receivables) => Object.values(buckets).some(amount => amount !== '0.00')

/** What developers owed at the end of a day; of today unless another is asked for. */
export function ReceivablesScreen() {
  const t = usePhrases('collection')
  const { said, change } = useStatementAddress()
  const today = businessDate(new Date())
  const asOf = isDateText(said('as_of')) ? said('as_of') : today
  const answer = useGetReceivablesQuery({ as_of: asOf })
  return (
    <>
      <PageHeader text={t('receivables.text')} actions={<AgingFiles asOf={asOf} />} />
      <div className="stack">
        <Card>
          <StatementDay
            label={t('receivables.as_of')}
            className="aging-day"
            value={asOf}
            onChange={day => change({ as_of: day })}
          />
        </Card>
        <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
          {aging => (
            <Card>
              {aging.rows.length === 0 ? (
                <EmptyState icon="hourglass-split" title={t('receivables.empty')}>
                  {t('receivables.empty_text')}
                </EmptyState>
              ) : (
                <div className="stack">
                  <AgingTable aging={aging} />
                  <TieOut aging={aging} />
                  {hasOpen(aging) ? (
                    <AgingChart aging={aging} />
                  ) : (
                    <EmptyState icon="hourglass-split" title={t('receivables.empty')} />
                  )}
                  {aging.rows
                    .filter(({ statements }) => statements.length > 0)
                    .map(row => (
                      <OwedDeveloper key={row.developer_id} row={row} asOf={asOf} isToday={asOf === today} />
                    ))}
                </div>
              )}
            </Card>
          )}
        </Answer>
      </div>
    </>
  )
}

/** The same figure as the books have it. */
function TieOut({ aging: { control, difference } }: { aging: Receivables }) {
  const t = usePhrases('collection')
  const agrees = difference === '0.00'
  return (
    <DefinitionList
      definitions={[
        [t('receivables.tie_out'), <Ltr key="control">{formatAmount(control)}</Ltr>],
        [
          t('receivables.difference'),
          agrees ? (
            t('receivables.agrees')
          ) : (
            <span key="off" className="text-danger">
              <Ltr>{formatAmount(difference)}</Ltr>
            </span>
          ),
        ],
      ]}
    />
  )
}
