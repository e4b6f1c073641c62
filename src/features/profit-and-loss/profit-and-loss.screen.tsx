import { PnlBar } from '@/features/profit-and-loss/pnl-bar'
import { PnlTools } from '@/features/profit-and-loss/pnl-tools'
import { PnlView } from '@/features/profit-and-loss/pnl-view'
import '@/features/profit-and-loss/profit-and-loss.scss'
import { usePnlAddress } from '@/features/profit-and-loss/use-pnl-address'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { PageHeader } from '@/shared/ui/page-header'

export function ProfitAndLossScreen() {
  const address = usePnlAddress()
  const { names } = useUnitChoice(address.unitCodes)
  return (
    <>
      <PageHeader
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
