import { BankBar } from '@/features/bank-register/bank-bar'
import '@/features/bank-register/bank-register.scss'
import { useGetBankAccountsQuery } from '@/features/bank-register/bank-register.api'
import { BankViews } from '@/features/bank-register/bank-views'
import { ImportButton } from '@/features/bank-register/statement/import-button'
import { useBankAddress } from '@/features/bank-register/use-bank-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

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
