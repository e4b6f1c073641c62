import { Suspense, type ReactNode } from 'react'
import { OffcanvasFrame } from '@/shared/ui/overlays/late-overlays'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { useOnceShown } from '@/shared/ui/use-once-shown'

export type OffcanvasProps = {
  show: boolean
  title: ReactNode
  children: ReactNode
  onClose: () => void
  /** Beside the button that closes it. */
  actions?: ReactNode | undefined
  footer?: ReactNode | undefined
  /** Where it slides in from, in reading direction. */
  side?: 'start' | 'end' | undefined
  /** False leaves the page bright behind it, and free to scroll, e.g. to preview a choice. */
  backdrop?: boolean | undefined
  className?: string | undefined
}

/** A sheet from the side; the frame that holds it comes with the first one that is shown. */
export function Offcanvas(props: OffcanvasProps) {
  const wasShown = useOnceShown(props.show)
  if (!wasShown) return null
  return (
    <Suspense fallback={props.show && <OverlayWait />}>
      <OffcanvasFrame {...props} />
    </Suspense>
  )
}
