import { addMonths, businessDate, isDateText } from '@contract/kernel/dates'
import { useGetDevelopersLedgerQuery } from '@/features/collection/collection.api'
import { LedgerBar } from '@/features/collection/developers-ledger/ledger-bar'
import { LedgerFiles } from '@/features/collection/developers-ledger/ledger-files'
import { LedgerTable } from '@/features/collection/developers-ledger/ledger-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { useStatementAddress } from '@/shared/statement/use-statement-address'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

/** What one developer owed, movement by movement; of the last year unless other days are asked for. */
export function DevelopersLedgerScreen() {
  const t = usePhrases('collection')
  const { said, change } = useStatementAddress()
  const today = businessDate(new Date())
  const dayOf = (name: string, otherwise: string) => (isDateText(said(name)) ? said(name) : otherwise)
  const to = dayOf('to', today)
  const from = dayOf('from', addMonths(to, -12))
  const developer_id = said('developer')
  const isAsked = developer_id !== '' && from <= to
  const answer = useGetDevelopersLedgerQuery({ developer_id, from, to }, { skip: !isAsked })
  return (
    <>
      <PageHeader text={t('ledger.text')} />
      <div className="stack">
        <LedgerBar developerId={developer_id} from={from} to={to} onChange={change} />
        {isAsked ? (
          <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
            {ledger => (
              <Card>
                <div className="stack">
                  <LedgerFiles developerId={developer_id} ledger={ledger} />
                  <LedgerTable ledger={ledger} />
                </div>
              </Card>
            )}
          </Answer>
        ) : (
          <Card>
            <EmptyState icon="journal-text" title={t('ledger.choose')}>
              {t('ledger.choose_text')}
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  )
}
