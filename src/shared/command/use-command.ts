import { useState } from 'react'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { failureText, toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { error as failed, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

type DoneMessage<Answer> = string | ((answer: Answer) => string) | null

export type CommandRun<Call, Answer> = readonly [
  /** Says what became of it, but for what is seen by itself, and tells whether the server did it. */
  run: (call: Call, done: DoneMessage<Answer>) => Promise<boolean>,
  /** Of the record; empty of a command on a list. */
  busyId: string | null,
  /** Why the last run was refused. */
  refused: ApiFailure | null,
]

/** A command without a dialog. */
export function useCommand<Call extends object, Answer>(
  command: PortalCommand<Call, Answer>,
): CommandRun<Call, Answer> {
  const dispatch = useAppDispatch()
  const goStale = useStaleTags(command)
  const [send] = command.useMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [refused, setRefused] = useState<ApiFailure | null>(null)
  const run = async (call: Call, done: DoneMessage<Answer>) => {
    const id = (call as { record?: { id: string } }).record?.id ?? ''
    setBusyId(id)
    try {
      const answer = await send(call).unwrap()
      setRefused(null)
      if (done !== null) dispatch(success(typeof done === 'string' ? done : done(answer)))
      return true
    } catch (error) {
      const failure = toApiFailure(error)
      if (failure.code === 'stale_record') goStale(id)
      setRefused(failure)
      dispatch(failed(failureText(failure)))
      return false
    } finally {
      setBusyId(null)
    }
  }
  return [run, busyId, refused]
}
