import type { AdvanceStandingAnswer } from '@contract/modules/cash-advance/advance-answers'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SignaturePicture } from '@/shared/signature/signature-picture'

type Authority = NonNullable<AdvanceStandingAnswer['signed']>

/** Word for word what was signed, by whom and when. */
export function SignedAuthority({ signed }: { signed: Authority }) {
  const t = usePhrases('cash-advance')
  const words = usePhrases('signature')
  const formats = useFormats()
  const { text, signed_name, drawing, signed_at } = signed
  return (
    <details className="advance-limit">
      <summary>{t('authority.signed', { name: signed_name, date: formats.longDate(signed_at) })}</summary>
      <p className="advance-authority" dir="auto">
        {text}
      </p>
      <SignaturePicture drawing={drawing} label={words('picture')} />
    </details>
  )
}
