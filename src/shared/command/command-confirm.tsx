import type { PortalCommand } from '@/shared/command/create-command-api'
import { EntryBefore } from '@/shared/command/entry-before'
import { useCommand } from '@/shared/command/use-command'
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/confirm-dialog'

export type CommandConfirmProps<Call> = Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'tone' | 'children'
> & {
  command: PortalCommand<Call>
  call: Call
  /** What is said once the server has done it. */
  done: string
  onDone?: () => void
  onClose: () => void
}

/** Asks before a command runs whose values are known, and closes with whatever became of it; shows what it posts. */
export function CommandConfirm<Call extends object>(props: CommandConfirmProps<Call>) {
  const { command, call, done, onDone, onClose, ...dialog } = props
  const [run, busyId] = useCommand(command)
  const { record, body } = call as { record?: { id: string }; body?: object }
  const handleConfirm = async () => {
    const isDone = await run(call, done)
    onClose()
    if (isDone) onDone?.()
  }
  return (
    <ConfirmDialog
      show
      {...dialog}
      busy={busyId !== null}
      below={<EntryBefore command={command} id={record?.id} values={body} />}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  )
}
