import { useState } from 'react'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as failed } from '@/shared/notify/notification.slice'
import { saveFrom } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type PrintStatementProps = { saleId: string; saleNo: string | null }

/** The statement as the server prints it: the same figures, on paper. */
export function PrintStatement({ saleId, saleNo }: PrintStatementProps) {
  const t = usePhrases('sale-payments')
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const handlePrint = async () => {
    setBusy(true)
    try {
      const url = `/api/v1/sales/records/${encodeURIComponent(saleId)}/statement.pdf`
      await saveFrom(url, 'application/pdf', `statement-${saleNo ?? 'draft'}.pdf`)
    } catch (problem) {
      dispatch(failed(toApiFailure(problem).message))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="printer" busy={isBusy} onClick={() => void handlePrint()}>
      {t('tab.print')}
    </Button>
  )
}
