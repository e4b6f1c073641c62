import { Suspense, type ReactNode } from 'react'
import { ModalFrame } from '@/shared/ui/overlays/late-overlays'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { useOnceShown } from '@/shared/ui/use-once-shown'

export type ModalProps = {
  show: boolean
  title: ReactNode
  children: ReactNode
  onClose: () => void
  footer?: ReactNode | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** False while something is being saved: Esc, the backdrop and the cross do nothing. */
  closable?: boolean | undefined
  describedBy?: string | undefined
}

/** A dialog over the page; the frame that holds it comes with the first one that is shown. */
export function Modal(props: ModalProps) {
  const wasShown = useOnceShown(props.show)
  if (!wasShown) return null
  return (
    <Suspense fallback={props.show && <OverlayWait />}>
      <ModalFrame {...props} />
    </Suspense>
  )
}
