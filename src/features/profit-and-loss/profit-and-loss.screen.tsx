import { PnlBar } from '@/features/profit-and-loss/pnl-bar'
import { PnlTools } from '@/features/profit-and-loss/pnl-tools'
import { PnlView } from '@/features/profit-and-loss/pnl-view'
import '@/features/profit-and-loss/profit-and-loss.scss'
import { usePnlAddress } from '@/features/profit-and-loss/use-pnl-address'
import { useUnitChoice } from '@/features/profit-and-loss/use-unit-choice'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PageHeader } from '@/shared/ui/page-header'

export function ProfitAndLossScreen() {
  const t = usePhrases('profit-and-loss')
  const address = usePnlAddress()
  const { units, chosen } = useUnitChoice(address.unitCodes)
  const shown = chosen.length === 0 ? units : chosen
  // On paper nothing else says which units these figures are of.
  const names =
    chosen.length === 0 && units.length > 1 ? t('units.all') : shown.map(unit => unit.ou_name).join(', ')
  return (
    <>
      <PageHeader
        title={t('title')}
        text={`${address.question.year} · ${names}`}
        actions={<PnlTools question={address.question} />}
      />
      <div className="stack">
        <PnlBar address={address} />
        <PnlView address={address} />
      </div>
    </>
  )
}
