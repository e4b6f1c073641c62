import { SIGNATURE_SIZE } from '@/shared/signature/signature-path'
import '@/shared/signature/signature.scss'

export type SignaturePictureProps = { drawing: string; label: string }

export function SignaturePicture({ drawing, label }: SignaturePictureProps) {
  const { width, height } = SIGNATURE_SIZE
  return (
    <svg className="signature-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={drawing || 'M0 0'} />
    </svg>
  )
}
