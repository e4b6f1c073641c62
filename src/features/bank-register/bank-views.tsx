import type { BankAccount } from '@contract/modules/accounting/bank-register'
import { BankLines } from '@/features/bank-register/lines/bank-lines'
import { ReconciliationView } from '@/features/bank-register/reconciliation-view'
import { RegisterView } from '@/features/bank-register/register-view'
import { BANK_VIEWS, type BankAddress } from '@/features/bank-register/use-bank-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Tabs } from '@/shared/ui/tabs'

export type BankViewsProps = { account: BankAccount; address: BankAddress }

export function BankViews({ account, address }: BankViewsProps) {
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
