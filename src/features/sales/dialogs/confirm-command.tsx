import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommand } from '@/shared/command/use-command'
import type { Version } from '@/shared/resource/resource-types'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type ConfirmCommandProps<Call extends { record: Version }> = {
  command: PortalCommand<Call>
  call: Call
  title: string
  text: string
  done: string
  onClose: () => void
  onDone?: () => void
}

/** Asks once before something that takes no more than a yes. */
export function ConfirmCommand<Call extends { record: Version }>(props: ConfirmCommandProps<Call>) {
  const { command, call, title, text, done, onClose, onDone } = props
  const [run, busyId] = useCommand(command)
  const handleConfirm = async () => {
    if (await run(call, done)) onDone?.()
    onClose()
  }
  return (
    <ConfirmDialog
      show
      title={title}
      tone="danger"
      confirmLabel={title}
      busy={busyId !== null}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}
