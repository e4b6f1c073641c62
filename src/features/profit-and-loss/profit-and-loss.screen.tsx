import { PnlBar } from '@/features/profit-and-loss/pnl-bar'
import { PnlView } from '@/features/profit-and-loss/pnl-view'
import '@/features/profit-and-loss/profit-and-loss.scss'
import { fileAddress, type PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { usePnlAddress } from '@/features/profit-and-loss/use-pnl-address'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { Button } from '@/shared/ui/button'
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

type PnlToolsProps = { question: PnlQuestion }

function PnlTools({ question }: PnlToolsProps) {
  const t = usePhrases('profit-and-loss')
  const name = t('export.file', { year: question.year })
  return (
    <>
      <Button icon="printer" onClick={() => window.print()}>
        {t('export.print')}
      </Button>
      <Can code="report.pnl.export">
        <SaveButton url={fileAddress(question, 'paper')} name={name}>
          {t('export.pdf')}
        </SaveButton>
        <SaveButton url={fileAddress(question, 'export')} kind="xlsx" name={name}>
          {t('export.xlsx')}
        </SaveButton>
      </Can>
    </>
  )
}
