import { useState } from 'react'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { toApiFailure } from '@/shared/http/api-failure'
import { error as failed, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

/** A command on a record without a dialog: it runs, and what became of it is said; tells whether the server did it. */
export function useCommand<Call extends { record: { id: string } }, Answer>(
  command: PortalCommand<Call, Answer>,
): readonly [run: (call: Call, done: string) => Promise<boolean>, busyId: string | null] {
  const dispatch = useAppDispatch()
  const goStale = useStaleTags(command)
  const [send] = command.useMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const run = async (call: Call, done: string) => {
    setBusyId(call.record.id)
    try {
      await send(call).unwrap()
      dispatch(success(done))
      return true
    } catch (error) {
      const failure = toApiFailure(error)
      if (failure.code === 'stale_record') goStale(call.record.id)
      dispatch(failed(failure.message))
      return false
    } finally {
      setBusyId(null)
    }
  }
  return [run, busyId]
}
