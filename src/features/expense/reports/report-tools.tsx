import { useState } from 'react'
import { reportAddress, type ReportQuestion } from '@/features/expense/expense.api'
import { useCan } from '@/shared/access/use-can'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote } from '@/shared/notify/notification.slice'
import { saveFrom } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function ReportTools({ question }: { question: ReportQuestion }) {
  const t = usePhrases('expense')
  const can = useCan()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  if (!can('expense.report.export')) return null
  const { by, from, to } = question
  const save = async () => {
    setBusy(true)
    try {
      const name = t('report.file', { by: t(`report.values.${by}`), from, to })
      await saveFrom(reportAddress(question), XLSX, `${name}.xlsx`)
    } catch (failed) {
      dispatch(errorNote(toApiFailure(failed).message))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={isBusy} onClick={() => void save()}>
      {t('report.export')}
    </Button>
  )
}
