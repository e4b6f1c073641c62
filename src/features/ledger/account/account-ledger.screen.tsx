import { businessDate, isMonthText } from '@contract/kernel/dates'
import { idSchema } from '@contract/kernel/ids'
import { linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import { fiscalYearStart } from '@contract/modules/accounting/balance-sheet.rules'
import { AccountLedgerBar } from '@/features/ledger/account/account-ledger-bar'
import { AccountLedgerPages } from '@/features/ledger/account/account-ledger-pages'
import { AccountLedgerTable } from '@/features/ledger/account/account-ledger-table'
import {
  useGetAccountLedgerQuery,
  ledgerFileAddress,
  type AccountLedgerQuestion,
} from '@/features/ledger/account/account-ledger.api'
import '@/features/ledger/ledger.scss'
import '@/shared/statement/statement.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { SaveButton } from '@/shared/record/save-button'
import { listPath } from '@/shared/resource/list-path'
import { useStatementAddress } from '@/shared/statement/use-statement-address'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

/** One account, line by line with its balance; of the fiscal year so far unless other months are asked for. */
export function AccountLedgerScreen() {
  const t = usePhrases('ledger')
  const address = useStatementAddress()
  const { units } = useUnitChoice(address.unitCodes)
  const { said, change } = address
  const to = isMonthText(said('to')) ? said('to') : businessDate(new Date()).slice(0, 7)
  const asked = isMonthText(said('from')) ? said('from') : fiscalYearStart(to)
  const span = { from: asked <= to ? asked : to, to }
  const account_id = idSchema.safeParse(said('account')).data ?? ''
  const start = /^\d{1,7}$/.test(said('start')) ? Number(said('start')) : 0
  const question = { account_id, ...span, units: address.units, known_on: address.knownOn, start }
  const answer = useGetAccountLedgerQuery(question, { skip: account_id === '' })
  return (
    <>
      <PageHeader text={t('account_ledger.text')} />
      <div className="stack">
        <AccountLedgerBar address={address} account={account_id} span={span} />
        {account_id ? (
          <Answer answer={answer} wait={<Skeleton shape="rows" lines={10} />}>
            {ledger => (
              <Card
                title={<bdi>{`${ledger.account.code} ${ledger.account.name}`}</bdi>}
                actions={
                  <div className="cluster">
                    <AccountLedgerFiles question={question} code={ledger.account.code} />
                    <ButtonLink
                      to={listPath('/accounting/ledger', {
                        filter: linesOfFigure({ ...ledger, account_ids: [ledger.account.id] }),
                      })}
                      size="sm"
                      icon="list"
                    >
                      {t('account_ledger.as_list')}
                    </ButtonLink>
                  </div>
                }
              >
                <AccountLedgerTable
                  ledger={ledger}
                  withUnits={units.length > 1 && ledger.unit_ids?.length !== 1}
                />
                <AccountLedgerPages ledger={ledger} onStart={next => change({ start: String(next || '') })} />
              </Card>
            )}
          </Answer>
        ) : (
          <Card>
            <EmptyState icon="list-columns" title={t('account_ledger.choose')}>
              {t('account_ledger.choose_text')}
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  )
}

type AccountLedgerFilesProps = { question: AccountLedgerQuestion; code: string }

function AccountLedgerFiles({ question, code }: AccountLedgerFilesProps) {
  const t = usePhrases('ledger')
  const { from, to } = question
  const name = t('account_ledger.file', { code, from, to })
  return (
    <>
      <SaveButton size="sm" url={ledgerFileAddress('paper', question)} name={name}>
        {t('account_ledger.pdf')}
      </SaveButton>
      <SaveButton size="sm" url={ledgerFileAddress('export', question)} kind="xlsx" name={name}>
        {t('account_ledger.workbook')}
      </SaveButton>
    </>
  )
}
