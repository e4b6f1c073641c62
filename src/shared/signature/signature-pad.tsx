import { useRef, type PointerEvent } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import {
  beginStroke,
  goOn,
  PLAIN_LINE,
  pointOf,
  SIGNATURE_SIZE,
  type Point,
} from '@/shared/signature/signature-path'
import { SignaturePicture } from '@/shared/signature/signature-picture'
import { Button } from '@/shared/ui/button'
import '@/shared/signature/signature.scss'

export type SignaturePadProps = {
  drawing: string
  error?: string | undefined
  onDraw: (path: string) => void
}

/** A place to sign in with finger, pen or mouse; whoever cannot draw takes a line under the typed name. */
export function SignaturePad({ drawing, error, onDraw }: SignaturePadProps) {
  const t = usePhrases('signature')
  const pen = useRef<{ path: string; last: Point } | null>(null)

  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const { width: wide, height: high } = SIGNATURE_SIZE
    return pointOf(((clientX - left) / width) * wide, ((clientY - top) / height) * high)
  }
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const last = pointAt(event)
    const begun = drawing === PLAIN_LINE ? '' : drawing
    pen.current = { path: beginStroke(begun, last), last }
    onDraw(pen.current.path)
  }
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (!pen.current) return
    const next = pointAt(event)
    const path = goOn(pen.current.path, pen.current.last, next)
    if (path === pen.current.path) return
    pen.current = { path, last: next }
    onDraw(path)
  }
  const handleUp = () => {
    pen.current = null
  }
  return (
    <div className="signature">
      <p className="form-label">{t('label')}</p>
      <div
        className="signature-pad"
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      >
        <SignaturePicture drawing={drawing} label={t('picture')} />
        {drawing === '' && <span className="signature-here">{t('here')}</span>}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="cluster">
        <Button size="sm" disabled={drawing === ''} onClick={() => onDraw('')}>
          {t('clear')}
        </Button>
        <Button size="sm" variant="link" onClick={() => onDraw(PLAIN_LINE)}>
          {t('line')}
        </Button>
      </div>
    </div>
  )
}
