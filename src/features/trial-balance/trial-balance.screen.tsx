import { BalanceBar } from '@/features/trial-balance/balance-bar'
import { BalanceView } from '@/features/trial-balance/balance-view'
import '@/features/trial-balance/trial-balance.scss'
import { useBalanceAddress } from '@/features/trial-balance/use-balance-address'
import { useFormats } from '@/shared/format/use-formats'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { PageHeader } from '@/shared/ui/page-header'

export function TrialBalanceScreen() {
  const formats = useFormats()
  const address = useBalanceAddress()
  const { names } = useUnitChoice(address.unitCodes)
  const { from, to } = address.question
  const [first, last] = [formats.month(`${from}-01`), formats.month(`${to}-01`)]
  return (
    <>
      <PageHeader text={`${first} – ${last} · ${names}`} />
      <div className="stack">
        <BalanceBar address={address} />
        <BalanceView address={address} />
      </div>
    </>
  )
}
