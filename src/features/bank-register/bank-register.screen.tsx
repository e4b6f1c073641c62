import { lazy, Suspense, useState } from 'react'
import type { BankAccount } from '@contract/modules/accounting/bank-register'
import { BankBar } from '@/features/bank-register/bank-bar'
import '@/features/bank-register/bank-register.scss'
import { useGetBankAccountsQuery } from '@/features/bank-register/bank-register.api'
import { BankLines } from '@/features/bank-register/lines/bank-lines'
import { ReconciliationView } from '@/features/bank-register/reconciliation-view'
import { RegisterView } from '@/features/bank-register/register-view'
import { useBankAddress, BANK_VIEWS, type BankAddress } from '@/features/bank-register/use-bank-address'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'

/** Each account at a bank: what the books say, what the bank says, and what lies between. */
export function BankRegisterScreen() {
  const t = usePhrases('bank-register')
  const answer = useGetBankAccountsQuery()
  const address = useBankAddress(answer.currentData ?? [])
  const { account } = address
  return (
    <>
      <PageHeader
        text={t('text')}
        actions={account && <ImportButton key={account.ou_id + account.account_id} account={account} />}
      />
      <Answer answer={answer} wait={<Skeleton shape="rows" lines={10} />}>
        {accounts =>
          account ? (
            <div className="stack">
              <BankBar accounts={accounts} account={account} address={address} />
              <BankViews account={account} address={address} />
            </div>
          ) : (
            <Card>
              <EmptyState icon="bank" title={t('empty')}>
                {t('empty_text')}
              </EmptyState>
            </Card>
          )
        }
      </Answer>
    </>
  )
}

const ImportDialog = lazy(() =>
  import('@/features/bank-register/statement/import-dialog').then(file => ({ default: file.ImportDialog })),
)

function ImportButton({ account }: { account: BankAccount }) {
  const t = usePhrases('bank-register')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('accounting.journal.create') || !can('integration.import.run')) return null
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog account={account} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type BankViewsProps = { account: BankAccount; address: BankAddress }

function BankViews({ account, address }: BankViewsProps) {
  const t = usePhrases('bank-register')
  const { ou_id, account_id } = account
  const place = { ou_id, account_id }
  const content = {
    lines: <BankLines key={ou_id + account_id} place={place} />,
    register: <RegisterView place={place} address={address} />,
    reconciliation: <ReconciliationView place={place} address={address} />,
  }
  return (
    <Card flush className="bank-card">
      <Tabs
        label={t('views')}
        activeKey={address.view}
        onChange={view => address.change({ view: view === 'lines' ? '' : view })}
        tabs={BANK_VIEWS.map(key => ({ key, label: t(`view.${key}`), content: content[key] }))}
      />
    </Card>
  )
}
