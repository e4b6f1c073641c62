import { failureText, toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { error, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

/** Does something and says how it went; gives back what was refused, or null when it was done. */
export function useWithToast(): (work: () => Promise<unknown>, done: string) => Promise<ApiFailure | null> {
  const dispatch = useAppDispatch()
  return async (work, done) => {
    try {
      await work()
      dispatch(success(done))
      return null
    } catch (failed) {
      const failure = toApiFailure(failed)
      dispatch(error(failureText(failure)))
      return failure
    }
  }
}
