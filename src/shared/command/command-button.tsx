import { useState } from 'react'
import type { CommandDialogProps } from '@/shared/command/command-dialog'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { afterUnsaved } from '@/shared/form/leave-hold'
import { phrase } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button, type ButtonProps } from '@/shared/ui/button'

export type CommandButtonProps = Omit<CommandDialogProps, 'onClose'> &
  Pick<ButtonProps, 'variant' | 'size' | 'icon'> & {
    /** What it says, where that is not `command.<name>.open`. */
    label?: string
  }

/** A button that opens the dialog of one command; whoever typed into a form beside it is asked first. */
export function CommandButton({ variant, size, icon, label, ...dialog }: CommandButtonProps) {
  const { namespace, command } = dialog
  // Draws anew when phrases arrive.
  usePhrases(namespace)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...{ variant, size, icon }} onClick={() => afterUnsaved(() => setAsking(true))}>
        {label ?? phrase(namespace, `command.${command.name}.open`)}
      </Button>
      {isAsking && <LateCommandDialog {...dialog} onClose={() => setAsking(false)} />}
    </>
  )
}
