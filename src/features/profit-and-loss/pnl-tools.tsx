import { useState } from 'react'
import { workbookAddress, type PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { useCan } from '@/shared/access/use-can'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote } from '@/shared/notify/notification.slice'
import { saveFrom } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type PnlToolsProps = { question: PnlQuestion }

export function PnlTools({ question }: PnlToolsProps) {
  const t = usePhrases('profit-and-loss')
  const can = useCan()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFrom(workbookAddress(question), XLSX, `${t('export.file', { year: question.year })}.xlsx`)
    } catch (failed) {
      dispatch(errorNote(toApiFailure(failed).message))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon="printer" onClick={() => window.print()}>
        {t('export.print')}
      </Button>
      {can('report.pnl.export') && (
        <Button icon="download" busy={isBusy} onClick={() => void save()}>
          {t('export.xlsx')}
        </Button>
      )}
    </>
  )
}
