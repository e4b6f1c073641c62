import { BalanceView } from '@/features/trial-balance/balance-view'
import '@/features/trial-balance/trial-balance.scss'
import { useBalanceAddress, type BalanceAddress } from '@/features/trial-balance/use-balance-address'
import { MonthSpan } from '@/shared/form/month-span'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { KnownOnField } from '@/shared/statement/known-on-field'
import { StatementUnits } from '@/shared/statement/statement-units'
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

type BalanceBarProps = { address: BalanceAddress }

function BalanceBar({ address }: BalanceBarProps) {
  const t = usePhrases('trial-balance')
  const { from, to } = address.question
  return (
    <div className="statement-bar">
      <MonthSpan {...{ from, to }} labels={{ from: t('from'), to: t('to') }} onChange={address.change} />
      <StatementUnits address={address} />
      <KnownOnField address={address} />
    </div>
  )
}
