import type { SaleRow } from '@contract/modules/sales/sale.resource'
import { useCommandSaleMutation } from '@/features/sales/sales.api'
import { sales } from '@/features/sales/sales-lists.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export function useVerifyDocument({ id, row_version }: SaleRow) {
  const t = usePhrases('sale-documents')
  const dispatch = useAppDispatch()
  const [command, { isLoading }] = useCommandSaleMutation()
  const verify = async (documentId: string, name: string) => {
    try {
      await command({ id, row_version, command: `documents/${documentId}/verify` }).unwrap()
      dispatch(success(t('documents.verified', { name })))
    } catch (failed) {
      const failure = toApiFailure(failed)
      if (failure.code === 'stale_record') dispatch(sales.wentStale(id))
      dispatch(error(failure.message))
    }
  }
  return { verify, isBusy: isLoading }
}
