import type { ReactNode } from 'react'
import type { ShownScheme } from '@/features/commission/schemes.api'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'

export type SchemeConfirmProps = {
  command: PortalCommand
  scheme: ShownScheme
  title: string
  confirmLabel: string
  /** What is told once the server has said yes. */
  done: string
  onClose: () => void
  children: ReactNode
}

/** Stays open with the reason where the server says no. */
export function SchemeConfirm(props: SchemeConfirmProps) {
  const { command, scheme, title, confirmLabel, done, onClose, children } = props
  const form = useCommandForm(command, {
    record: scheme,
    defaultValues: {},
    done: () => done,
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={title} submit={confirmLabel} onClose={onClose}>
      {children}
    </FormDialog>
  )
}
