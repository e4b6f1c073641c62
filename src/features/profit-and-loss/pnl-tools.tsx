import { fileAddress, type PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { Button } from '@/shared/ui/button'

export type PnlToolsProps = { question: PnlQuestion }

export function PnlTools({ question }: PnlToolsProps) {
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
