import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import type { Version } from '@/shared/resource/resource-types'

export type WithdrawalDialogProps = {
  command: PortalCommand
  record: Version
  title: string
  /** What follows is said before. */
  text: string
  reasonLabel: string
  done: string
  onClose: () => void
}

/** Somebody takes their consent back, as a lead or as a buyer; what follows from it differs and is said before. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { command, record, title, text, reasonLabel, done, onClose } = props
  const form = useCommandForm(command, {
    record,
    defaultValues: { reason: '' },
    done: () => done,
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={title} submit={title} isGrave onClose={onClose}>
      <p>{text}</p>
      <FormLongText form={form} name="reason" label={reasonLabel} required rows={3} />
    </FormDialog>
  )
}
