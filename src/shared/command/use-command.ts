import { useState } from 'react'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { toApiFailure } from '@/shared/http/api-failure'
import { error as failed, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

/** A command without a dialog: it runs, and what became of it is said. Gives back whether the server did it. */
export function useCommand<Call extends { record?: { id: string } }, Answer>(
  command: PortalCommand<Call, Answer>,
): readonly [(call: Call, done: string) => Promise<boolean>, string | boolean] {
  const dispatch = useAppDispatch()
  const goStale = useStaleTags(command)
  const [send] = command.useMutation()
  const [busy, setBusy] = useState<string | boolean>(false)
  const run = async (call: Call, done: string) => {
    setBusy(call.record?.id ?? true)
    try {
      await send(call).unwrap()
      dispatch(success(done))
      return true
    } catch (error) {
      const failure = toApiFailure(error)
      if (failure.code === 'stale_record' && call.record) goStale(call.record.id)
      dispatch(failed(failure.message))
      return false
    } finally {
      setBusy(false)
    }
  }
  return [run, busy]
}
