import { lazy, Suspense } from 'react'
import type { CommandDialogProps } from '@/shared/command/command-dialog'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'

const CommandDialog = lazy(async () => ({
  default: (await import('@/shared/command/command-dialog')).CommandDialog,
}))

/** The same dialog, fetched when it is asked for: for records that many open and few command. */
export const LateCommandDialog = (props: CommandDialogProps) => (
  <Suspense fallback={<OverlayWait />}>
    <CommandDialog {...props} />
  </Suspense>
)
