import { useCommandSaleMutation } from '@/features/sales/sales.api'
import type { Kept } from '@/features/sales/wizard/use-wizard'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

/** Tells those who confirm reservations that a draft is ready for it. */
export function useAskReservation(onDone: (id: string) => void) {
  const t = usePhrases('sales')
  const dispatch = useAppDispatch()
  const [command, { isLoading }] = useCommandSaleMutation()
  const send = async ({ id, row_version }: Kept) => {
    try {
      await command({ id, row_version, command: 'ask-reservation' }).unwrap()
      dispatch(success(t('done.ask_reservation')))
      onDone(id)
    } catch (failed) {
      dispatch(error(toApiFailure(failed).message))
    }
  }
  return { send, isBusy: isLoading }
}
